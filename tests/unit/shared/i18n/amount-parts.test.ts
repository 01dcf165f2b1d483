/** Texts with amounts: every amount can follow the currency, the words around it stay unchanged. */
import { expect, test } from 'vitest';
import { shortcutName, shortcutPath } from '#features/catalogue/rules/shortcuts.ts';
import { amountParts, amountText } from '#shared/i18n/amount-parts.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { formatLimit } from '#shared/i18n/formats.ts';

const text = await loadText('catalogue');

test('a text is split at its amounts, in the order of its language', () => {
  const amounts = { low: 15_000, high: 30_000 };
  expect(amountParts(({ low, high }) => `${low} a ${high}`, amounts)).toEqual([15_000, ' a ', 30_000]);
  expect(amountParts(({ low, high }) => `< ${high}, > ${low}!`, amounts)).toEqual([
    '< ',
    30_000,
    ', > ',
    15_000,
    '!',
  ]);
  expect(amountParts(() => 'Novedades', amounts)).toEqual(['Novedades']);
});

test.each([
  ['GTQ', 1, 'Q\u00A0300'],
  ['USD', 0.1304, '$39.12'],
  ['USD', 0.13, '$39'],
] as const)('a limit of 300 quetzales in %s at %d is written %s', (currency, rate, written) => {
  expect(formatLimit(30_000, { locale: 'es-GT', currency, rate })).toBe(written);
});

test.each([
  ['es-GT', 'newest', '/productos?orden=novedades', 'Novedades'],
  ['es-GT', 'offers', '/productos?orden=descuento', 'Ofertas'],
  ['es-GT', 'gifts', '/productos?precio=0-150&precio=150-300', 'Regalos hasta Q\u00A0300'],
  ['en', 'gifts', '/en/productos?precio=0-150&precio=150-300', 'Gifts up to Q\u00A0300'],
] as const)('in %s the list %s is %s, named %s', (locale, shortcut, path, name) => {
  expect(shortcutPath(locale, shortcut)).toBe(path);
  const parts = shortcutName(text(locale), shortcut);
  expect(amountText(parts, { locale, currency: 'GTQ', rate: 1 })).toBe(name);
});
