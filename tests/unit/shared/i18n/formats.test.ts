import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLimit, formatMoment, formatMoney, formatRate, formatRateDate } from '#shared/i18n/formats.ts';
import { locales } from '#shared/i18n/locales.ts';
import { CURRENCY_NAMES, convert } from '#shared/money/currency.ts';

const intl = (locale: string, currency: string, trailingZeroDisplay: 'auto' | 'stripIfInteger') =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay,
  });

test.each(locales.flatMap((locale) => CURRENCY_NAMES.map((currency) => [locale, currency] as const)))(
  'in %s any amount in %s is written as the Unicode CLDR has it',
  (locale, currency) => {
    const [money, limit] = [intl(locale, currency, 'auto'), intl(locale, currency, 'stripIfInteger')];
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        fc.constantFrom(1, 0.13, 0.130412),
        (cents, rate) => {
          const amount = convert(cents, rate) / 100 || 0;
          expect(formatMoney(cents, { locale, currency, rate })).toBe(money.format(amount));
          expect(formatLimit(cents, { locale, currency, rate })).toBe(limit.format(amount));
        },
      ),
      {
        examples: [
          [0, 1],
          [-1, 0.13],
          [5, 1],
          [99_999, 1],
          [100_000, 1],
          [-100_000_000, 1],
          [30_000, 1],
        ],
      },
    );
  },
);

test.each([
  ['GTQ', 1, 'es-GT', 'Q\u00A01,234.50'],
  ['USD', 0.13, 'es-GT', '$160.49'],
  ['GTQ', 1, 'en', 'Q\u00A01,234.50'],
  ['USD', 0.13, 'en', '$160.49'],
] as const)('123,450 cents in %s at %d are shown in %s as %s', (currency, rate, locale, text) => {
  expect(formatMoney(123_450, { locale, currency, rate })).toBe(text);
});
test.each([
  [1, 'es-GT', '$1.00'],
  [0.13, 'es-GT', '$0.13'],
  [0.130412, 'en', '$0.130412'],
] as const)('a quetzal worth %d is written with the decimals it takes', (rate, locale, text) => {
  expect(formatRate(rate, { locale, currency: 'USD' })).toBe(text);
});
test.each([
  ['2026-11-02', 'es-GT', '2 de noviembre de 2026'],
  ['2026-11-02', 'en', 'November 2, 2026'],
  ['noviembre', 'es-GT', 'noviembre'],
  ['2026-13-40', 'es-GT', '2026-13-40'],
  ['', 'es-GT', ''],
] as const)('the configured date %j is shown as %s: %j', (configured, locale, text) => {
  expect(formatRateDate(configured, locale)).toBe(text);
});
test.each([
  ['es-GT', '21 de noviembre de 2026 a las 8:42\u00A0p.\u00A0m.'],
  ['en', 'November 21, 2026 at 8:42\u00A0PM'],
] as const)('in %s the time of a moment breaks over no line', (locale, text) => {
  expect(formatMoment(new Date('2026-11-22T02:42:00Z'), locale)).toBe(text);
});
