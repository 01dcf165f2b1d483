/**
 * A truly full device: the shopper's actions stay in the tab, and the early readers find them there (decision 47, No
 * storage).
 */
import type { Page } from '@playwright/test';
import { ANA, openAccount } from '../fixtures/account-page.ts';
import { expect, test } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

/** Fills this origin's localStorage up to the last character. */
async function fillDevice(page: Page): Promise<void> {
  await page.goto('/version.json');
  await page.evaluate(() => {
    let text = '';
    for (let step = 2 ** 24; step >= 1; step /= 2) {
      try {
        localStorage.setItem('filler', text + 'x'.repeat(step));
        text += 'x'.repeat(step);
      } catch {
        // Half of it may fit.
      }
    }
  });
}

test.beforeEach(({ page }) => fillDevice(page));

test('a customer who logs in is not sent back to the login, and is named in the menu', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAccount(page, ANA);
  await page.goto('/mi-cuenta');
  await expect(page.getByLabel('Nombre')).toHaveValue(ANA.name);
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: ANA.email })).toBeVisible();
});

test('prices follow the chosen currency, on the next page too', { tag: '@desktop' }, async ({ page }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const price = page.getByRole('main').locator('[data-cents]').first();
  await expect(price).toContainText('Q');
  await page.getByRole('button', { name: 'USD' }).first().click();
  await expect(price).toContainText('$');
  await page.reload();
  await expect(price).toContainText('$');
});

test('a liked product shows so, and is listed among the favourites', { tag: '@desktop' }, async ({
  page,
}) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const heart = page.getByRole('main').locator('[data-action="wishlist"]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('data-pressed', 'true');
  await page.goto('/favoritos');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});
