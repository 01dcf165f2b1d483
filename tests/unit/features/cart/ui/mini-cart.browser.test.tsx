/** The mini-cart with a long cart (storefront §2, Mini-cart). */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';

const lines = Array.from({ length: 30 }, (_, at) =>
  line({ id: at, variantId: at, sku: `T-${at}`, cartItemId: `line-${at}`, name: `Tenis ${at}` }),
);

// The module reads the page's language and the stored cart when it is imported.
document.documentElement.dataset['locale'] = 'es-GT';
localStorage.setItem('tienda', mainDocument(lines));
const { mountMiniCart } = await import('#features/cart/ui/MiniCart.tsx');
const { FIRST_LINES } = await import('#features/cart/ui/MiniCart.tsx');

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const names = (): (string | null)[] =>
  [...document.querySelectorAll('.cart-line-name')].map(({ textContent }) => textContent);

test('a long cart shows its first lines at once and all of them right after, also with one removed', async () => {
  const expected = lines.map(({ name }) => name);
  const container = document.createElement('div');
  document.body.append(container);
  mountMiniCart(container);
  expect(names()).toEqual(expected.slice(0, FIRST_LINES));
  await expect.poll(names).toEqual(expected);
  await page.getByRole('button', { name: 'Eliminar Tenis 20', exact: true }).click();
  await expect.poll(names).toEqual(expected.filter((name) => name !== 'Tenis 20'));
});
