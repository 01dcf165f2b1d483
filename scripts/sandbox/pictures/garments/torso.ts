import { fabricOf } from '../fabrics.ts';
import type { Ink } from '../ink.ts';
import { bothSides, mirrored } from '../mirror.ts';
import { type Fold, foldsOf, part, seam } from '../part.ts';
import type { Shades } from '../shades.ts';
import type { Texture } from '../textures.ts';

/** The upper body that all tops share: outlines of one half, folds, and how it is put together. */

const SHORT_SLEEVE =
  'M276 206C226 222 196 260 174 304L98 456C136 490 186 508 230 512L300 396C284 330 272 262 276 206Z';
const LONG_SLEEVE =
  'M276 206C222 224 194 270 182 326L122 690C112 760 106 800 104 838C134 856 170 858 196 850C220 780 262 620 302 430C284 340 270 270 276 206Z';
const FLUTTER_SLEEVE =
  'M280 204C226 220 186 270 166 320C150 360 130 400 112 436C150 446 168 470 204 462C236 470 250 452 276 456L300 396C284 330 274 262 280 204Z';

/** How a top is cut. */
export type Cut = {
  readonly sleeve: 'short' | 'long' | 'flutter';
  /** Lowest point of the neckline. */
  readonly neck: number;
  readonly neckline: 'round' | 'v';
  /** Bottom of the body and how far the hem is rounded. */
  readonly hem: number;
  readonly hemBow: number;
  /** Distance of the side seams from the middle at the hem. */
  readonly halfHem: number;
};

const SLEEVES = { short: SHORT_SLEEVE, long: LONG_SLEEVE, flutter: FLUTTER_SLEEVE } as const;

/** The neckline from the left shoulder to the right one, without a starting point. */
export function neckCurve({ neck, neckline }: Cut, depth = neck): string {
  if (neckline === 'v')
    return `C420 ${168 + (depth - 168) * 0.3} 470 ${depth - 40} 500 ${depth}C530 ${depth - 40} 580 ${168 + (depth - 168) * 0.3} 608 168`;
  const pull = 168 + (depth - 168) * 1.32;
  return `C412 ${pull} 588 ${pull} 608 168`;
}

/** Outline of the body. */
function bodyOf(cut: Cut, depth = cut.neck): string {
  const { hem, hemBow, halfHem } = cut;
  const [left, right] = [500 - halfHem, 500 + halfHem];
  return (
    `M392 168${neckCurve(cut, depth)}C650 190 700 198 732 210C748 290 738 350 712 398C706 540 ${right - 4} 720 ${right} ${hem}` +
    `C${right - 90} ${hem + hemBow} ${left + 90} ${hem + hemBow} ${left} ${hem}C${left + 4} 720 294 540 288 398C262 350 252 290 268 210C300 198 350 190 392 168Z`
  );
}

/** Outline of body and sleeves together, for the shadow. */
export function torsoOutline(cut: Cut): string {
  return bodyOf(cut) + bothSides(SLEEVES[cut.sleeve]);
}

/** Colours and cloth of the pieces of a top. */
export type Dress = {
  readonly texture: Texture;
  readonly sleeves: Shades;
  readonly isBack: boolean;
  readonly inside?: string;
  readonly rim?: number;
};

const BODY_FOLDS: readonly Fold[] = [
  [300, 420, 420, 560, -26, 16],
  [704, 420, 590, 540, 26, 16],
  [330, 830, 372, 600, 18, 13],
  [664, 836, 640, 620, -16, 13],
  [452, 850, 470, 680, 12, 11],
  [296, 700, 380, 730, 10, 10],
  [560, 846, 552, 730, -8, 9],
];
const SHORT_FOLDS: readonly Fold[] = [
  [268, 300, 196, 440, 18, 14],
  [290, 380, 236, 470, 10, 10],
  [250, 236, 160, 400, -10, 10],
];
const LONG_FOLDS: readonly Fold[] = [
  [268, 300, 204, 520, 20, 15],
  [176, 520, 250, 560, 14, 11],
  [160, 600, 232, 620, 12, 10],
  [150, 700, 196, 720, 8, 9],
  [280, 400, 220, 640, 12, 12],
];

function mirroredFolds(folds: readonly Fold[]): Fold[] {
  return folds.map(([x1, y1, x2, y2, bow, width]) => [1000 - x1, y1, 1000 - x2, y2, -bow, width]);
}

/** Sleeves, the hollow of the neck, and the body, in the order in which they cover each other. */
export function torso(
  ink: Ink,
  cut: Cut,
  { texture, sleeves, isBack, inside = '', rim = 64 }: Dress,
): string {
  const { sheet, main } = ink;
  const overlays = fabricOf(ink);
  const sleeve = SLEEVES[cut.sleeve];
  const folds = cut.sleeve === 'long' ? LONG_FOLDS : SHORT_FOLDS;
  const arms =
    part(sheet, { d: sleeve, shades: sleeves, texture, overlays, rim: 42, folds: foldsOf(sleeves, folds) }) +
    part(sheet, {
      d: mirrored(sleeve),
      shades: sleeves,
      texture,
      overlays,
      rim: 42,
      folds: foldsOf(sleeves, mirroredFolds(folds)),
    });
  const hollow = `M392 168${neckCurve(cut)}C588 146 412 146 392 168Z`;
  const depth = isBack ? 184 : cut.neck;
  const inner = isBack
    ? ''
    : `<path d="${hollow}" fill="${main.deep}"/><path d="M398 166C420 150 580 150 602 166C590 186 410 186 398 166Z" fill="${main.dark}"/>`;
  const body = part(sheet, {
    d: bodyOf(cut, depth),
    shades: main,
    texture,
    overlays,
    rim,
    inside,
    folds: foldsOf(main, BODY_FOLDS),
  });
  const holes = 'M272 212C258 290 268 352 292 400';
  return arms + inner + body + seam(holes, main, false) + seam(mirrored(holes), main, false);
}

/** A line along the hem of body or sleeves. */
export function hemLine({ hem, hemBow, halfHem }: Cut, lift: number): string {
  const [left, right] = [500 - halfHem + 2, 500 + halfHem - 2];
  return `M${left} ${hem - lift}C${left + 90} ${hem + hemBow - lift} ${right - 90} ${hem + hemBow - lift} ${right} ${hem - lift}`;
}
