/** The buttons of the list layout (storefront §2, Product list and cards). */
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';
import { storedCart } from '../fixtures/stored-cart.ts';

test.describe('in the list layout', { tag: '@desktop' }, () => {
  test('an article without variants is bought with “Añadir”, then says “Ya Añadido”', async ({ page }) => {
    const toasts = await hearToasts(page);
    await page.goto('/productos/accesorios/billeteras?vista=lista');
    const add = page.getByRole('button', { name: /^Añadir / }).first();
    await expect(add).toHaveText('Añadir');
    const name = ((await add.getAttribute('aria-label')) ?? '').replace('Añadir ', '');
    await add.click();
    const added = page.getByRole('button', { name: `Ya Añadido: ${name}` });
    await expect(added).toHaveText('Ya Añadido');
    await expect(added).toBeDisabled();
    await expect.poll(toasts).toEqual(['success top-left Añadio al Carrito']);
    await expect.poll(() => storedCart(page)).toMatchObject([{ name, quantity: 1, selectedProductSize: '' }]);
  });
});
