/** Public holidays, on which no parcel is delivered. */
import { z } from 'astro/zod';
import { holidayDate } from './holiday-dates.ts';
import { localized } from './localized.ts';

const month = z.int().min(1).max(12);
const day = z.int().min(1).max(31);

const rule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fixed'), month, day }),
  z.strictObject({ type: z.literal('movable'), month, day }),
  z.strictObject({ type: z.literal('easter'), offset: z.int().min(-60).max(60) }),
]);

const fields = z.strictObject({
  name: localized,
  rule,
  /** Department that keeps the day, or null for the whole country. */
  department: z.int().min(1).max(22).nullable(),
});

/** A schema that adds to each holiday its `dates`, ISO days in the given years, so that nobody after it needs the rule. */
export function holidaySchema(years: readonly number[]) {
  return fields.transform((holiday) => ({
    ...holiday,
    dates: years.map((year) => holidayDate(holiday.rule, year)),
  }));
}
