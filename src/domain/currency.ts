/** The two currencies prices can be shown in; the charge is always in quetzales (contract, Money). */
import type { Cents } from './money.ts';

export type CurrencyName = 'GTQ' | 'USD';

/** Quetzales unless told otherwise: what every page is printed in. */
export const DEFAULT_CURRENCY: CurrencyName = 'GTQ';

/** Whether a text names a currency the shop shows. */
export function isCurrencyName(name: string): name is CurrencyName {
  return name === 'GTQ' || name === 'USD';
}

/** An amount in another currency's cents, rounded half up. For display only. */
export function convert(cents: Cents, rate: number): Cents {
  return rate === 1 ? cents : Math.round(cents * rate);
}
