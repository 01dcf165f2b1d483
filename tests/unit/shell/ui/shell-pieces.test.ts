import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import messages from '../../../../locales/es-GT/messages.json';
import shell from '../../../../locales/es-GT/shell.json';
import Arrivals from '../../../../src/features/home/ui/Arrivals.astro';
import { shopConfiguration } from '../../../../src/shared/configuration/settings.ts';
import PageStatus from '../../../../src/shell/ui/PageStatus.astro';
import SocialLinks from '../../../../src/shell/ui/SocialLinks.astro';

const locale = 'es-GT';
let container: AstroContainer;
beforeAll(async () => {
  await i18next.init({ lng: locale, resources: { [locale]: { messages, shell } } });
  container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
});

describe('the banner', () => {
  test.each([
    ['development', 'development'],
    ['production', ''],
  ])('of the environment %s says %o', async (appEnv, text) => {
    vi.spyOn(shopConfiguration, 'appEnv', 'get').mockReturnValue(appEnv);
    const html = await container.renderToString(PageStatus, { props: { locale, path: '/' } });
    expect(html.includes('development-banner')).toBe(appEnv === 'development');
    expect(html).toContain(text);
  });
});

describe('the currency switch', () => {
  afterEach(() => {
    vi.doUnmock('#shared/configuration/currency-rates.ts');
    vi.resetModules();
  });
  test.each([
    ['with', { USD: { rate: 0.13, since: '' } }, ['GTQ', 'USD']],
    ['without', {}, []],
  ])('of a shop %s a rate offers %j', async (_what, currencyRates, names) => {
    vi.resetModules();
    vi.doMock('#shared/configuration/currency-rates.ts', () => ({ currencyRates }));
    const { default: CurrencySwitch } = await import('../../../../src/shared/money/CurrencySwitch.astro');
    const html = await container.renderToString(CurrencySwitch, { props: { locale } });
    expect([...html.matchAll(/value="([A-Z]+)"/g)].map(([, name]) => name)).toEqual(names);
  });
});

test('the social links are those of the shop', async () => {
  const settings = {
    instagram: 'https://i.example/t',
    facebook: '',
    tiktok: 'https://t.example/t',
    whatsapp: '',
  };
  const html = await container.renderToString(SocialLinks, { props: { locale, settings } });
  expect(
    [...html.matchAll(/href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href, name]) => [name, href]),
  ).toEqual([
    ['Instagram', 'https://i.example/t'],
    ['TikTok', 'https://t.example/t'],
  ]);
});

test('a shop without new arrivals says so', async () => {
  const html = await container.renderToString(Arrivals, { props: { locale, products: [] } });
  expect(html).toContain('Sin resultados de  Nuevos Productos');
});
