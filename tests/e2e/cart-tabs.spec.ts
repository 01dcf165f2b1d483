/** The cart in two tabs at once, before it is read, and where the device keeps nothing (contract, Storage keys; C05, C06). */
import type { Page } from '@playwright/test';
import { realLines } from './fixtures/cart-lines.ts';
import { expect, test } from './fixtures/shop.ts';
import { seedCart, storedCart } from './fixtures/stored-cart.ts';
import { samples } from './pages/samples.ts';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Cantidad' }).first();

/** Presses 'Aumentar cantidad' a few times, from a moment (ms) on that both tabs share, and tells the slowest answer. */
function pressTogether(page: Page, moment: number): Promise<number> {
  return page.evaluate(async (start) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const button = document.querySelector<HTMLElement>('[data-control^="increase:"]');
    await pause(start - Date.now());
    let slowest = 0;
    for (let press = 0; press < 6; press += 1) {
      const before = performance.now();
      button?.click();
      await Promise.resolve();
      slowest = Math.max(slowest, performance.now() - before);
      await pause(50);
    }
    return slowest;
  }, moment);
}

test('two tabs that press at the same moment lose no unit, and both show all of them', {
  tag: '@desktop',
}, async ({ page, context, sandbox }) => {
  const [only] = await realLines(1);
  if (!only) throw new Error('the sandbox has no stock');
  await sandbox.setStock(only.code, 60);
  await seedCart(page, [{ ...only, stock: 60 }]);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/cart');
    await each.locator('[data-mount="cart"]').dispatchEvent('intent:hydrate');
    await expect(each.locator('[data-mount="cart"]:not([ssr])')).toBeVisible();
  }
  const moment = Date.now() + 500;
  const answers = await Promise.all([page, other].map((each) => pressTogether(each, moment)));
  for (const each of [page, other]) await expect(quantity(each)).toHaveValue('13');
  await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 13 }]);
  expect(Math.max(...answers)).toBeLessThan(100);
});

test('a device that is full leaves the cart to the tab, which says so and keeps it on the next page @desktop', async ({
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
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  const told = 'el carrito se conserva solo en esta pestaña';
  await expect(page.getByText(told).first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Carrito' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('[data-cart-count]:visible').first()).toHaveAccessibleName('Carrito, 1 artículo');
  await quantity(page).hover();
  await expect(page.getByRole('main').getByText(told)).toBeVisible();
});

test('“Deshacer” in another tab does not bring back what was bought meanwhile', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('until the storage has been read there is the shape of a cart, and nothing moves when the lines come', {
  tag: '@desktop',
}, async ({ page }) => {
  await seedCart(page, await realLines(2));
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
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(moved).toBe(0);
});
