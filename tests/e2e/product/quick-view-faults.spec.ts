/** The quick view under faults: missing code, a slow service, hasty presses, no connection. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';

const openers = (page: Page) => page.getByRole('button', { name: /^Ver (?!\d|más)/ });
const dialog = (page: Page) => page.locator('#quick-view');
const buy = (page: Page) => dialog(page).getByRole('button', { name: 'Añadir al carrito' });

test.describe('a quick view', { tag: '@desktop' }, () => {
  test('that was closed does not navigate, though its code never loads', async ({ page, expected }) => {
    expected.push(/ERR_FAILED|Failed to fetch/);
    await page.route('**/_astro/react.*', (route) => route.abort());
    await page.goto('/productos');
    await page.evaluate(() => {
      addEventListener('vite:preloadError', () => document.documentElement.setAttribute('data-heard', ''));
    });
    await openers(page).first().click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('html[data-heard]')).toBeAttached();
    // A navigation would have begun by now, and ended before the next press.
    await openers(page).nth(1).press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`${await openers(page).nth(1).locator('xpath=ancestor::article').getAttribute('data-sku')}`),
    );
  });

  test('opened after another shows its own product, however late the first answer comes', async ({
    page,
  }) => {
    const released = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(/\/api\/v1\/items\/[A-Z]/, async (route) => {
      asked += 1;
      if (asked === 1) await released.promise;
      await route.continue();
    });
    await page.goto('/productos');
    await openers(page).first().click();
    await expect.poll(() => asked).toBe(1);
    await page.keyboard.press('Escape');
    const name = ((await openers(page).nth(1).getAttribute('aria-label')) ?? '').replace('Ver ', '');
    await openers(page).nth(1).click();
    await expect(buy(page)).toBeVisible();
    const late = page.waitForResponse(/\/api\/v1\/items\/[A-Z]/);
    released.resolve();
    await late;
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(buy(page)).toHaveCount(1);
  });

  test('reports a lost connection, and loads with the next try', async ({ page, context, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/productos');
    // All of its code has loaded.
    await openers(page).first().click();
    await expect(buy(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await openers(page).nth(1).click();
    await expect(dialog(page).getByText('No se pudo cargar el artículo.')).toBeVisible();
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(buy(page)).toBeVisible();
  });
});
