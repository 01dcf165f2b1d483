/** Front matter of a Markdown document: terms, questions, returns, locations, about. */
import { z } from 'astro/zod';
import { text } from './fields.ts';

/** Search engines cut a description at about this many characters. */
export const DESCRIPTION_LIMIT = 170;

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
