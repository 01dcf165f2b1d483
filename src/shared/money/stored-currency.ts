/** Reads the chosen currency without a store, before the first paint. */
import { currencyRates } from '#shared/configuration/currency-rates.ts';
import { CURRENCY_KEY } from '#shared/storage/keys.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { CURRENCY_NAMES, type CurrencyName, SHOP_CURRENCY } from './currency.ts';

export const defaultCurrency: CurrencyName = SHOP_CURRENCY;

/** Parses a name with or without the quotes of JSON; undefined for an unknown one (decision 2, Second currency). */
export function readCurrencyName(value: string | null): CurrencyName | undefined {
  const name = value?.replaceAll('"', '');
  return CURRENCY_NAMES.find((known) => known === name);
}

/** The value of a quetzal in a currency. */
export function rateOf(currency: CurrencyName): number {
  return currencyRates[currency]?.rate ?? 1;
}

/** The wanted currency; quetzales if it has no rate (decision 3, Dollars). */
export function offered(wanted: CurrencyName | undefined): CurrencyName {
  return wanted && currencyRates[wanted] ? wanted : defaultCurrency;
}

/** Quetzales, and each currency with a rate. */
export function offeredCurrencies(): readonly CurrencyName[] {
  return CURRENCY_NAMES.filter((name) => offered(name) === name);
}

/** The stored currency; quetzales if none can be read. Never throws. */
export function readStoredCurrency(): CurrencyName {
  return offered(readCurrencyName(storedText(CURRENCY_KEY)));
}
