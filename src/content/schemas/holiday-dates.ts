/**
 * When Guatemalan public holidays are kept. Dates are ISO days (`2026-04-02`) of the country's calendar. The days are
 * those of the Labour Code; of them only Army Day still moves (Decree 42-2010 as amended by 19-2018, after the
 * Constitutional Court in 2020 excluded 1 May and 20 October).
 */

/** A day of the year, a day that moves to a Monday, or a day counted from Easter Sunday. */
export type HolidayRule =
  | { readonly type: 'fixed'; readonly month: number; readonly day: number }
  | { readonly type: 'movable'; readonly month: number; readonly day: number }
  | { readonly type: 'easter'; readonly offset: number };

const DAY = 86_400_000;
/** Days to the Monday on which a movable holiday is kept, by weekday from Sunday: Tuesday and Wednesday go back. */
const TO_MONDAY = [1, 0, -1, -2, 4, 3, 2] as const;

/** The ISO day on which a holiday is kept in a year. */
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
