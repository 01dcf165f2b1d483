/** Front matter of Markdown files: documents (terms, questions, returns, locations, about) and landing pages. */
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { text } from './fields.ts';

/** Search engines cut a description at about this many characters. */
const DESCRIPTION_LIMIT = 170;

/**
 * The front matter of a document: its heading and page title, the description for search engines, the day it last
 * changed, and whether the page lists its sections first.
 */
export const documentSchema = z.strictObject({
  title: text,
  description: text.max(DESCRIPTION_LIMIT),
  updated: z.date(),
  contents: z.boolean(),
});

/*
 * A landing page is an occasion (rain, back to school, a gift) with its articles. The Spanish file has everything; the
 * optional file of the same name in `en/` has the English texts.
 */

/** Quetzales. */
const amount = z.number().nonnegative();

/** The link slug of a menu entry: `mujer/zapatos`. */
const category = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, FAULTS.category);

const price = z
  .strictObject({ from: z.optional(amount), upTo: z.optional(amount) })
  .refine(({ from, upTo }) => from !== undefined || upTo !== undefined, FAULTS.priceEmpty)
  .refine(({ from = 0, upTo = Number.POSITIVE_INFINITY }) => from <= upTo, FAULTS.priceOrder);

/** The articles of `skus` in their order, then all that meet the other conditions. */
export const productRuleSchema = z
  .strictObject({
    skus: z.optional(z.array(text).min(1)),
    categories: z.optional(z.array(category).min(1)),
    tags: z.optional(z.array(text).min(1)),
    price: z.optional(price),
  })
  .refine((rule) => Object.keys(rule).length > 0, FAULTS.ruleEmpty);

const words = { title: text, description: text.max(DESCRIPTION_LIMIT) };

/** A landing page; its default picture is its first article's, and `position` orders the pages. */
export const landingPageSchema = <Picture extends z.core.$ZodType>(picture: Picture) =>
  z.strictObject({
    ...words,
    position: z.int().positive(),
    picture: z.optional(picture),
    products: productRuleSchema,
  });

/** The texts in another language. */
export const landingWordsSchema = z.strictObject(words);
