import { fabricOf } from '../fabrics.ts';
import type { Draw, Ink, Sketch } from '../ink.ts';
import { label, mark } from '../marks.ts';
import { type Fold, foldsOf, part, seam, stitches } from '../part.ts';
import { mix, type Shades, shadesOf } from '../shades.ts';

const CROWN =
  'M196 580C180 400 280 250 470 244C640 240 742 360 752 560C700 590 640 604 560 600C440 594 300 596 196 580Z';
const FRONT_PANEL = 'M470 244C580 250 700 360 752 560C690 592 560 606 500 596C440 590 420 330 470 244Z';
const VISOR =
  'M500 588C600 604 700 596 752 556C830 590 910 640 926 690C930 712 900 716 860 704C760 672 620 650 470 646C440 640 440 600 500 588Z';
const VISOR_UNDER =
  'M470 642C620 648 760 672 866 706C900 716 930 712 926 692C936 724 912 734 870 724C740 690 600 672 474 664C460 658 460 646 470 642Z';

function visorSeams(visor: Shades): string {
  return [0, 1, 2, 3, 4]
    .map((row) =>
      stitches(
        `M${520 + row * 14} ${604 + row * 8}C${640 + row * 12} ${612 + row * 9} 760 ${600 + row * 14} ${800 + row * 20} ${606 + row * 16}`,
        visor.stitch,
        0,
      ),
    )
    .join('');
}

/** A sewn patch, or the sign embroidered. */
function emblem({ look, accent, brandIndex }: Ink): string {
  return look.pattern === 'print'
    ? label(
        brandIndex,
        [604, 440, 150],
        [mix(accent.base, '#ffffff', 0.1), accent.isDark ? '#f2efe6' : '#24262b'],
      ) +
        `<rect x="531" y="396" width="146" height="88" fill="none" stroke="${accent.stitch}" stroke-width="2.4" stroke-dasharray="7 4"/>`
    : mark(brandIndex, [606, 440, 120], accent.base);
}

function holesOf(main: Shades): string {
  return [
    [380, 380],
    [280, 440],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="${main.deep}"/><circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${main.stitch}" stroke-width="3"/>`,
    )
    .join('');
}

const CAP_FOLDS: readonly Fold[] = [
  [300, 560, 360, 330, 30, 20],
  [240, 570, 270, 420, 14, 14],
];

const CAP_CLOSE_UPS: Sketch['closeUps'] = [
  [360, 280, 400],
  [500, 500, 360],
];

/** A cap from the side, visor to the right. */
export const cap: Draw = (ink) => {
  const { sheet, main, accent, look } = ink;
  const visor = look.pattern === 'blocks' ? accent : main;
  const art =
    part(sheet, { d: VISOR_UNDER, shades: shadesOf(visor.dark), rim: 8 }) +
    part(sheet, {
      d: CROWN,
      shades: main,
      texture: 'twill',
      rim: 84,
      folds: foldsOf(main, CAP_FOLDS),
    }) +
    part(sheet, {
      d: FRONT_PANEL,
      shades: look.pattern === 'blocks' && look.seed % 2 === 0 ? shadesOf('#f1eee6') : main,
      texture: 'twill',
      rim: 60,
    }) +
    seam('M470 246C410 330 430 500 486 594', main) +
    seam('M462 248C330 300 270 420 262 586', main) +
    holesOf(main) +
    emblem(ink) +
    part(sheet, { d: VISOR, shades: visor, texture: 'twill', rim: 36 }) +
    visorSeams(visor) +
    seam('M198 560C330 580 440 574 560 582C640 584 700 572 748 544', main) +
    part(sheet, {
      d: 'M438 240C450 222 490 220 504 240C500 252 446 254 438 240Z',
      shades: visor,
      texture: 'twill',
      rim: 8,
    });
  return {
    front: art,
    shift: [-50, 30],
    outline: CROWN + VISOR,
    closeUps: CAP_CLOSE_UPS,
  };
};

const HAT = 'M232 660C220 420 330 210 500 204C670 210 780 420 768 660Z';
const BRIM =
  'M206 632C200 700 204 760 214 794C400 826 600 826 786 794C796 760 800 700 794 632C600 664 400 664 206 632Z';

function knitRows(count: number, from: number, to: number, color: string): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const x = 200 + share * 600;
    const top = 500 + (x - 500) * 0.32;
    return `M${x} ${to}C${x} ${(from + to) / 2} ${(x + top) / 2 + (x - 500) * 0.2} ${from + 90} ${top} ${from}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${color}" stroke-width="7" stroke-opacity="0.4"/>`;
}

const BEANIE_CLOSE_UPS: Sketch['closeUps'] = [
  [320, 540, 360],
  [300, 200, 400],
];

/** A knitted hat with a turned-up brim. */
export const beanie: Draw = (ink) => {
  const { sheet, main, accent, brandIndex, look } = ink;
  const pom =
    look.seed % 2 === 0
      ? `<g>${Array.from({ length: 90 }, (_, index) => `<path d="M500 190L${(500 + Math.cos(index * 2.4) * (58 + (index % 7) * 4)).toFixed(1)} ${(178 + Math.sin(index * 2.4) * (54 + (index % 5) * 5)).toFixed(1)}" stroke="${index % 3 === 0 ? accent.light : index % 3 === 1 ? accent.base : accent.dark}" stroke-width="9" stroke-linecap="round"/>`).join('')}</g>`
      : '';
  const art =
    part(sheet, {
      d: HAT,
      shades: main,
      overlays: fabricOf(ink),
      texture: 'knit',
      inside: knitRows(30, 204, 660, main.deep),
      rim: 96,
    }) +
    `<path d="M212 640C400 672 600 672 788 640" fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="26" filter="url(#soft)"/>` +
    part(sheet, {
      d: BRIM,
      shades: look.pattern === 'stripes' ? accent : main,
      texture: 'knit',
      inside: knitRows(34, -4000, 830, main.deep),
      rim: 50,
    });
  return {
    front: pom + art + label(brandIndex, [500, 726, 104], ['#2a2b2f', '#e9e3d4']),
    outline: HAT + BRIM,
    closeUps: BEANIE_CLOSE_UPS,
  };
};
