/** How numbers, money and dates are written; the only place that prints money (decision 1, Money). */
import { CURRENCIES, type CurrencyName, convert, SHOP_CURRENCY } from '#shared/money/currency.ts';
import { type Cents, decimalFromCents } from '#shared/money/money.ts';
import type { Locale } from './locales.ts';

/** How a price is to be shown: language of the page, currency and what one quetzal is worth in it. */
export type MoneyFormat = {
  readonly locale: Locale;
  readonly currency: CurrencyName;
  readonly rate: number;
};

/** Digits in groups of three from the right: `1,234,567`. */
function grouped(digits: string): string {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}

/**
 * Cents of the currency as text; `isRound` leaves out decimals that are none. `Intl` is not used, because a page's first
 * `Intl.NumberFormat` is slow and older browsers print other symbols than the build (decision 166).
 */
function printAmount(amount: Cents, locale: Locale, currency: CurrencyName, isRound: boolean): string {
  const [whole = '', fraction = ''] = decimalFromCents(Math.abs(amount)).split('.');
  const decimals = isRound && fraction === '00' ? '' : `.${fraction}`;
  return `${amount < 0 ? '-' : ''}${CURRENCIES[currency].symbol[locale]}${grouped(whole)}${decimals}`;
}

/** An amount of quetzal cents as text, exactly two decimals, narrow symbol: `Q 1,234.50` (no-break space in es-GT). */
export function formatMoney(cents: Cents, { locale, currency, rate }: MoneyFormat): string {
  return printAmount(convert(cents, rate), locale, currency, false);
}

/** A limit of prices, which is no price itself: round ones without decimals, `Q 300`, others as prices are, `$39.12`. */
export function formatLimit(cents: Cents, { locale, currency, rate }: MoneyFormat): string {
  return printAmount(convert(cents, rate), locale, currency, true);
}

/** An amount in quetzales, whatever currency the shopper looks at: what is really charged. */
export function formatQuetzales(cents: Cents, locale: Locale): string {
  return formatMoney(cents, { locale, currency: SHOP_CURRENCY, rate: 1 });
}

/** What one quetzal is worth in a currency, with as many decimals as it takes: `$0.1304`. */
export function formatRate(
  rate: number,
  { locale, currency }: Pick<MoneyFormat, 'locale' | 'currency'>,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(rate);
}

/** The configured date of the rate: `2026-11-02` in words, any other text as it is. */
export function formatRateDate(configured: string, locale: Locale): string {
  const day = new Date(configured);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(configured) && !Number.isNaN(day.getTime());
  return isDay ? formatDate(day, locale) : configured;
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

/** A moment as the shop's clock shows it: `21 de noviembre de 2026 a las 8:42 a. m.`, its time never broken in two. */
export function formatMoment(moment: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Guatemala',
  }).formatToParts(moment);
  // From the hour on nothing may break: not before 'p. m.', and not inside it.
  const hour = parts.findIndex(({ type }) => type === 'hour');
  return parts.map(({ value }, at) => (at > hour ? value.replace(/\s/g, '\u00A0') : value)).join('');
}

/** Monday; the weekdays of a week follow it. */
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_LENGTH = 86_400_000;

/** A weekday by ISO 8601 (1 is Monday) in words: `lunes`. */
export function formatWeekday(weekday: number, locale: Locale): string {
  const day = new Date(A_MONDAY + (weekday - 1) * DAY_LENGTH);
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}
