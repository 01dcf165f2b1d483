/** The two currencies prices can be shown in; the charge is always in quetzales (decision 2, Second currency). */
import type { Cents } from './money.ts';

export type CurrencyName = 'GTQ' | 'USD';

/** An amount in another currency's cents, rounded half up. For display only. */
export function convert(cents: Cents, rate: number): Cents {
  return rate === 1 ? cents : Math.round(cents * rate);
}
