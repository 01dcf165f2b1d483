/** The chosen currency as it lies in the storage, read without any store: prices are shown in it before paint. */
import { usdRate } from '#shared/configuration/dollars.ts';
import { CURRENCY_KEY } from '#shared/storage/keys.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { CURRENCIES, type CurrencyName, SHOP_CURRENCY } from './currency.ts';

/** What every page is built in, and shown in unless another is chosen. */
export const defaultCurrency: CurrencyName = SHOP_CURRENCY;

/**
 * A currency's name from outside, with or without the quotes of JSON; undefined for any other (decision 2, Second
 * currency).
 */
export function readCurrencyName(value: string | null): CurrencyName | undefined {
  const name = value?.replaceAll('"', '');
  return CURRENCIES.find((known) => known === name);
}

/** What one quetzal is worth in a currency; without a rate for the second one nobody is shown any. */
export function rateOf(currency: CurrencyName): number {
  return currency === defaultCurrency ? 1 : (usdRate ?? 1);
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
  return offered(readCurrencyName(storedText(CURRENCY_KEY)));
}
