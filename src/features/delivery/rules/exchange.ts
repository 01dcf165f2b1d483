/** Until when what was bought may be exchanged, as the policy of returns promises it (decision 133, Gifts). */

/** Days of a year, without the year: `12-24`. */
type GiftSeason = { readonly from: string; readonly to: string; readonly until: string };

export type ExchangeTerms = {
  /** Calendar days from the day it arrives. */
  readonly exchangeDays: number;
  readonly gifts?: GiftSeason;
};

/** ISO days of the country's calendar: when it was bought, and the first on which it may arrive. */
export type Bought = { readonly on: string; readonly arrives: string; readonly isGift: boolean };

const DAY = 86_400_000;

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The last day for a gift of the season it was bought in; undefined outside of one. */
function seasonEnd({ from, to, until }: GiftSeason, on: string): string | undefined {
  const day = on.slice(5);
  if (day < from || day > to) return undefined;
  const year = Number(on.slice(0, 4)) + (until < from ? 1 : 0);
  return `${year}-${until}`;
}

/** The last ISO day that is promised in any case: counted from the first day it may arrive. */
export function exchangeUntil(
  { exchangeDays, gifts }: ExchangeTerms,
  { on, arrives, isGift }: Bought,
): string {
  const usual = daysAfter(arrives, exchangeDays);
  const season = isGift && gifts ? seasonEnd(gifts, on) : undefined;
  return season === undefined || season < usual ? usual : season;
}
