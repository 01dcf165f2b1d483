/** The first view of a checkout: stored lines have their place before any script loads, and nothing moves later. */
import { seedCart } from '../fixtures/checkout-page.ts';
import { expect, test } from '../fixtures/shop.ts';
import { watchShifts } from '../page/look/watch-shifts.ts';

for (const path of ['/checkout', '/checkout-bac'])
  test.describe(path, () => {
    test('shows the stored lines before its scripts load, and does not move when they do', async ({
      page,
      sandbox,
    }) => {
      const { name } = await seedCart(page, { ...sandbox, article: 13 });
      const shifts = await watchShifts(page);
      const released = Promise.withResolvers<void>();
      await page.route('**/_astro/*.js*', async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const row = page.getByRole('region', { name: 'Tu orden' }).getByRole('row').filter({ hasText: name });
      await expect(row).toHaveCount(1);
      await expect(row).not.toContainText('Q');
      released.resolve();
      await expect(row).toContainText(/Q\s\d/);
      // A hair: an amount fills its own place.
      for (const shift of await shifts()) expect(Number.parseFloat(shift), shift).toBeLessThan(0.001);
    });

    test('shows stored HTML as text', async ({ page, expected }) => {
      expected.push(/ERR_FAILED|Failed to fetch|failed to load/i);
      const name = '<img src="/no-image.svg" onerror="document.title=1"><script>document.title=2</script>';
      await page.goto('/robots.txt');
      await page.evaluate(
        (stored) => localStorage.setItem('tienda', stored),
        JSON.stringify({
          version: '1.1',
          cart: [{ name, selectedProductColor: name }, null, 7],
          token: null,
        }),
      );
      await page.route('**/_astro/*.js*', (route) => route.abort());
      await page.goto(path);
      const summary = page.getByRole('region', { name: 'Tu orden' });
      await expect(summary.getByText(name)).toHaveCount(2);
      await expect(summary.locator('tbody :is(img, script)')).toHaveCount(1);
      await expect(page).toHaveTitle(/^Finalizar compra/);
    });

    test('says that the cart is empty before its scripts load', async ({ page, expected }) => {
      expected.push(/ERR_FAILED|Failed to fetch|failed to load/i);
      await page.route('**/_astro/*.js*', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
      await expect(page.getByRole('form', { name: 'Datos del cliente' })).toBeHidden();
    });
  });
