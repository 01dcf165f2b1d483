import { fabricOf } from '../fabrics.ts';
import type { Ink } from '../ink.ts';
import { mirrored } from '../mirror.ts';
import { type Fold, foldsOf, part, stitches } from '../part.ts';
import type { Texture } from '../textures.ts';

/** The cut of a pair of trousers: half widths at the waist, hip, knee and hem, and where the hem is. */
export type Cut = {
  readonly waist: number;
  readonly hip: number;
  readonly knee: readonly [number, number];
  readonly hem: readonly [number, number];
  readonly end: number;
  readonly crotch: number;
};

/** Outline of the left leg. */
export function legOf({ waist, hip, knee, hem, end, crotch }: Cut): string {
  const [kneeIn, kneeOut] = knee;
  const [hemIn, hemOut] = hem;
  const middle = (crotch + end) / 2;
  return (
    `M500 118L${500 - waist} 112C${500 - waist - 18} 190 ${500 - hip - 4} 250 ${500 - hip} 330C${500 - hip} 420 ${500 - kneeOut - 8} ${middle - 80} ${500 - kneeOut} ${middle}` +
    `C${500 - kneeOut + 2} ${middle + 90} ${500 - hemOut} ${end - 90} ${500 - hemOut} ${end}C${500 - hemOut + 40} ${end + 12} ${500 - hemIn - 30} ${end + 12} ${500 - hemIn} ${end + 4}` +
    `C${500 - hemIn + 4} ${end - 120} ${500 - kneeIn - 4} ${middle + 60} ${500 - kneeIn} ${middle - 20}C${500 - kneeIn + 14} ${crotch + 60} 492 ${crotch + 20} 500 ${crotch}Z`
  );
}

/** Folds of the left leg: at the crotch, the knee and the hem. */
export function legFolds({ hip, knee, end, crotch }: Cut): Fold[] {
  const middle = (crotch + end) / 2;
  return [
    [492, crotch - 6, 500 - hip + 40, crotch - 70, 10, 14],
    [490, crotch + 8, 500 - hip + 30, crotch + 40, -12, 13],
    [480, crotch + 40, 500 - hip + 50, crotch + 120, -10, 11],
    [500 - knee[1] + 14, middle + 6, 500 - knee[0] - 30, middle + 34, 10, 10],
    [500 - knee[1] + 20, middle - 50, 500 - knee[0] - 50, middle - 30, 8, 8],
    [500 - knee[1] * 0.6, middle + 70, 500 - knee[1] * 0.62, end - 60, 10, 12],
    [500 - knee[1] + 20, end - 50, 500 - knee[0] - 40, end - 70, 8, 9],
  ];
}

/** The cloth of the legs, and the folds of the left one where they are not the usual ones. */
export type LegCloth = { readonly texture: Texture; readonly folds?: readonly Fold[] };

/** Both legs in the article's colour. */
export function legs(ink: Ink, cut: Cut, { texture, folds = legFolds(cut) }: LegCloth): string {
  const { sheet, main: shades } = ink;
  const overlays = ink.look.pattern === 'checks' ? fabricOf(ink) : [];
  const other = folds.map(
    ([x1, y1, x2, y2, bow, width]): Fold => [1000 - x1, y1, 1000 - x2, y2, -bow, width],
  );
  const d = legOf(cut);
  return (
    part(sheet, { d: mirrored(d), shades, texture, overlays, rim: 58, folds: foldsOf(shades, other) }) +
    part(sheet, { d, shades, texture, overlays, rim: 58, folds: foldsOf(shades, folds) })
  );
}

/** A sewn waistband of the same cloth. */
export function waistband({ sheet, main: shades }: Ink, { waist }: Cut): string {
  const d = `M${500 - waist + 2} 92C${500 - waist + 80} 102 ${500 + waist - 80} 102 ${500 + waist - 2} 92L${500 + waist + 6} 146C${500 + waist - 80} 158 ${500 - waist + 80} 158 ${500 - waist - 6} 146Z`;
  return (
    part(sheet, { d, shades, texture: 'twill', rim: 14 }) +
    stitches(
      `M${500 - waist} 150C${500 - waist + 80} 160 ${500 + waist - 80} 160 ${500 + waist} 150`,
      shades.stitch,
      8,
    )
  );
}
