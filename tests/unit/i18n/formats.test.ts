import { expect, test } from 'vitest';
import { formatRate, formatRateDate } from '#i18n/formats.ts';

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
