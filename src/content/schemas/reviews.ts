/** Reviews of an article: a file for each, which an editor keeps. Only real reviews belong here. */
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { text } from './localized.ts';

const LONGEST_NAME = 40;
const LONGEST_TEXT = 600;

/** One opinion, in Spanish as it was written; `size` is the size that was bought, `fit` how it fitted. */
const review = z.strictObject({
  date: z.iso.date(FAULTS.day),
  name: text.max(LONGEST_NAME),
  rating: z.int(FAULTS.stars).min(1, FAULTS.stars).max(5, FAULTS.stars),
  size: z.optional(text),
  fit: z.optional(z.enum(['small', 'normal', 'large'])),
  text: z.optional(text.max(LONGEST_TEXT)),
});

/** All opinions on an article. */
export const reviewsSchema = z.strictObject({ sku: text, reviews: z.array(review).min(1) });
