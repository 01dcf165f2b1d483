/** Sets: articles that go together, shown on the page of each of them. */
import { z } from 'astro/zod';
import { eachOnce } from './at-place.ts';
import { FAULTS } from './faults.ts';
import { text } from './localized.ts';

/** A text in Spanish, and in English where somebody has written it. */
const words = z.strictObject({ 'es-GT': text, en: z.optional(text) });

const LEAST = 2;
/** Each is a picture on the page of the others. */
const MAX = 4;

/** Two to four articles, with a heading and, where there is more to say, a text. */
export const setSchema = z.strictObject({
  title: words,
  text: z.optional(words),
  skus: z
    .array(text)
    .min(LEAST, FAULTS.setLeast)
    .max(MAX, FAULTS.setMost)
    .check(eachOnce((sku) => sku, FAULTS.articleTwice)),
});
