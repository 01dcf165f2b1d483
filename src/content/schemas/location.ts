/** Facts of the shop, and shops and kiosks where a shopper can try, collect and exchange (storefront §2, /ubicaciones). */
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { localized, text } from './fields.ts';

/** Weekday by ISO 8601: 1 is Monday, 7 is Sunday. */
const weekday = z.int().min(1).max(7);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, FAULTS.time);

/** From the first weekday to the last, both included, in local time. */
const openingHours = z
  .strictObject({ from: weekday, to: weekday, opens: time, closes: time })
  .refine(({ from, to }) => from <= to, FAULTS.weekdayOrder)
  .refine(({ opens, closes }) => opens < closes, FAULTS.hoursOrder);

/** A shop or kiosk; `position` is its place in the list, `extension` that of the shop's telephone. */
export const locationSchema = z.strictObject({
  position: z.int().positive(),
  name: localized,
  town: localized,
  address: localized,
  hours: z.array(openingHours).min(1),
  extension: z.string().regex(/^\d{2,5}$/),
  access: localized,
  about: localized,
});

/** Facts of several texts that have no other file: the phone and the days of guarantee. */
const days = z.int().positive();

export const factsSchema = z.strictObject({
  phone: text,
  warranty: z.strictObject({ days, bagDays: days }),
});
