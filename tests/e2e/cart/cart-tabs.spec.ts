/** The cart in two tabs at once, before it is read, and on a full device (contract, Storage keys; decisions 43, 47). */
import type { Page } from '@playwright/test';
import { realLines } from '../fixtures/cart-lines.ts';
import { CATALOGUE_RANGES } from '../fixtures/catalogue-ranges.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { reachFor } from '../fixtures/reach-for.ts';
import { expect, test } from '../fixtures/shop.ts';
import { seedCart, storedCart } from '../fixtures/stored-cart.ts';
import { samples } from '../pages/samples.ts';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Cantidad' }).first();

/** Presses 'Aumentar cantidad' in both tabs at once, before either tab receives the other's change. */
function pressTogether(tabs: readonly Page[]): Promise<unknown> {
  const press = () => document.querySelector<HTMLElement>('[data-control^="increase:"]')?.click();
  return Promise.all(tabs.map((tab) => tab.evaluate(press)));
}

test('two tabs that press at the same moment lose no unit, and both show all of them', {
  tag: '@desktop',
}, async ({ page, context, sandbox }) => {
  const [only] = await realLines(1, CATALOGUE_RANGES.counted);
  if (!only) throw new Error('the sandbox has no stock');
  await sandbox.setStock(only.code, 60);
  await seedCart(page, [{ ...only, stock: 60 }]);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const each of tabs) {
    await each.goto('/cart');
    // The mark means that the island waits for intent; it disappears after hydration. Several presses before that count
    // as one.
    const part = each.locator('[data-mount="cart"]');
    await expect(part).toHaveAttribute('data-built');
    await part.dispatchEvent('intent:hydrate');
    await expect(part).not.toHaveAttribute('data-built');
  }
  for (let press = 0; press < 6; press += 1) await pressTogether(tabs);
  for (const each of tabs) await expect(quantity(each)).toHaveValue('13');
  await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 13 }]);
});

test('a full device leaves the cart to the tab, which reports it and keeps it on the next page @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  await chooseSize(page);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  const reported = 'el carrito se conserva solo en esta pestaña';
  await expect(page.getByText(reported).first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Carrito' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('[data-cart-count]:visible').first()).toHaveAccessibleName('Carrito, 1 artículo');
  await reachFor(page, quantity(page));
  await expect(page.getByRole('main').getByText(reported)).toBeVisible();
});

test('“Deshacer” does not bring back units that the storage lists as paid meanwhile', {
  tag: '@desktop',
}, async ({ page }) => {
  const [only] = await realLines(1);
  if (!only) throw new Error('the sandbox has no stock');
  await seedCart(page, [only]);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Eliminar ${only.name}` }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.evaluate(
    ([name, color, size]) => {
      const stored = JSON.parse(localStorage.getItem('tienda') ?? '{}');
      const units = [{ sku: '', name, color, size, quantity: 1 }];
      const newValue = JSON.stringify({ ...stored, paid: { at: Date.now(), units } });
      localStorage.setItem('tienda', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'tienda', newValue }));
    },
    [only.name, only.selectedProductColor, only.selectedProductSize],
  );
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Ya lo compraste en otra pestaña').first()).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
});

test('a placeholder is shown until the storage is read, and nothing moves when the lines appear', {
  tag: '@desktop',
}, async ({ page }) => {
  await seedCart(page, await realLines(2));
  // Observe from the start: the buffer may drop shifts that happened earlier.
  await page.addInitScript(() => {
    Reflect.set(window, '__moved', 0);
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        Reflect.set(window, '__moved', Reflect.get(window, '__moved') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.locator('.stored-wait .cart-line')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('list', { name: 'Carrito' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('.stored-wait')).toBeHidden();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => Number(Reflect.get(window, '__moved')))).toBe(0);
});
