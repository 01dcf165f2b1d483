/** The chosen currency as it lies in the storage, read without any store: prices are shown in it before paint. */
import { currencyRates } from '#shared/configuration/currency-rates.ts';
import { CURRENCY_KEY } from '#shared/storage/keys.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { CURRENCY_NAMES, type CurrencyName, SHOP_CURRENCY } from './currency.ts';

/** What every page is built in, and shown in unless another is chosen. */
export const defaultCurrency: CurrencyName = SHOP_CURRENCY;

/**
 * A currency's name from outside, with or without the quotes of JSON; undefined for any other (decision 2, Second
 * currency).
 */
export function readCurrencyName(value: string | null): CurrencyName | undefined {
  const name = value?.replaceAll('"', '');
  return CURRENCY_NAMES.find((known) => known === name);
}

/** What one quetzal is worth in a currency that the shop offers; 1 for quetzales. */
export function rateOf(currency: CurrencyName): number {
  return currencyRates[currency]?.rate ?? 1;
}

/** The currency that prices are shown in: quetzales if there is no rate for the wanted one (decision 3, Dollars). */
export function offered(wanted: CurrencyName | undefined): CurrencyName {
  return wanted && currencyRates[wanted] ? wanted : defaultCurrency;
}

/** The currencies that the shop offers: quetzales, and each with a rate. */
export function offeredCurrencies(): readonly CurrencyName[] {
  return CURRENCY_NAMES.filter((name) => offered(name) === name);
}

/** The stored currency of this moment; quetzales when none is chosen or readable. Never throws. */
export function readStoredCurrency(): CurrencyName {
  return offered(readCurrencyName(storedText(CURRENCY_KEY)));
}
