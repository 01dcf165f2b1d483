/** Facts of several texts that have no other file: the phone and the days of guarantee. */
import { z } from 'astro/zod';
import { text } from './fields.ts';

const days = z.int().positive();

export const factsSchema = z.strictObject({
  phone: text,
  warranty: z.strictObject({ days, bagDays: days }),
});
