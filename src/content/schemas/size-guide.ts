/**
 * Size guides: one JSON file per kind of article, and one more where a brand's sizes differ. Lengths
 * are centimetres.
 */
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { eachOnce, localized, text } from './fields.ts';

/** Measures; each has a name and an instruction in `measures.json`. */
export const MEASURES = ['foot', 'chest', 'waist', 'hip', 'inseam', 'height', 'head'] as const;

/** Kinds of article that have a size guide. */
export const GUIDE_KINDS = [
  'shoes-men',
  'shoes-women',
  'shoes-kids',
  'tops-men',
  'tops-women',
  'bottoms-men',
  'bottoms-women',
  'clothes-kids',
  'belts',
  'headwear',
  'socks',
] as const;

/** How an article fits compared with its size. */
const fitSchema = z.enum(['small', 'normal', 'large']);

/** Name of a measure and how to take it. */
export const measureSchema = z.strictObject({ name: localized, how: localized });

/** From and to, both included, in centimetres with at most one decimal. */
const range = z
  .tuple([z.number().positive().multipleOf(0.1), z.number().positive().multipleOf(0.1)])
  .refine(([from, to]) => from <= to, FAULTS.rangeOrder);

/** One size: its name in the catalogue, its equivalents and the body it is for. */
const row = z.strictObject({
  size: text,
  us: text,
  mx: text,
  eu: text,
  cm: z.partialRecord(z.enum(MEASURES), range),
});

const fields = z.strictObject({
  kind: z.enum(GUIDE_KINDS),
  /** Slug of the brand, or null for the guide of every brand without its own. */
  brand: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .nullable(),
  /**
   * Link slugs of the menu; the longest that begins an article's category counts, among the guides with its sizes. A
   * brand's guide has none, because it replaces that of its kind.
   */
  categories: z.array(z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)),
  title: localized,
  fit: fitSchema,
  fitNote: localized,
  measures: z.array(z.enum(MEASURES)).min(1),
  rows: z
    .array(row)
    .min(1)
    .check(eachOnce(({ size }) => size, FAULTS.sizeTwice)),
});

/** A size guide with unique sizes and exactly its measures in each row. */
export const sizeGuideSchema = fields
  .refine(({ brand, categories }) => (brand === null) === categories.length > 0, FAULTS.brandCategories)
  .refine(
    ({ measures, rows }) => rows.every(({ cm }) => sameMembers(Object.keys(cm), measures)),
    FAULTS.measures,
  );

function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((member) => other.includes(member));
}
