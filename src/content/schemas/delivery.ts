/** How long a parcel takes to each department, and on which terms it may come back. */
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { localized, text } from './fields.ts';

/** Working days from the recorded payment to the door, both included. */
const days = z
  .strictObject({ min: z.int().min(1).max(30), max: z.int().min(1).max(30) })
  .refine(({ min, max }) => min <= max, FAULTS.daysOrder);

/**
 * Delivery to one department (ids of the country catalogue), or with `department` null the plain default before a
 * place is known. `municipalities` are exceptions inside the department; `returns` is a key of `returns.json`.
 */
export const deliverySchema = z.strictObject({
  department: z.int().min(1).max(22).nullable(),
  days,
  carrier: localized,
  note: localized,
  returns: text,
  municipalities: z.array(z.strictObject({ id: z.int().positive(), days })),
});

/** A day of any year: `12-24`. */
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, FAULTS.monthDay);

/** Return terms in a sentence; `document` is the id of the document that has them in full. */
export const returnTermsSchema = z.strictObject({
  exchangeDays: z.int().positive(),
  refundDays: z.int().positive(),
  /** Gifts that are bought between two days of a year may be exchanged until a third one. */
  gifts: z.optional(z.strictObject({ from: monthDay, to: monthDay, until: monthDay })),
  summary: localized,
  document: text,
});
