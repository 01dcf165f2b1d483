/** What the shop says of itself in several texts, where no other file says it: the phone and the days of guarantee. */
import { z } from 'astro/zod';
import { text } from './localized.ts';

const days = z.int().positive();

export const factsSchema = z.strictObject({
  phone: text,
  warranty: z.strictObject({ days, bagDays: days }),
});
