/** Search words that lead to pages of help and to the list of gifts. */
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { localized, text } from './fields.ts';

const words = z.array(text).min(1);

const helpPage = z.strictObject({
  page: z.string().regex(/^\/[a-z-]+$/, FAULTS.link),
  /** The anchor of a heading, in each language. */
  section: localized.optional(),
  name: localized,
  words,
});

const ownList = z.strictObject({ list: z.literal('gifts'), words });

export const searchPlacesSchema = z.array(z.union([helpPage, ownList]));
