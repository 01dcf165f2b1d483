import { cycled } from '../catalogue/random.ts';
import type { Ink } from './ink.ts';
import { mark } from './marks.ts';

type Print = (ink: Ink, color: string) => string;

/** Sun over mountains, in bands. */
const peaks: Print = ({ main }, color) =>
  `<circle cx="500" cy="400" r="92" fill="${color}"/>` +
  [0, 1, 2, 3]
    .map(
      (row) =>
        `<rect x="390" y="${412 + row * 22}" width="220" height="${4 + row * 3}" fill="${main.base}"/>`,
    )
    .join('') +
  `<path d="M370 540L450 420L500 486L548 404L640 540Z" fill="${main.base}"/><path d="M378 540L452 436L500 502L548 420L632 540Z" fill="${color}" opacity="0.8"/>` +
  `<path d="M452 436L430 470L452 462L468 478ZM548 420L528 456L548 448L566 462Z" fill="${main.base}"/>`;

/** The brand's sign in a ring. */
const badge: Print = ({ brandIndex }, color) =>
  `<circle cx="500" cy="440" r="118" fill="none" stroke="${color}" stroke-width="9"/><circle cx="500" cy="440" r="102" fill="none" stroke="${color}" stroke-width="3" stroke-dasharray="3 8"/>` +
  mark(brandIndex, [500, 440, 126], color);

/** Waves. */
const waves: Print = (_, color) =>
  [0, 1, 2, 3, 4]
    .map((row) => {
      const y = 380 + row * 34;
      return `<path d="M370 ${y}q32 -34 65 0t65 0t65 0t65 0" fill="none" stroke="${color}" stroke-width="${12 - row * 1.6}" stroke-linecap="round" opacity="${1 - row * 0.13}"/>`;
    })
    .join('');

/** A woven band of diamonds, as on a loom. */
const loom: Print = (_, color) =>
  [0, 1, 2, 3, 4]
    .map((column) => {
      const x = 330 + column * 68;
      return `<path d="M${x} 440l34 -44l34 44l-34 44zM${x + 18} 440l16 -22l16 22l-16 22z" fill="${color}" fill-rule="evenodd"/>`;
    })
    .join('') +
  `<path d="M322 372H678M322 508H678" stroke="${color}" stroke-width="8"/><path d="M322 356H678M322 524H678" stroke="${color}" stroke-width="3" stroke-dasharray="12 7"/>`;

/** A rising sun with rays over a lake. */
const sunrise: Print = (_, color) => {
  const rays = [-72, -48, -24, 0, 24, 48, 72].map(
    (angle) =>
      `<path d="M494 392L488 322H512L506 392Z" fill="${color}" transform="rotate(${angle} 500 480)"/>`,
  );
  const ripples = [0, 1, 2].map(
    (row) =>
      `<rect x="${384 + row * 34}" y="${494 + row * 24}" width="${232 - row * 68}" height="9" rx="4.5" fill="${color}"/>`,
  );
  return `<path d="M424 480A76 76 0 0 1 576 480Z" fill="${color}"/>${rays.join('')}${ripples.join('')}`;
};

/** The print on a chest, chosen by the article. */
export function chestPrint(ink: Ink): string {
  return `<g opacity="0.94">${cycled([peaks, badge, waves, loom, sunrise], ink.look.seed >>> 7)(ink, ink.accent.base)}</g>`;
}
