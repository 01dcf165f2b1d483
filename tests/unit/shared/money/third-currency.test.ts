/** A third currency is one row of `CURRENCIES` and its rate in the environment. */

import { loadRenderers } from 'astro:container';
import { tmpdir } from 'node:os';
import { runInNewContext } from 'node:vm';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import shell from '../../../../locales/es-GT/shell.json';
import { bundleScript } from '../../../../scripts/publish/bundle-script.ts';
import { fakeBrowser } from '../../fixtures/fake-browser.ts';

const RATES = { EUR: { rate: 0.11, since: '2026-11-02' } };

beforeEach(() => {
  vi.resetModules();
  vi.doMock('#shared/money/currency.ts', async (original) => {
    const table = await original<typeof import('#shared/money/currency.ts')>();
    Object.assign(table.CURRENCIES, { EUR: { symbol: { 'es-GT': '€', en: '€' } } });
    return { ...table, CURRENCY_NAMES: Object.keys(table.CURRENCIES) };
  });
  vi.doMock('#shared/configuration/currency-rates.ts', () => ({ currencyRates: RATES }));
});

afterEach(() => {
  vi.doUnmock('#shared/money/currency.ts');
  vi.doUnmock('#shared/configuration/currency-rates.ts');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('its rate is read from the environment by its code', async () => {
  const { environmentSchema, readEnvironment } = await import('../../../../scripts/astro/environment.ts');
  vi.stubEnv('PUBLIC_EUR_RATE', '0.11');
  vi.stubEnv('PUBLIC_EUR_RATE_DATE', '2026-11-02');
  vi.stubEnv('PUBLIC_USD_RATE', undefined);
  expect(readEnvironment('production', tmpdir()).currencyRates).toEqual(RATES);
  expect(environmentSchema).toHaveProperty('PUBLIC_EUR_RATE');
});

test('a rate that is no number is refused', async () => {
  const { checkEnvironment } = await import('../../../../scripts/commands/environment.ts');
  expect(() => checkEnvironment({ PUBLIC_EUR_RATE: '0,11' })).toThrow('PUBLIC_EUR_RATE wants');
});

test('the currency switch offers it, and not a currency without a rate', async () => {
  await i18next.init({ lng: 'es-GT', resources: { 'es-GT': { shell } } });
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const { default: CurrencySwitch } = await import('../../../../src/shared/money/CurrencySwitch.astro');
  const html = await container.renderToString(CurrencySwitch, { props: { locale: 'es-GT' } });
  expect([...html.matchAll(/value="([A-Z]+)"/g)].map(([, code]) => code)).toEqual(['GTQ', 'EUR']);
});

test('prices are shown in it once it is chosen', async () => {
  const browser = fakeBrowser();
  const { $shownCurrency, setCurrency } = await import('#shared/money/currency-store.ts');
  const { formatMoney } = await import('#shared/i18n/formats.ts');
  const { readStoredCurrency } = await import('#shared/money/stored-currency.ts');
  setCurrency('EUR');
  expect(browser.stored.get('tienda:currency')).toBe('"EUR"');
  expect(readStoredCurrency()).toBe('EUR');
  expect(formatMoney(123_450, { locale: 'es-GT', ...$shownCurrency.get() })).toBe('€135.80');
});

/** The head script's attributes on `<html>` where this text is stored. */
async function firstPrices(stored: string): Promise<unknown> {
  const define = { __OFFERED_CURRENCIES__: JSON.stringify(Object.keys(RATES).join('|')) };
  const dataset: Record<string, string> = {};
  const page = {
    localStorage: { getItem: (key: string) => (key === 'tienda:currency' ? stored : null) },
    sessionStorage: { getItem: () => null },
    document: { documentElement: { dataset } },
    setTimeout: () => 0,
  };
  runInNewContext(await bundleScript('src/shared/money/first-prices.ts', define), page);
  return dataset['prices'];
}

test.each([
  ['"EUR"', 'waiting'],
  ['"USD"', undefined],
  ['"GTQ"', undefined],
])('the script in the head hides prices only in a currency that is offered: %s', async (stored, expected) => {
  expect(await firstPrices(stored)).toBe(expected);
});
