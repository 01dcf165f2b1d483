/** Another size or colour for a line, in the cart itself. */
import type { Page } from '@playwright/test';
import { realLines } from '../fixtures/cart-lines.ts';
import { CATALOGUE_RANGES } from '../fixtures/catalogue-ranges.ts';
import { expect, test } from '../fixtures/shop.ts';
import { seedCart, storedCart } from '../fixtures/stored-cart.ts';
import { detailOf } from '../pages/article-detail.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'Carrito' }).getByRole('listitem');

/**
 * The n-th line whose article has three sizes of its colour, with the two other sizes. Each test uses another article.
 */
async function lineAndSize(index: number) {
  let left = index;
  for (const line of await realLines(12, CATALOGUE_RANGES.changed)) {
    const { variantes } = await detailOf(line.productSku);
    const [to, third] = variantes.filter(
      ({ Color, Talla }) => Color === line.selectedProductColor && Talla !== line.selectedProductSize,
    );
    if (!to || !third) continue;
    if (left === 0) return { line, to, third };
    left -= 1;
  }
  throw new Error('the sandbox has no article of three sizes');
}

test('a line changes to another size in its place, limited to that size’s stock, and can be undone', async ({
  page,
  sandbox,
  axe,
}) => {
  const { line, to, third } = await lineAndSize(0);
  await sandbox.setStock(line.code, 9);
  await sandbox.setStock(to.CodigoInterno, 2);
  await sandbox.setStock(third.CodigoInterno, 0);
  await seedCart(page, [{ ...line, quantity: 3, stock: 9 }]);
  await page.goto('/cart');
  const open = page.getByRole('button', { name: `Cambiar talla o color: ${line.name}` });
  await open.click();
  const choice = page.getByRole('region', { name: `Otra talla o color de ${line.name}` });
  const sizes = choice.getByRole('radiogroup', { name: 'Talla' });
  await expect(sizes.getByRole('radio', { name: `${third.Talla}, agotada`, exact: true })).toBeDisabled();
  await expect(choice.getByRole('button', { name: 'Cambiar', exact: true })).toBeDisabled();
  await expect(choice.getByRole('button', { name: 'Cambiar', exact: true })).toBeInViewport({ ratio: 1 });
  await axe(page);
  await sizes.getByRole('radio', { name: to.Talla, exact: true }).check({ force: true });
  await choice.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(page.getByRole('main').getByText(`ahora es ${to.Color}, ${to.Talla}.`)).toBeVisible();
  await expect(page.getByText('Solo hay 2: ajustamos la cantidad.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  expect(await storedCart(page)).toMatchObject([
    { cartItemId: line.cartItemId, sku: to.Sku, selectedProductSize: to.Talla, quantity: 2, stock: 2 },
  ]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(open).toBeFocused();
  expect(await storedCart(page)).toMatchObject([{ sku: line.sku, quantity: 3 }]);
});

test('a size that the cart already has joins its line; closing the choice gives the focus back', {
  tag: '@desktop',
}, async ({ page, sandbox }) => {
  const { line, to } = await lineAndSize(1);
  await sandbox.setStock(to.CodigoInterno, 9);
  const twin = {
    ...line,
    cartItemId: 'twin',
    sku: to.Sku,
    selectedProductSize: to.Talla,
    quantity: 2,
    stock: 9,
  };
  await seedCart(page, [line, twin]);
  await page.goto('/cart');
  const open = page.getByRole('button', { name: `Cambiar talla o color: ${line.name}` }).first();
  await open.click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: to.Talla, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText('Se unió con la línea que ya tenías.')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ sku: to.Sku, quantity: 3 }]);
});

test('sizes that cannot be loaded change nothing, and can be requested again', {
  tag: '@desktop',
}, async ({ page, expected }) => {
  expected.push(/Failed to load resource/);
  const { line } = await lineAndSize(2);
  // The cart's own price check fails as well, whichever of the two comes first.
  await page.route('**/api/v1/items/*', (route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }),
  );
  await seedCart(page, [line]);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Cambiar talla o color: ${line.name}` }).click();
  await expect(
    page.getByText('No se pudieron buscar las tallas que hay. Tu carrito sigue igual.'),
  ).toBeVisible();
  const choice = page.getByRole('region', { name: `Otra talla o color de ${line.name}` });
  await page.unroute('**/api/v1/items/*');
  await choice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(choice.getByRole('radiogroup', { name: 'Talla' })).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ sku: line.sku, quantity: 1 }]);
});

test('a line of the mini-cart changes to another size at its position, and back @desktop', async ({
  page,
  sandbox,
  axe,
}) => {
  const { line, to } = await lineAndSize(3);
  await sandbox.setStock(to.CodigoInterno, 9);
  await seedCart(page, [line]);
  await page.goto('/nosotros');
  await page.getByRole('button', { name: /^Carrito, / }).click();
  const dialog = page.getByRole('dialog', { name: 'Carrito' });
  // The first press comes before React.
  const open = dialog.getByRole('button', { name: `Cambiar talla o color: ${line.name}` });
  await open.click();
  const choice = dialog.getByRole('region', { name: `Otra talla o color de ${line.name}` });
  await choice.getByRole('radio', { name: to.Talla, exact: true }).check({ force: true });
  await axe(page);
  await choice.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(dialog.getByText(`ahora es ${to.Color}, ${to.Talla}.`)).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ cartItemId: line.cartItemId, sku: to.Sku }]);
  await dialog.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(open).toBeFocused();
  expect(await storedCart(page)).toMatchObject([{ sku: line.sku }]);
});

test('the choice opens on a second try after its code could not be loaded @desktop', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  const { line } = await lineAndSize(4);
  await seedCart(page, [line]);
  await page.route(/\/VariantChange\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/cart');
  const open = page.getByRole('button', { name: `Cambiar talla o color: ${line.name}` });
  await open.click();
  await expect(page.getByText('No se pudieron buscar las tallas que hay.')).toBeVisible();
  await page.unroute(/\/VariantChange\.[^/]*\.js$/);
  await open.click();
  await open.click();
  const choice = page.getByRole('region', { name: `Otra talla o color de ${line.name}` });
  await expect(choice.getByRole('radiogroup', { name: 'Talla' })).toBeVisible();
});
