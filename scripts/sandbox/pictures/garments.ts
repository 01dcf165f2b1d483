import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BRANDS, KIND_CODES, type KindCode } from '../catalogue/data.ts';
import { type Look, lookOf } from '../catalogue/look.ts';
import { cycled } from '../catalogue/random.ts';
import { dyeOf, materialsOf } from './materials.ts';
import { compose, spanOf } from './scene.ts';
import { variablesOf } from './shades.ts';

const box = z.tuple([z.number(), z.number(), z.number()]);
const framing = z.object({
  shift: z.tuple([z.number(), z.number()]).default([0, 0]),
  middle: z.number().default(500),
  floor: box.optional(),
  closeUps: z.tuple([box, box]),
});
/** The drawing of each kind and its camera; `designs` has the differences by pattern. */
const garmentsSchema = z.record(
  z.enum(KIND_CODES),
  framing.extend({
    file: z.string(),
    designs: z
      .record(z.string(), z.object({ floor: box.optional(), closeUps: z.tuple([box, box]) }))
      .default({}),
  }),
);

const FOLDER = new URL('./garments/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const GARMENTS = garmentsSchema.parse(JSON.parse(read('../garments.json')));
/** The style sheet that hides the parts of other variants. */
const VARIANTS = read('variants.css');
const PRINTS = ['peaks', 'badge', 'waves', 'loom', 'sunrise'];

/** Minimum pixels per drawing unit for fine textures, which are invisible below. */
const FINEST_SCALE = 1.05;

const drawings = new Map<KindCode, string>();

function drawingOf(code: KindCode): string {
  const drawing = drawings.get(code) ?? read(`${GARMENTS[code].file}.svg`).replace(/>\s+</g, '><');
  drawings.set(code, drawing);
  return drawing;
}

/** The classes of the root element, which select drawn variants. */
function variantOf({ pattern, seed }: Look, scale: number): string {
  const classes = [pattern, seed % 2 === 0 ? 'even' : 'odd', cycled(PRINTS, seed >>> 7)];
  if (seed % 5 === 0) classes.push('double');
  if (scale >= FINEST_SCALE) classes.push('detailed');
  return classes.join(' ');
}

/** Replaces each CSS variable by its value; throws a RangeError for an unknown one. */
function fillVariables(svg: string, values: ReadonlyMap<string, string | number>): string {
  return svg.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new RangeError(`no colour ${name}`);
    return String(value);
  });
}

/** One view (1 to 5) of an article in a colour (`#rrggbb`). */
export type PictureRequest = { readonly sku: string; readonly hex: string; readonly view: number };

/** The SVG document of a picture, in pixels of width. */
export function svgOf({ sku, hex, view }: PictureRequest, width: number): string {
  const look = lookOf(sku);
  const { code, family } = look.kind;
  const { designs, ...usual } = GARMENTS[code];
  const { materials, values } = materialsOf(dyeOf(look, hex));
  const variables = Object.entries(materials).flatMap(([name, shades]) => variablesOf(name, shades));
  const drawing = drawingOf(code).replace(
    /class="[^"]*"/,
    `class="${variantOf(look, width / spanOf(view))}"`,
  );
  const brand = BRANDS.find((each) => each.code === look.brandCode) ?? BRANDS[0];
  const mark = `<path id="mark" fill-rule="evenodd" d="${brand?.mark ?? ''}"/>`;
  const camera = {
    ...usual,
    ...designs[look.pattern],
    hasBack: drawing.includes('id="back"'),
    isPair: family === 'footwear',
    seed: look.seed,
  };
  const filled = fillVariables(drawing, new Map([...variables, ...Object.entries(values)]));
  return compose(camera, `<style>${VARIANTS}</style>${mark}${filled}`, { view, width });
}
