/** Formats of numbers, money and dates; the only place that formats money (decision 1, Money). */
import { CURRENCIES, type CurrencyName, convert, SHOP_CURRENCY } from '#shared/money/currency.ts';
import { type Cents, decimalFromCents } from '#shared/money/money.ts';
import type { Locale } from './locales.ts';

/** The context of a price: language of the page, currency and its rate for one quetzal. */
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
 * Cents of the currency as text; `isRound` omits zero decimals. `Intl` is not used, because a page's first
 * `Intl.NumberFormat` is slow and older browsers format symbols differently from the build (decision 166).
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

/** A price limit: round ones without decimals, `Q 300`, others like prices, `$39.12`. */
export function formatLimit(cents: Cents, { locale, currency, rate }: MoneyFormat): string {
  return printAmount(convert(cents, rate), locale, currency, true);
}

/** An amount in quetzales, whatever currency the shopper has chosen, because charges are in quetzales. */
export function formatQuetzales(cents: Cents, locale: Locale): string {
  return formatMoney(cents, { locale, currency: SHOP_CURRENCY, rate: 1 });
}

/** The rate of a currency for one quetzal, with as many decimals as needed: `$0.1304`. */
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

/** The configured date of the rate in words: `2026-11-02`; any other text unchanged. */
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

/** A moment in the shop's time zone: `21 de noviembre de 2026 a las 8:42 a. m.`, without a line break in its time. */
export function formatMoment(moment: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Guatemala',
  }).formatToParts(moment);
  // From the hour on no line break is allowed: not before 'p. m.', and not inside it.
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
