import { expect, test } from 'vitest';
import { formatMoment, formatMoney, formatRate, formatRateDate } from '#i18n/formats.ts';

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
