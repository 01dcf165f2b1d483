/** The files of `scripts/sandbox/data/`, checked with their schemas. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CatalogueColor } from './catalogue.ts';

/** Reads a JSON file of `scripts/sandbox/data/` and checks it with a schema. */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')));
}

const texts = z.array(z.string()).min(1);
const familySchema = z.enum(['footwear', 'top', 'bottom', 'dress', 'accessory']);

/** Three letters for each kind of article, the middle of its sku. */
export const KIND_CODES = [
  ...(['TEN', 'COR', 'BTA', 'BOT', 'SAN', 'PLA', 'POL', 'CAM', 'BLU', 'SUD', 'CHU', 'LON', 'JOG'] as const),
  ...(['SHO', 'LEG', 'FAL', 'VES', 'GOR', 'GRR', 'MOC', 'BOL', 'CIN', 'CAL', 'LEN', 'REL', 'BIL'] as const),
] as const;

export type KindCode = (typeof KIND_CODES)[number];
const kindCode = z.enum(KIND_CODES);

const designSchema = z.object({
  /** A class of the parts of the kind's SVG file that are drawn. */
  pattern: z.string(),
  noun: z.string(),
  /** If they differ from those of the kind. */
  materials: texts.optional(),
  palette: texts.optional(),
});

/** A kind of article; a description starts with one of its `pitches`. */
const kindSchema = z.object({
  code: kindCode,
  family: familySchema,
  designs: z.array(designSchema).min(1),
  /** Lowest and highest usual price in whole quetzales. */
  price: z.tuple([z.number(), z.number()]),
  /** Codes of colours. */
  palette: texts,
  materials: texts,
  features: texts,
  fit: z.string(),
  care: z.string(),
  pitches: texts,
  tags: texts,
});

export type Kind = z.infer<typeof kindSchema>;
export const KINDS: readonly Kind[] = readData('kinds.json', z.array(kindSchema));

/** An invented brand; the name of one contains an ampersand on purpose. */
const brandSchema = z.object({
  id: z.number(),
  /** Three letters, the beginning of each of its skus. */
  code: z.string(),
  name: z.string(),
  kinds: z.array(kindCode),
  priceFactor: z.number(),
  /** Where its sizes run small or large; the shop's size guides say the same (a test compares them). */
  fit: z
    .object({
      departments: z.array(z.string()),
      families: z.array(familySchema),
      runs: z.enum(['small', 'large']),
    })
    .optional(),
  /** Its logo: an SVG path in a box from -50 to 50. */
  mark: z.string(),
});

export type Brand = z.infer<typeof brandSchema>;
export const BRANDS: readonly Brand[] = readData('brands.json', z.array(brandSchema));

/** The brand of three letters; throws a RangeError for an unknown one. */
export function brandOf(code: string): Brand {
  const found = BRANDS.find((brand) => brand.code === code);
  if (found === undefined) throw new RangeError(`no brand ${code}`);
  return found;
}

/** A colour with the three letters that skus of variants contain. */
export type NamedColor = CatalogueColor & { readonly code: string };

/** The red, green and blue of `#rrggbb`, 0 to 255 each. */
export const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const colorSchema = z.object({ code: z.string(), name: z.string(), hex: z.string() });
export const COLORS: readonly NamedColor[] = readData('colors.json', z.array(colorSchema)).map(
  (color, index) => ({ id: index + 1, ...color, rgb: channels(color.hex).join(',') }),
);

export const MODELS = readData('models.json', texts);

/** The families of sizes; all sizes of an article are of one family. */
const sizeFamily = z.enum(['letters', 'belt', 'shoesMen', 'shoesWomen', 'shoesKids', 'kids', 'single']);
export type SizeFamily = z.infer<typeof sizeFamily>;

const placeSchema = z.object({
  path: z.string(),
  kind: kindCode,
  sizes: sizeFamily,
  weight: z.number(),
});

/** A place in the menu, with the kind, sizes and number of its articles. */
export type MenuPlace = z.infer<typeof placeSchema>;

export const { places: MENU_PLACES, window: WINDOW } = readData(
  'menu.json',
  z.object({
    /** The menu in its order, with branches of one and two levels; `weight` counts articles per round. */
    places: z.array(placeSchema),
    /** The first articles of every catalogue, which home page and lists show first. */
    window: z.array(z.object({ brand: z.string(), path: z.string(), kind: kindCode })),
  }),
);
