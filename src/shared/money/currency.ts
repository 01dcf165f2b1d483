/** The two currencies prices can be shown in; the charge is always in quetzales (decision 2, Second currency). */
import type { Cents } from './money.ts';

/** What everything is charged in, and what it can be shown in instead: the one place that names them. */
export const SHOP_CURRENCY = 'GTQ';
export const SECOND_CURRENCY = 'USD';
export const CURRENCIES = [SHOP_CURRENCY, SECOND_CURRENCY] as const;

export type CurrencyName = (typeof CURRENCIES)[number];

/** An amount in another currency's cents, rounded half up. For display only. */
export function convert(cents: Cents, rate: number): Cents {
  return rate === 1 ? cents : Math.round(cents * rate);
}
