import { z } from 'zod';
import { cycled, hashText } from './random.ts';
import { readData } from './read-data.ts';

/** Three letters for each kind of article, the middle of its sku. */
export const KIND_CODES = [
  ...(['TEN', 'COR', 'BTA', 'BOT', 'SAN', 'PLA', 'POL', 'CAM', 'BLU', 'SUD', 'CHU', 'LON', 'JOG'] as const),
  ...(['SHO', 'LEG', 'FAL', 'VES', 'GOR', 'GRR', 'MOC', 'BOL', 'CIN', 'CAL', 'LEN', 'REL', 'BIL'] as const),
] as const;

export type KindCode = (typeof KIND_CODES)[number];

const texts = z.array(z.string()).min(1);

export const familySchema = z.enum(['footwear', 'top', 'bottom', 'dress', 'accessory']);

/** A kind of article; a description starts with one of its `pitches`. */
const kindSchema = z.object({
  code: z.enum(KIND_CODES),
  family: familySchema,
  designs: z
    .array(
      z.object({
        /** A class of the parts of the kind's SVG file that are drawn. */
        pattern: z.string(),
        noun: z.string(),
        /** If they differ from those of the kind. */
        materials: texts.optional(),
        palette: texts.optional(),
      }),
    )
    .min(1),
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

/** Every kind of article that the sandbox sells. */
export const KINDS: readonly Kind[] = readData('kinds.json', z.array(kindSchema));

const byCode = new Map<string, Kind>(KINDS.map((kind) => [kind.code, kind]));

/** How an article looks, derived from its sku alone, so that its name and its pictures agree. */
export type Look = {
  readonly brandCode: string;
  readonly kind: Kind;
  readonly pattern: string;
  /** Name of the design, such as 'Playera a rayas'. */
  readonly noun: string;
  readonly materials: readonly string[];
  /** Codes of the colours that it is made in. */
  readonly palette: readonly string[];
  /** Repeatable variation of shape and trim. */
  readonly seed: number;
};

/** The pattern of an article's sku, such as `KNL-TEN-0042`. */
export const SKU_SHAPE = /^([A-Z]{3})-([A-Z]{3})-(\d{4,6})$/;

/** The look of an article; throws a RangeError for a sku of another shape or an unknown kind. */
export function lookOf(sku: string): Look {
  const [, brandCode, kindCode = ''] = SKU_SHAPE.exec(sku) ?? [];
  const kind = byCode.get(kindCode);
  if (brandCode === undefined || kind === undefined) throw new RangeError(`${sku} is not an article's sku`);
  const seed = hashText(sku);
  const { pattern, noun, materials, palette } = cycled(kind.designs, seed >>> 8);
  return {
    ...{ brandCode, kind, pattern, noun, seed },
    materials: materials ?? kind.materials,
    palette: palette ?? kind.palette,
  };
}
