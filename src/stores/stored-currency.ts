/** The chosen currency as it lies in the storage, read without any store: prices are printed in it before paint. */
import type { CurrencyName } from '#domain/currency.ts';

/** Key of the currency's name (contract, Storage keys). */
export const CURRENCY_KEY = 'tienda:currency';

/** Quetzales unless told otherwise: what every page is printed in. */
export const defaultCurrency: CurrencyName = 'GTQ';

/** A currency's name from outside, with or without the quotes of JSON; undefined for any other (adversarial C09). */
export function readCurrencyName(value: string | null | undefined): CurrencyName | undefined {
  const name = value?.replaceAll('"', '');
  return name === 'GTQ' || name === 'USD' ? name : undefined;
}

/** The stored currency of this moment; quetzales when none is chosen or readable. Never throws. */
export function readStoredCurrency(): CurrencyName {
  try {
    return readCurrencyName(localStorage.getItem(CURRENCY_KEY)) ?? defaultCurrency;
  } catch {
    return defaultCurrency;
  }
}
