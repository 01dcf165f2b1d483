/** The currencies of displayed prices; the charge is always in quetzales (decision 2, Second currency). */
import type { Locale } from '#shared/i18n/locales.ts';
import type { Cents } from './money.ts';

export const SHOP_CURRENCY = 'GTQ';

/**
 * The table of currencies. A row is an ISO 4217 code of a currency with two decimals, and the symbol before an amount in
 * each language. A currency other than quetzales is offered if `PUBLIC_{code}_RATE` is set (`PUBLIC_{code}_RATE_DATE`
 * says since when the rate is valid).
 */
export const CURRENCIES = {
  GTQ: { symbol: { 'es-GT': 'Q\u00A0', en: 'Q\u00A0' } },
  USD: { symbol: { 'es-GT': '$', en: '$' } },
} as const satisfies Readonly<Record<string, { readonly symbol: Readonly<Record<Locale, string>> }>>;

export type CurrencyName = keyof typeof CURRENCIES;

function isCurrencyName(name: string): name is CurrencyName {
  return Object.hasOwn(CURRENCIES, name);
}

/** The codes of the table, the shop's own currency first. */
export const CURRENCY_NAMES: readonly CurrencyName[] = Object.keys(CURRENCIES).filter(isCurrencyName);

/** An amount in another currency's cents, rounded half up. For display only. */
export function convert(cents: Cents, rate: number): Cents {
  return rate === 1 ? cents : Math.round(cents * rate);
}
