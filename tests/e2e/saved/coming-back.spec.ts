/** Returning shoppers (decision 151, Returning shoppers): news of the favourites, and the offer to install the shop. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

/** Stores JSON under a key of the shop. */
const store = (page: Page, key: string, value: unknown) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);

test('favourites that are cheaper or available again are marked at the heart, and on their page @desktop', async ({
  page,
  axe,
}) => {
  const { sku, name } = await samples();
  await page.goto('/nosotros');
  const heart = page.getByRole('banner').getByRole('link', { name: /^Favoritos/ });
  await store(page, 'tienda:wishlist', [
    { sku, name, price: 99_999_00, discountedPrice: 0, image: '', soldOut: true },
    // A row of an older release.
    { sku: 'IS-GONE', name: 'Gorra', price: 100, discountedPrice: 0, image: '' },
  ]);
  await page.reload();
  await expect(heart).toHaveAccessibleName('Favoritos 2 con 1 novedad');
  await axe(page);
  await heart.click();
  const card = page.getByRole('list', { name: 'Favoritos' }).getByRole('article').filter({ hasText: name });
  await expect(card.getByText(/^Bajó Q/)).toBeVisible();
  await expect(card.getByText('Otra vez disponible')).toBeVisible();
  await expect(
    page.getByText('1 favorito bajó de precio. 1 favorito está otra vez disponible.'),
  ).toBeAttached();
  await expect(card.getByText('Q 99,999.00')).toHaveCount(0);
  await axe(page);
  await page.goto('/nosotros');
  await expect(heart).toHaveAccessibleName('Favoritos 2');
});

/** Simulates Chromium's install prompt until the page answers it. */
const offerPrompt = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: async () => {
        document.documentElement.dataset['asked'] = '';
      },
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  });

const offer = (page: Page) => page.getByRole('region', { name: 'Instalar la tienda' });

test('from the second visit on the shop offers its installation once @desktop', async ({ page, axe }) => {
  await page.goto('/productos');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tienda:visits'))).toContain('"count":1');
  await expect.poll(() => offerPrompt(page)).toBe(true);
  await store(page, 'tienda:visits', { version: 1, count: 1, last: 1 });
  await page.reload();
  await expect.poll(() => offerPrompt(page)).toBe(true);
  await expect(offer(page)).toBeAttached();
  await axe(page);
  await offer(page).getByRole('button', { name: 'Instalar' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tienda:visits'))).toContain('"isDeclined":true');
});

test('where only the browser’s own menu can install it, one dismissible line explains how @phone', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.goto('/productos');
  await store(page, 'tienda:visits', { version: 1, count: 1, last: 1 });
  await page.reload();
  await expect(offer(page)).toContainText('Compartir → Añadir a inicio');
  await offer(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(offer(page)).toHaveCount(0);
  const visits = () => page.evaluate(() => localStorage.getItem('tienda:visits') ?? '');
  expect(await visits()).toContain('"isDeclined":true');
  await store(page, 'tienda:visits', { version: 1, count: 7, last: 1 });
  await page.goto('/checkout');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await visits()).toContain('"count":7');
});
