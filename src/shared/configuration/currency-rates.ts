/**
 * What one quetzal is worth in each currency that the shop offers, and since when, as configured (decision 3, Dollars).
 * Separate from the other settings because every page reads it first.
 */
import type { CurrencyName } from '#shared/money/currency.ts';

export type CurrencyRate = { readonly rate: number; readonly since: string };

/** Has an entry for each row of `CURRENCIES` whose rate is configured; none for quetzales. */
export const currencyRates: Readonly<Partial<Record<CurrencyName, CurrencyRate>>> = __CURRENCY_RATES__;
