/** 'Guardar para después' on the cart page (decision 42, Undo). */
import type { Page } from '@playwright/test';
import { realLines } from '../fixtures/cart-lines.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';
import { seedCart, storedCart } from '../fixtures/stored-cart.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'Carrito' }).getByRole('listitem');

test('a line can be saved for later and moved back, and the cart emptied and restored @desktop', async ({
  page,
  axe,
}) => {
  const toasts = await hearToasts(page);
  const [first, second] = await realLines(2);
  await seedCart(page, [first, second]);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Guardar para después: ${first?.name}` }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Guardado para después' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expect.poll(toasts).toEqual(['info top-left Guardado para después']);
  await axe(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Guardado para después' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: `Mover al carrito: ${first?.name}` }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: `Guardar para después: ${first?.name}` })).toBeFocused();
  await page.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(page.getByText('Tu carrito está vacío').and(page.locator(':visible'))).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect
    .poll(toasts)
    .toEqual(['success top-left Añadio al Carrito', 'info top-left Eliminado del Carrito']);
});

test('a line that was saved for later can be removed, with an undo', { tag: '@desktop' }, async ({
  page,
}) => {
  const [first, second] = await realLines(2);
  await seedCart(page, [first, second]);
  await page.goto('/cart');
  const saved = page.getByRole('list', { name: 'Guardado para después' }).getByRole('listitem');
  for (const line of [first, second]) {
    await page.getByRole('button', { name: `Guardar para después: ${line?.name}` }).click();
  }
  await expect(saved).toHaveCount(2);
  const remove = page.getByRole('button', { name: `Eliminar ${first?.name}` });
  await remove.click();
  await expect(saved).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(saved.nth(0)).toContainText(first?.name ?? '-');
  await expect(remove).toBeFocused();
  // The offered line is in the cart already: it would be added a second time.
  await page.getByRole('button', { name: `Mover al carrito: ${second?.name}` }).click();
  await page.getByRole('button', { name: `Guardar para después: ${second?.name}` }).press('Enter');
  await expect(undo).toBeFocused();
  await page.getByRole('button', { name: `Mover al carrito: ${second?.name}` }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(undo).toHaveCount(0);
  expect(await storedCart(page)).toMatchObject([{ quantity: 1 }]);
});
