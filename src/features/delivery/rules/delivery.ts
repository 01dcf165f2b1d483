/**
 * Delivery dates in business days, from a table and a list of holidays (decision 37, Delivery estimate); exchange dates
 * (decision 133, Gifts).
 */

/** Business days from the order to the delivery, both included. */
type DeliveryDays = { readonly min: number; readonly max: number };

/** One row of the table; `department` null is the default. */
export type DeliveryRow = {
  readonly department: number | null;
  readonly days: DeliveryDays;
  /** Municipalities of the department that differ. */
  readonly municipalities: readonly { readonly id: number; readonly days: DeliveryDays }[];
};

/** A holiday with its ISO days (`2026-12-25`); `department` null is the whole country. */
export type DeliveryHoliday = { readonly department: number | null; readonly dates: readonly string[] };

/** The destination of a parcel; ids are 0 until known. */
export type DeliveryPlace = { readonly departmentId: number; readonly municipalityId: number };

/** First and last possible day as ISO days in Guatemala. */
export type DeliveryEstimate = { readonly from: string; readonly to: string };

const DAY = 86_400_000;
/** Guatemala is six hours behind UTC all year. */
const OFFSET = -6 * 60 * 60 * 1000;

/** The ISO day of a moment in Guatemala. */
export function countryDay(now: Date): string {
  return new Date(now.getTime() + OFFSET).toISOString().slice(0, 10);
}

/** Whether an ISO day is no Saturday, Sunday or holiday. */
export function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The ISO day that is `count` business days after another. */
export function businessDay(day: string, count: number, holidays: ReadonlySet<string>): string {
  let current = day;
  let remaining = count;
  while (remaining > 0) {
    current = new Date(Date.parse(`${current}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
    if (isBusinessDay(current, holidays)) remaining -= 1;
  }
  return current;
}

/** The days for a place: of its municipality, its department, or the default row. */
export function deliveryDays(
  rows: readonly DeliveryRow[],
  { departmentId, municipalityId }: DeliveryPlace,
): DeliveryDays | undefined {
  const row = rows.find(({ department }) => department === departmentId);
  const exception = row?.municipalities.find(({ id }) => id === municipalityId);
  return exception?.days ?? (row ?? rows.find(({ department }) => department === null))?.days;
}

/** The holidays of a department as ISO days. */
export function holidaysIn(holidays: readonly DeliveryHoliday[], departmentId: number): ReadonlySet<string> {
  const kept = holidays.filter(({ department }) => department === null || department === departmentId);
  return new Set(kept.flatMap(({ dates }) => dates));
}

/** First and last possible delivery day of an order placed at `now`. */
export function deliveryEstimate(
  now: Date,
  { min, max }: DeliveryDays,
  holidays: ReadonlySet<string>,
): DeliveryEstimate {
  const today = countryDay(now);
  return { from: businessDay(today, min, holidays), to: businessDay(today, max, holidays) };
}

/** Days of any year: `12-24`. */
type GiftSeason = { readonly from: string; readonly to: string; readonly until: string };

export type ExchangeTerms = {
  /** Calendar days from the delivery. */
  readonly exchangeDays: number;
  readonly gifts?: GiftSeason;
};

/** ISO days of the purchase and of the first possible delivery. */
export type Bought = { readonly on: string; readonly arrives: string; readonly isGift: boolean };

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The last day for a gift that was bought in the season; undefined outside of it. */
function seasonEnd({ from, to, until }: GiftSeason, on: string): string | undefined {
  const day = on.slice(5);
  if (day < from || day > to) return undefined;
  const year = Number(on.slice(0, 4)) + (until < from ? 1 : 0);
  return `${year}-${until}`;
}

/** The last ISO day for an exchange, from the first possible delivery day. */
export function exchangeUntil(
  { exchangeDays, gifts }: ExchangeTerms,
  { on, arrives, isGift }: Bought,
): string {
  const usual = daysAfter(arrives, exchangeDays);
  const season = isGift && gifts ? seasonEnd(gifts, on) : undefined;
  return season === undefined || season < usual ? usual : season;
}
