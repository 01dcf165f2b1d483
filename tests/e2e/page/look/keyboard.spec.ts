/** Quick view, cart and saved products by the keyboard alone. */
import type { Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { pressOn, tabTo } from '../../fixtures/reach-for.ts';
import { expect, ORIGINS, test } from '../../fixtures/shop.ts';
import { seedCart, storedCart } from '../../fixtures/stored-cart.ts';
import { samples } from '../../pages/samples.ts';

interface Row {
  readonly Sku: string;
  readonly Nombre_Comercial: string;
}

/**
 * Saves the first two articles of the catalogue in a list.
 * @returns their names
 */
async function keepTwo(page: Page, key: string): Promise<readonly [string, string]> {
  const response = await fetch(`${ORIGINS.sandbox}/api/v1/items/menu`);
  const { data }: { readonly data: { readonly articulos: readonly Row[] } } = await response.json();
  const [first, second] = data.articulos;
  if (!first || !second) throw new Error('the sandbox sells nothing');
  const rows = [first, second].map(({ Sku, Nombre_Comercial }) => ({
    sku: Sku,
    name: Nombre_Comercial,
    price: 10_000,
    discountedPrice: 0,
    image: '',
  }));
  await page.goto('/robots.txt');
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, JSON.stringify(rows)],
  );
  return [first.Nombre_Comercial, second.Nombre_Comercial];
}

/** Skips the header with the page's first link. */
async function skipToContent(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Saltar al contenido' }), 'Enter');
}

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

test.describe('by the keyboard alone', { tag: '@desktop' }, () => {
  test('a quick view opens, offers its choices, adds to the cart and closes', async ({ page }) => {
    const { name } = await samples();
    await page.goto('/productos');
    const opener = page.getByRole('button', { name: `Ver ${name}`, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('radiogroup', { name: 'Talla' })).toBeVisible();
    const sizes = dialog.getByRole('radiogroup', { name: 'Talla' });
    await tabTo(page, sizes.getByRole('radio', { disabled: false }).first());
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('[type="radio"]:focus')).toBeChecked();
    await pressOn(page, dialog.getByRole('button', { name: 'Añadir al carrito' }), 'Enter');
    await expect(dialog.getByText('Tienes 1 en tu carrito.')).toBeVisible();
    await pressOn(page, dialog.locator('summary'), 'Enter');
    await expect(dialog.locator('details')).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the cart is counted, saved for later, emptied, restored and left for the checkout', async ({
    page,
  }) => {
    const [first, second] = await realLines(2);
    await seedCart(page, [first, second]);
    await page.goto('/cart');
    await skipToContent(page);
    const line = page.getByRole('list', { name: 'Carrito' }).getByRole('listitem').first();
    await pressOn(page, line.getByRole('button', { name: 'Aumentar cantidad' }), 'Enter');
    await expect(line.getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
    await pressOn(page, page.getByRole('button', { name: `Guardar para después: ${first?.name}` }), 'Enter');
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await expect(undo).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: `Mover al carrito: ${first?.name}` }), 'Enter');
    await expect(page.getByRole('button', { name: `Guardar para después: ${first?.name}` })).toBeFocused();
    const clear = page.getByRole('button', { name: 'Vaciar carrito' });
    await pressOn(page, clear, 'Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clear).toBeFocused();
    expect(await storedCart(page)).toHaveLength(2);
    await skipToContent(page);
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }), 'Enter');
    await expect(page).toHaveURL(/\/checkout$/);
  });

  test('a favourite is removed and the list emptied', async ({ page }) => {
    const [first] = await keepTwo(page, 'tienda:wishlist');
    await page.goto('/favoritos');
    await skipToContent(page);
    const list = page.getByRole('list', { name: 'Favoritos' });
    await pressOn(page, list.getByRole('button', { name: `Eliminar ${first}` }), 'Enter');
    await expect(list.getByRole('article')).toHaveCount(1);
    await expect.poll(() => hasFocus(page)).toBe(true);
    await pressOn(page, page.getByRole('button', { name: 'Vaciar' }), 'Enter');
    await expect(list).toHaveCount(0);
    await expect.poll(() => hasFocus(page)).toBe(true);
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Ver productos' }), 'Enter');
    await expect(page).toHaveURL(/\/productos$/);
  });

  test('a comparison is narrowed, moved, shortened and emptied', async ({ page }) => {
    const [first] = await keepTwo(page, 'tienda:compare');
    await page.goto('/comparar');
    await skipToContent(page);
    const table = page.getByRole('table', { name: 'Comparar' });
    await expect(table.getByRole('row')).toHaveCount(7);
    await pressOn(page, page.getByRole('checkbox', { name: 'Mostrar solo diferencias' }), 'Space');
    await expect(page.getByRole('checkbox', { name: 'Mostrar solo diferencias' })).toBeChecked();
    await expect(table.getByRole('row')).not.toHaveCount(7);
    await tabTo(page, page.getByRole('region', { name: 'Comparar' }));
    await pressOn(page, table.getByRole('button', { name: `Eliminar ${first}` }), 'Enter');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect.poll(() => hasFocus(page)).toBe(true);
    await pressOn(page, page.getByRole('button', { name: 'Vaciar' }), 'Enter');
    await expect(table).toHaveCount(0);
    await expect.poll(() => hasFocus(page)).toBe(true);
  });
});
