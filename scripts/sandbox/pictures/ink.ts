import { BRANDS } from '../catalogue/brands.ts';
import type { Look } from '../catalogue/look.ts';
import { createRandom, cycled, type Random } from '../catalogue/random.ts';
import { lightness, mix, type Shades, shadesOf } from './shades.ts';
import type { Sheet } from './sheet.ts';

/** Everything a garment is drawn with. */
export type Ink = {
  readonly sheet: Sheet;
  readonly look: Look;
  /** The article's colour. */
  readonly main: Shades;
  /** A second colour that goes with it: trim, sole, print. */
  readonly accent: Shades;
  /** Repeatable whims of this article, the same for each of its colours. */
  readonly random: Random;
  /** Which of the brand's designs of mark to draw. */
  readonly brandIndex: number;
};

/** A finished drawing of a garment: its sides and where a camera would come close. */
export type Sketch = {
  readonly front: string;
  /** Missing where the back is not worth a picture. */
  readonly back?: string;
  /** Outline for the shadow on a wall or table. */
  readonly outline: string;
  /** How far drawing and outline are moved into place. */
  readonly shift?: readonly [dx: number, dy: number];
  /** Height of the picture's middle, 500 by default. */
  readonly middle?: number;
  /** Where it touches the floor, or nothing for what hangs or lies. */
  readonly floor?: readonly [x: number, y: number, halfWidth: number];
  /** Left, top and side length of the two close-ups. */
  readonly closeUps: readonly [Box, Box];
};
export type Box = readonly [left: number, top: number, side: number];

/** Draws one kind of article. */
export type Draw = (ink: Ink) => Sketch;

const ON_DARK = ['#f3f1ec', '#d9a441', '#c8ccd2', '#d9694a', '#8fb8d8'];
const ON_LIGHT = ['#23252b', '#f7f5f0', '#24365c', '#a8432f', '#2f6b52', '#b5884a'];

/** Ink for an article in a colour. */
export function createInk(sheet: Sheet, look: Look, hex: string): Ink {
  const random = createRandom(look.seed);
  const choices = lightness(hex) < 0.45 ? ON_DARK : ON_LIGHT;
  const accent = cycled(choices, look.seed >>> 4);
  const tuned = Math.abs(lightness(accent) - lightness(hex)) < 0.12 ? mix(hex, '#101218', 0.55) : accent;
  const brandIndex = BRANDS.findIndex((brand) => brand.code === look.brandCode);
  return { sheet, look, main: shadesOf(hex), accent: shadesOf(tuned), random, brandIndex };
}
