/**
 * The configured rates of the shop's currencies for one quetzal, and their dates (decision 3, Dollars). Separate from
 * the other settings because every page reads them first.
 */
import type { CurrencyName } from '#shared/money/currency.ts';

export type CurrencyRate = { readonly rate: number; readonly since: string };

/** Has an entry for each row of `CURRENCIES` whose rate is configured; none for quetzales. */
export const currencyRates: Readonly<Partial<Record<CurrencyName, CurrencyRate>>> = __CURRENCY_RATES__;
