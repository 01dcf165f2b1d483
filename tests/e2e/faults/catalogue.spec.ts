/** The catalogue under every fault (`tests/faults/faults.md`). */
import type { Page } from '@playwright/test';
import { realLines } from '../fixtures/cart-lines.ts';
import { reachFor } from '../fixtures/reach-for.ts';
import { expect } from '../fixtures/shop.ts';
import { seedCart, storedCart } from '../fixtures/stored-cart.ts';
import { spoken, testFaults, type Visit } from './fault-visit.ts';

const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });
const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');

/** A list with one line in the cart. */
async function visitList(page: Page, path: string): Promise<Visit> {
  await seedCart(page, await realLines(1));
  return {
    open: async () => {
      await page.goto(path);
      await expect(retry(page)).toBeVisible();
    },
    act: () => retry(page).click(),
    says: () => spoken(page),
    keeps: async () => {
      await expect(retry(page)).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(await storedCart(page)).toHaveLength(1);
    },
    good: () => expect(cards(page).first()).toBeVisible(),
  };
}

testFaults('search', (page) => visitList(page, '/productos?busqueda=tenis'));

testFaults('filter', async (page) => {
  await page.route('**/datos/{productos,marca}{.json,/**}', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  return visitList(page, '/productos?marca=kinalto');
});

testFaults('product', async (page) => {
  await seedCart(page, await realLines(1));
  const line = page.getByRole('list', { name: 'Carrito' }).getByRole('listitem');
  const open = async (): Promise<void> => {
    await page.goto('/cart');
    await reachFor(page, line.first());
    await expect(line).toHaveCount(1);
  };
  return {
    open,
    // A missing article is a valid answer: the next page load requests it again.
    act: async () => ((await retry(page).isVisible()) ? retry(page).click() : open()),
    says: () => page.getByRole('main'),
    keeps: async () => {
      await expect(line).toHaveCount(1);
      expect(await storedCart(page)).toMatchObject([{ quantity: 1 }]);
    },
    good: async () => {
      await expect(retry(page)).toBeHidden();
      await expect(page.getByRole('main').getByText('Ya no está disponible.')).toBeHidden();
    },
  };
});
