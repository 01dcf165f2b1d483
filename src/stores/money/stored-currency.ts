/** The chosen currency as it lies in the storage, read without any store: prices are printed in it before paint. */
import { usdRate } from '#configuration/dollars.ts';
import type { CurrencyName } from '#domain/money/currency.ts';
import { CURRENCY_KEY } from './currency-key.ts';

/** Quetzales unless told otherwise: what every page is printed in. */
export const defaultCurrency: CurrencyName = 'GTQ';

/**
 * A currency's name from outside, with or without the quotes of JSON; undefined for any other (decision 2, Second
 * currency).
 */
export function readCurrencyName(value: string | null | undefined): CurrencyName | undefined {
  const name = value?.replaceAll('"', '');
  return name === 'GTQ' || name === 'USD' ? name : undefined;
}

/**
 * The currency that prices are shown in for a wanted one: quetzales where there is no rate for it (decision 3,
 * Dollars).
 */
export function offered(wanted: CurrencyName | undefined): CurrencyName {
  return (usdRate && wanted) || defaultCurrency;
}

/** The stored currency of this moment; quetzales when none is chosen or readable. Never throws. */
export function readStoredCurrency(): CurrencyName {
  try {
    return offered(readCurrencyName(localStorage.getItem(CURRENCY_KEY)));
  } catch {
    return defaultCurrency;
  }
}
