/**
 * Public holidays, on which no parcel is delivered. They are those of the Labour Code; only Army Day still moves (Decree
 * 42-2010 as amended by 19-2018, after the Constitutional Court in 2020 excluded 1 May and 20 October).
 */
import { z } from 'astro/zod';
import { localized } from './fields.ts';

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

/** The schema of a holiday; adds its `dates`, ISO days in the given years. */
export function holidaySchema(years: readonly number[]) {
  return fields.transform((holiday) => ({
    ...holiday,
    dates: years.map((year) => holidayDate(holiday.rule, year)),
  }));
}

/** A day of the year, a day that moves to a Monday, or a day counted from Easter Sunday. */
export type HolidayRule =
  | { readonly type: 'fixed'; readonly month: number; readonly day: number }
  | { readonly type: 'movable'; readonly month: number; readonly day: number }
  | { readonly type: 'easter'; readonly offset: number };

const DAY = 86_400_000;
/** Days from a movable holiday to its Monday, by weekday from Sunday: Tuesday and Wednesday move back. */
const TO_MONDAY = [1, 0, -1, -2, 4, 3, 2] as const;

/** The ISO day of a holiday in a year, in the country's calendar. */
export function holidayDate(rule: HolidayRule, year: number): string {
  const date = plainDate(rule, year);
  const shift = rule.type === 'movable' ? (TO_MONDAY[new Date(date).getUTCDay()] ?? 0) : 0;
  return new Date(date + shift * DAY).toISOString().slice(0, 10);
}

function plainDate(rule: HolidayRule, year: number): number {
  return rule.type === 'easter'
    ? easterSunday(year) + rule.offset * DAY
    : Date.UTC(year, rule.month - 1, rule.day);
}

/** Easter Sunday in milliseconds UTC, by the anonymous Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leap = 32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4);
  const weekday = (leap - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
