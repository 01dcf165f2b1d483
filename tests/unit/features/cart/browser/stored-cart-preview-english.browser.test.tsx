/** Colours and sizes of the painted cart on an English page (decision 134, English words). */
import { afterEach, expect, test } from 'vitest';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';

document.documentElement.dataset['locale'] = 'en';
const { watchStoredCart } = await import('#features/cart/browser/stored-cart-preview.ts');

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const words = () =>
  [...document.querySelectorAll<HTMLElement>('li span')].map(({ textContent, lang }) => [textContent, lang]);

test('are the service’s at once, English at rest, and so when they are painted again', async () => {
  const one = line({ selectedProductColor: 'Negro', selectedProductSize: '42' });
  const two = line({ id: 2, cartItemId: 'b', selectedProductColor: 'Ultrarrosa', selectedProductSize: '' });
  document.body.innerHTML =
    '<ul data-stored-lines="cart"><template><li><span data-field="color" lang="es"></span><span data-field="size"></span></li></template></ul>';
  localStorage.setItem('tienda', mainDocument([one]));
  watchStoredCart();
  expect(words()).toEqual([
    ['Negro', 'es'],
    ['42', ''],
  ]);
  const english = [
    ['Black', ''],
    ['42', ''],
  ];
  await expect.poll(words).toEqual(english);
  localStorage.setItem('tienda', mainDocument([one, two]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'tienda' }));
  expect(words()).toEqual([...english, ['Ultrarrosa', 'es'], ['', '']]);
});
