/** The mini-cart under faults: missing code, another tab, a cleared device, hasty presses. */
import type { Page } from '@playwright/test';
import { realLines } from '../fixtures/cart-lines.ts';
import { expect, test } from '../fixtures/shop.ts';
import { seedCart, storedCart } from '../fixtures/stored-cart.ts';

const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Carrito' });
const rows = (page: Page) => miniCart(page).getByRole('list', { name: 'Carrito' }).getByRole('listitem');
const removers = (page: Page) => miniCart(page).getByRole('button', { name: /^Eliminar/ });
const lost = (page: Page) => page.getByRole('link', { name: /^Esta parte de la página no funcionó/ });
const open = (page: Page) => page.getByRole('button', { name: /^Carrito/ }).click();

/** More lines than the mini-cart draws at once. */
const MANY = 30;

test.describe('the mini-cart', { tag: '@desktop' }, () => {
  test('reports in itself that its content did not load, and shows it once it can', async ({
    page,
    expected,
  }) => {
    expected.push(/ERR_FAILED|Failed to fetch/);
    await seedCart(page, await realLines(3));
    await page.route('**/_astro/later.*', (route) => route.abort());
    await page.goto('/productos');
    await open(page);
    await expect(miniCart(page).locator(lost(page))).toBeInViewport();
    await page.unroute('**/_astro/later.*');
    await page.keyboard.press('Escape');
    await open(page);
    await expect(rows(page)).toHaveCount(3);
  });

  test('shows its lines when the code that changes them does not load, and says so above them', async ({
    page,
    expected,
  }) => {
    expected.push(/ERR_FAILED|Failed to fetch/);
    await seedCart(page, await realLines(3));
    await page.route('**/_astro/MiniCart.*.js', (route) => route.abort());
    await page.goto('/productos');
    await open(page);
    await expect(rows(page)).toHaveCount(3);
    await removers(page).first().click();
    await expect(miniCart(page).locator(lost(page))).toBeInViewport();
    expect(await storedCart(page)).toHaveLength(3);
    await page.keyboard.press('Escape');
    await expect(lost(page)).toBeInViewport();
    await open(page);
    await removers(page).first().click();
    await expect(miniCart(page).locator(lost(page))).toBeInViewport();
    await miniCart(page).getByRole('link', { name: 'Ver carrito' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test(`of ${MANY} lines follows another tab's removal, and a cleared device`, async ({ page, context }) => {
    await seedCart(page, await realLines(MANY));
    await page.goto('/productos');
    await open(page);
    await expect(rows(page)).toHaveCount(MANY);
    const other = await context.newPage();
    await other.goto('/cart');
    await other
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .click();
    await expect(rows(page)).toHaveCount(MANY - 1);
    await other.evaluate(() => localStorage.clear());
    await expect(miniCart(page).getByText('Tu carrito está vacío')).toBeVisible();
  });

  test(`of ${MANY} lines removes one line when it is pressed three times before its code loads`, async ({
    page,
  }) => {
    await seedCart(page, await realLines(MANY));
    const released = Promise.withResolvers<void>();
    await page.route('**/_astro/MiniCart.*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/productos');
    await open(page);
    await removers(page)
      .first()
      .evaluate((button: HTMLElement) => {
        for (const _ of [1, 2, 3]) button.click();
      });
    released.resolve();
    await expect(rows(page)).toHaveCount(MANY - 1);
    expect(await storedCart(page)).toHaveLength(MANY - 1);
  });
});
