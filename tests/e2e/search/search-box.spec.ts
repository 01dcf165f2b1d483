/** The search box of every page and the rules of its Enter key (storefront §2, Search box; §9). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';

/** The focused search box, once its code listens: its suggestions are announced from then on. */
async function listeningBox(page: Page): Promise<Locator> {
  const box = page.getByRole('searchbox', { name: 'Buscar' });
  await box.focus();
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  return box;
}

test.describe('the search box', { tag: '@desktop' }, () => {
  test('searches for the trimmed, lower-cased term before the first slash', async ({ page }) => {
    await page.goto('/nosotros');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('  Tenis NEGROS /x');
    await page.keyboard.press('Enter');
    // The understood colour becomes a filter as soon as the results are there.
    await expect(page).toHaveURL(/\/productos\?busqueda=tenis(\+|%20)negros(&color=negro)?$/);
  });

  test('handles an Enter before its code loads by the same rules', async ({ page }) => {
    const code = Promise.withResolvers<void>();
    await page.route('**/later.*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/nosotros');
    const box = page.getByRole('searchbox', { name: 'Buscar' });
    await box.fill('  Tenis/rojos ');
    await box.press('Enter');
    await expect(page.getByRole('search').getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toMatch(/\/nosotros$/);
    code.resolve();
    await page.waitForURL(/\/productos\?busqueda=tenis$/);
  });

  test('waits 300 ms and handles one of several Enters', async ({ page }) => {
    await page.clock.install();
    await page.goto('/nosotros');
    const box = await listeningBox(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await box.fill('tenis');
    await box.press('Enter');
    await box.fill('botas');
    await box.press('Enter');
    await page.clock.runFor(299);
    expect(page.url()).toMatch(/\/nosotros$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/busqueda=tenis$/);
  });

  test('ignores an empty term', async ({ page }) => {
    await page.clock.install();
    await page.goto('/nosotros');
    await (await listeningBox(page)).fill('   ');
    await page.keyboard.press('Enter');
    await page.clock.runFor(2000);
    expect(page.url()).toMatch(/\/nosotros$/);
  });
});

test('works by its form without scripts', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/nosotros');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('tenis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/productos\?busqueda=tenis$/);
});
