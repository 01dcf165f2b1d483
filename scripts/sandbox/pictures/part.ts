import type { Shades } from './shades.ts';
import { clip, gradient, type Sheet } from './sheet.ts';
import { isVisible, type Texture, textureOf } from './textures.ts';

/** One piece of a garment: a closed outline filled as cloth, leather or rubber under light from the upper left. */
export type Part = {
  /** Closed path in drawing units (the picture is 1000 × 1000). */
  readonly d: string;
  readonly shades: Shades;
  readonly texture?: Texture;
  /** Fill references laid over the base colour: stripes, prints. */
  readonly overlays?: readonly string[];
  /** Markup drawn blurred inside the outline: folds of light and shade. */
  readonly folds?: string;
  /** Markup drawn sharp inside the outline: prints, panels. */
  readonly inside?: string;
  /** How far the shade reaches in from the edge; 0 = flat. */
  readonly rim?: number;
};

const STEPS = [1, 0.87, 0.74, 0.62, 0.5, 0.39, 0.28, 0.18, 0.09];

/** Shade that grows towards the edges, without a filter: strokes one over the other. */
function rimOf(d: string, shades: Shades, reach: number): string {
  const opacity = shades.isDark ? 0.115 : 0.068;
  const lit = STEPS.map(
    (step) =>
      `<path d="${d}" stroke-width="${(reach * step * 0.8).toFixed(1)}" transform="translate(${reach * 0.22} ${reach * 0.26})"/>`,
  );
  const shaded = STEPS.map(
    (step) =>
      `<path d="${d}" stroke-width="${(reach * step * 2).toFixed(1)}" transform="translate(${-reach * 0.16} ${-reach * 0.2})"/>`,
  );
  return (
    `<g fill="none" stroke="${shades.glow}" stroke-opacity="${shades.isDark ? 0.034 : 0.04}">${lit.join('')}</g>` +
    `<g fill="none" stroke="${shades.deep}" stroke-opacity="${opacity}">${shaded.join('')}</g>`
  );
}

/** The markup of a piece. */
export function part(
  sheet: Sheet,
  { d, shades, texture, overlays = [], folds = '', inside = '', rim = 46 }: Part,
): string {
  const body = gradient(
    sheet,
    [0.15, 0, 0.8, 1],
    [
      [0, shades.light],
      [0.42, shades.base],
      [1, shades.dark],
    ],
  );
  const layers = [
    `<path d="${d}" fill="${body}"/>`,
    ...overlays.map((fill) => `<path d="${d}" fill="${fill}"/>`),
    inside,
    texture === undefined || !isVisible(sheet, texture)
      ? ''
      : `<path d="${d}" fill="${textureOf(sheet, texture, shades)}"/>`,
    folds === '' ? '' : `<g filter="url(#soft)">${folds}</g>`,
    rim === 0 ? '' : rimOf(d, shades, rim),
  ];
  return (
    `<g clip-path="${clip(sheet, d)}">${layers.join('')}</g>` +
    `<path d="${d}" fill="none" stroke="${shades.line}" stroke-opacity="0.55" stroke-width="2"/>`
  );
}

/** A fold: a lens of light or shade between two points, bent by `bow` and `width` across. */
export type Fold = readonly [x1: number, y1: number, x2: number, y2: number, bow: number, width: number];

/** Dark folds, each with a light ridge. */
export function foldsOf(shades: Shades, folds: readonly Fold[]): string {
  return folds
    .map(([x1, y1, x2, y2, bow, width]) => {
      const across = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [nx, ny] = [(y1 - y2) / across, (x2 - x1) / across];
      const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const lens = (shift: number, thick: number): string =>
        `M${x1} ${y1}Q${mx + nx * (bow + shift)} ${my + ny * (bow + shift)} ${x2} ${y2}Q${mx + nx * (bow + shift + thick)} ${my + ny * (bow + shift + thick)} ${x1} ${y1}Z`;
      return (
        `<path d="${lens(0, width * 2)}" fill="${shades.deep}" opacity="${shades.isDark ? 0.75 : 0.42}"/>` +
        `<path d="${lens(-width * 1.4, width * 1.3)}" fill="${shades.glow}" opacity="${shades.isDark ? 0.3 : 0.5}"/>`
      );
    })
    .join('');
}

/** A seam: a line pressed into the cloth, and the stitching along it. */
export function seam(d: string, shades: Shades, stitched = true): string {
  const groove = `<path d="${d}" fill="none" stroke="${shades.line}" stroke-opacity="0.6" stroke-width="2.4"/>`;
  const ridge = `<path d="${d}" fill="none" stroke="${shades.glow}" stroke-opacity="0.45" stroke-width="2" transform="translate(1.6 2.4)"/>`;
  return ridge + groove + (stitched ? stitches(d, shades.stitch) : '');
}

/** A row of stitches at a short distance from a line. */
export function stitches(d: string, color: string, shift = 7): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="2.2" stroke-dasharray="7 4.5" stroke-linecap="round" stroke-opacity="0.85" transform="translate(${shift * 0.5} ${-shift})"/>`;
}
