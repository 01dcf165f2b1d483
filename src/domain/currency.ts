/** The two currencies prices can be shown in; the charge is always in quetzales (contract, Money). */
import type { Cents } from './money.ts';

export type CurrencyName = 'GTQ' | 'USD';
export type Currency = {
  readonly name: CurrencyName;
  readonly symbol: string;
  /** What one quetzal is worth in it. */
  readonly rate: number;
};

export const DEFAULT_CURRENCY: CurrencyName = 'GTQ';

/** Whether a text names a currency the shop shows. */
export function isCurrencyName(name: string): name is CurrencyName {
  return name === 'GTQ' || name === 'USD';
}

/** Both currencies (checkout spec §9), `usdRate` from the configuration. */
export function currencies(usdRate: number): Readonly<Record<CurrencyName, Currency>> {
  return {
    GTQ: { name: 'GTQ', symbol: 'Q', rate: 1 },
    USD: { name: 'USD', symbol: '$', rate: usdRate },
  };
}

/** The currency somebody switched to; any other name leaves it as it is. */
export function switchCurrency(current: CurrencyName, name: string): CurrencyName {
  return isCurrencyName(name) ? name : current;
}

/** An amount in another currency's cents, rounded half up. For display only. */
export function convert(cents: Cents, rate: number): Cents {
  return rate === 1 ? cents : Math.round(cents * rate);
}
