/** How numbers, money and dates are written; the only place that prints money (contract, Money). */
import type { CurrencyName } from '#domain/currency.ts';
import type { Cents } from '#domain/money.ts';
import type { Locale } from './locales.ts';

/** How a price is to be shown: language of the page, currency and what one quetzal is worth in it. */
export type MoneyFormat = {
  readonly locale: Locale;
  readonly currency: CurrencyName;
  readonly rate: number;
};

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: Locale, currency: CurrencyName): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(key, made);
  return made;
}

/** An amount of quetzal cents as text, exactly two decimals, narrow symbol: `Q 1,234.50` (no-break space in es-GT). */
export function formatMoney(cents: Cents, format: MoneyFormat): string {
  const amount = Math.round(cents * format.rate) / 100;
  return formatter(format.locale, format.currency).format(amount === 0 ? 0 : amount);
}

/** An amount in quetzales, whatever currency the shopper looks at: what is really charged. */
export function formatQuetzales(cents: Cents, locale: Locale): string {
  return formatMoney(cents, { locale, currency: 'GTQ', rate: 1 });
}

/** A calendar day in words: `lunes, 23 de noviembre`. */
export function formatDay(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'America/Guatemala',
  }).format(date);
}

/** A calendar day with its year, given as midnight UTC (front matter): `2 de noviembre de 2026`. */
export function formatDate(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** A moment as the shop's clock shows it: `21 de noviembre de 2026 a las 8:42 a. m.`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Guatemala',
  }).format(moment);
}
