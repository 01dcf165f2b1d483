import type { Draw, Ink, Sketch } from '../ink.ts';
import { mark } from '../marks.ts';
import { mirrored } from '../mirror.ts';
import { type Fold, foldsOf, part, seam, stitches } from '../part.ts';
import { type Cut, legFolds, legOf, legs, waistband } from './legs.ts';
import { ribbing } from './outerwear.ts';
import { shirtButton } from './tees.ts';

const JOGGER: Cut = { waist: 152, hip: 200, knee: [34, 182], hem: [62, 148], end: 880, crotch: 420 };
const SHORTS: Cut = { waist: 196, hip: 250, knee: [26, 270], hem: [24, 286], end: 700, crotch: 470 };
const LEGGINGS: Cut = { waist: 128, hip: 176, knee: [38, 132], hem: [58, 116], end: 926, crotch: 400 };

function sideBand(ink: Ink, { hip, knee, hem, end, crotch, waist }: Cut): string {
  if (ink.look.pattern !== 'stripes') return '';
  const middle = (crotch + end) / 2;
  const d = `M${500 - waist - 2} 150C${500 - hip + 14} 250 ${500 - hip + 20} 330 ${500 - hip + 20} 350C${500 - hip + 20} 430 ${500 - knee[1] + 20} ${middle - 80} ${500 - knee[1] + 20} ${middle}C${500 - knee[1] + 22} ${middle + 90} ${500 - hem[1] + 18} ${end - 90} ${500 - hem[1] + 18} ${end}`;
  return [d, mirrored(d)]
    .map(
      (line) =>
        `<path d="${line}" fill="none" stroke="${ink.accent.dark}" stroke-width="25"/><path d="${line}" fill="none" stroke="${ink.accent.base}" stroke-width="22"/>`,
    )
    .join('');
}

function cord(ink: Ink): string {
  const one = (d: string): string =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="10" stroke-linecap="round" transform="translate(2 4)"/><path d="${d}" fill="none" stroke="${ink.accent.base}" stroke-width="8" stroke-linecap="round"/>`;
  return one('M488 130C470 180 474 220 466 262') + one('M512 130C528 180 522 214 532 250');
}

const JOGGERS_CLOSE_UPS: Sketch['closeUps'] = [
  [310, 70, 380],
  [330, 600, 360],
];

/** Joggers with ribbed ankles. */
export const joggers: Draw = (ink) => {
  const { main, brandIndex, accent } = ink;
  const [inner, outer] = JOGGER.hem;
  const cuff = `M${500 - outer - 4} 872C${500 - outer + 40} 884 ${500 - inner - 30} 884 ${500 - inner + 4} 874L${500 - inner - 6} 940C${500 - inner - 40} 946 ${500 - outer + 40} 946 ${500 - outer + 10} 938Z`;
  const pocket = 'M356 160C352 220 330 270 314 300';
  const cuffs = ribbing(ink, cuff, main) + ribbing(ink, mirrored(cuff), main);
  const cloth =
    legs(ink, JOGGER, { texture: 'jersey' }) +
    sideBand(ink, JOGGER) +
    cuffs +
    ribbing(ink, 'M346 88C420 98 580 98 654 88L660 150C580 162 420 162 340 150Z', main);
  return {
    front:
      cloth +
      seam(pocket, main) +
      seam(mirrored(pocket), main) +
      seam('M500 160V420', main, false) +
      cord(ink) +
      mark(brandIndex, [382, 380, 42], accent.base),
    back: cloth + seam('M500 160V420', main, false) + seam('M556 240H640V350H556Z', main),
    outline: legOf(JOGGER) + mirrored(legOf(JOGGER)),
    closeUps: JOGGERS_CLOSE_UPS,
  };
};

const SIDE_PANEL = 'M332 270C300 420 352 560 366 680C396 560 396 420 372 262Z';
const LEGGING_FOLDS: readonly Fold[] = [
  [494, 404, 360, 380, 6, 7],
  [492, 420, 370, 440, -6, 7],
  [380, 660, 452, 676, 6, 6],
  [400, 870, 440, 876, 5, 5],
];

const LEGGINGS_CLOSE_UPS: Sketch['closeUps'] = [
  [320, 70, 360],
  [330, 560, 360],
];

/** Leggings with a high waist. */
export const leggings: Draw = (ink) => {
  const { main, accent, look, sheet, brandIndex } = ink;
  const panel = 'M330 280C352 420 372 560 372 700C380 620 372 480 352 330C346 300 338 286 330 280Z';
  const panels =
    look.pattern === 'blocks'
      ? [SIDE_PANEL, mirrored(SIDE_PANEL)]
          .map((d) => part(sheet, { d, shades: accent, texture: 'mesh', rim: 14 }))
          .join('')
      : seam(panel, main, false) + seam(mirrored(panel), main, false);
  const waist =
    part(sheet, {
      d: 'M374 84C440 96 560 96 626 84L650 196C590 226 410 226 350 196Z',
      shades: main,
      texture: 'jersey',
      rim: 24,
    }) + seam('M352 196C410 224 590 224 648 196', main);
  const cloth = legs(ink, LEGGINGS, { texture: 'jersey', folds: LEGGING_FOLDS }) + panels + waist;
  return {
    front: cloth + mark(brandIndex, [500, 152, 44], accent.base),
    back: cloth,
    outline: legOf(LEGGINGS) + mirrored(legOf(LEGGINGS)),
    closeUps: LEGGINGS_CLOSE_UPS,
  };
};

function leavesPrint({ accent, main }: Ink): string {
  const leaf = (x: number, y: number, turn: number, color: string): string =>
    `<path d="M0 0C20 -40 60 -50 90 -40C80 -8 44 14 0 0ZM0 0C30 -14 56 -26 84 -36" fill="${color}" stroke="${main.base}" stroke-width="2.5" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return Array.from({ length: 60 }, (_, index) =>
    leaf(
      160 + (index % 8) * 96 + (Math.floor(index / 8) % 2) * 48,
      170 + Math.floor(index / 8) * 78,
      (index * 67) % 360,
      index % 3 === 0 ? main.glow : accent.base,
    ),
  ).join('');
}

function shortLegs(ink: Ink): string {
  const { main, look, sheet } = ink;
  const d = legOf(SHORTS);
  const both = [mirrored(d), d].map((leg, side) => {
    const folds = legFolds(SHORTS)
      .slice(0, 3)
      .map(
        ([x1, y1, x2, y2, bow, width]): Fold =>
          side === 0 ? [1000 - x1, y1, 1000 - x2, y2, -bow, width] : [x1, y1, x2, y2, bow, width],
      );
    return part(sheet, {
      d: leg,
      shades: main,
      texture: look.pattern === 'plain' ? 'twill' : 'weave',
      rim: 60,
      inside: look.pattern === 'print' ? leavesPrint(ink) : '',
      folds: foldsOf(main, folds),
    });
  });
  return both.join('');
}

const SHORTS_CLOSE_UPS: Sketch['closeUps'] = [
  [300, 150, 380],
  [180, 480, 360],
];

/** Shorts: twill, sporty or printed. */
export const shorts: Draw = (ink) => {
  const { main, look } = ink;
  const d = legOf(SHORTS);
  const pocket = 'M330 156C326 220 290 270 258 290';
  const cloth = shortLegs(ink) + sideBand(ink, SHORTS) + seam('M500 160V470', main, false);
  const elastic = look.pattern !== 'plain';
  const band = elastic
    ? ribbing(ink, 'M302 88C400 100 600 100 698 88L704 150C600 164 400 164 296 150Z', main)
    : waistband(ink, SHORTS) + shirtButton(500, 124, '#e9e2d2', main.line);
  const hem = 'M216 680C290 696 400 694 474 684';
  const front =
    cloth +
    band +
    seam(pocket, main) +
    seam(mirrored(pocket), main) +
    stitches(hem, main.stitch, 0) +
    stitches(mirrored(hem), main.stitch, 0) +
    (elastic ? cord(ink) : seam('M536 156C540 240 536 300 504 350', main));
  return {
    front,
    back: cloth + band + seam('M560 230H650V330H560Z', main),
    shift: [0, 90],
    outline: d + mirrored(d),
    closeUps: SHORTS_CLOSE_UPS,
  };
};
