/**
 * Landing pages: an occasion (rain, back to school, a gift), with the articles that are for it. The Spanish file has
 * everything; the one of the same name in `en/` its words in English, where somebody has written them.
 */
import { z } from 'astro/zod';
import { DESCRIPTION_LIMIT } from './document.ts';
import { FAULTS } from './faults.ts';
import { text } from './localized.ts';

/** Quetzales. */
const amount = z.number().nonnegative();

/** The link slug of a menu entry: `mujer/zapatos`. */
const category = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, FAULTS.category);

const price = z
  .strictObject({ from: z.optional(amount), upTo: z.optional(amount) })
  .refine(({ from, upTo }) => from !== undefined || upTo !== undefined, FAULTS.priceEmpty)
  .refine(({ from = 0, upTo = Number.POSITIVE_INFINITY }) => from <= upTo, FAULTS.priceOrder);

/**
 * Which articles: those of `skus` in that order, then whatever is in one of the categories, has one of the tags and is in
 * the range of prices; what a rule does not say does not matter.
 */
export const productRuleSchema = z
  .strictObject({
    skus: z.optional(z.array(text).min(1)),
    categories: z.optional(z.array(category).min(1)),
    tags: z.optional(z.array(text).min(1)),
    price: z.optional(price),
  })
  .refine((rule) => Object.keys(rule).length > 0, FAULTS.ruleEmpty);

/** A page's words. */
const words = { title: text, description: text.max(DESCRIPTION_LIMIT) };

/**
 * A landing page. Without a picture (a file in its folder) it uses that of its first article; `position` is its place
 * among the others.
 */
export const landingPageSchema = <Picture extends z.core.$ZodType>(picture: Picture) =>
  z.strictObject({
    ...words,
    position: z.int().positive(),
    picture: z.optional(picture),
    products: productRuleSchema,
  });

/** Its words in another language. */
export const landingWordsSchema = z.strictObject(words);
