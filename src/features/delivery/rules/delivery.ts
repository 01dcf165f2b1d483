/**
 * When a parcel arrives (decision 37, Delivery estimate): working days counted from the order, by a table and a list of
 * holidays.
 */

/** Working days from the order to the door, both included. */
export type DeliveryDays = { readonly min: number; readonly max: number };

/** One row of the table; `department` null is the default before a place is known. */
export type DeliveryRow = {
  readonly department: number | null;
  readonly days: DeliveryDays;
  /** Municipalities of the department that differ. */
  readonly municipalities: readonly { readonly id: number; readonly days: DeliveryDays }[];
};

/** A holiday with the ISO days (`2026-12-25`) it is kept on; `department` null is the whole country. */
export type DeliveryHoliday = { readonly department: number | null; readonly dates: readonly string[] };

/** Where the parcel goes; ids are 0 until known. */
export type DeliveryPlace = { readonly departmentId: number; readonly municipalityId: number };

/** First and last day it may arrive, ISO days of the country's calendar. */
export type DeliveryEstimate = { readonly from: string; readonly to: string };

const DAY = 86_400_000;
/** Guatemala keeps no summer time: its clock is six hours behind UTC all year. */
const OFFSET = -6 * 60 * 60 * 1000;

/** The ISO day of a moment in Guatemala. */
export function countryDay(now: Date): string {
  return new Date(now.getTime() + OFFSET).toISOString().slice(0, 10);
}

/** Whether parcels move on an ISO day: no Saturday, Sunday or holiday. */
export function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The business day that is `count` business days after an ISO day; the day itself does not count. */
export function businessDay(day: string, count: number, holidays: ReadonlySet<string>): string {
  let current = day;
  let left = count;
  while (left > 0) {
    current = new Date(Date.parse(`${current}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
    if (isBusinessDay(current, holidays)) left -= 1;
  }
  return current;
}

/** The row for a place, with its municipality's own days where it has some; the default row for an unknown place. */
export function deliveryDays(
  rows: readonly DeliveryRow[],
  { departmentId, municipalityId }: DeliveryPlace,
): DeliveryDays | undefined {
  const row = rows.find(({ department }) => department === departmentId);
  const exception = row?.municipalities.find(({ id }) => id === municipalityId);
  return exception?.days ?? (row ?? rows.find(({ department }) => department === null))?.days;
}

/** The ISO days on which nothing is delivered in a department. */
export function holidaysIn(holidays: readonly DeliveryHoliday[], departmentId: number): ReadonlySet<string> {
  const kept = holidays.filter(({ department }) => department === null || department === departmentId);
  return new Set(kept.flatMap(({ dates }) => dates));
}

/** First and last day an order of this moment may arrive. */
export function deliveryEstimate(
  now: Date,
  { min, max }: DeliveryDays,
  holidays: ReadonlySet<string>,
): DeliveryEstimate {
  const today = countryDay(now);
  return { from: businessDay(today, min, holidays), to: businessDay(today, max, holidays) };
}
