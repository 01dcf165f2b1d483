/** A service's message is shown (decision 59, Toasts): in a toast, and next to the button where it stays. */
import { cartSize, openFilledCheckout, payButton, seedCart } from '../fixtures/checkout-page.ts';
import { expectToast, hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

const cases = [
  [
    'payment data that fails with a word of its own',
    { path: '/api/Payment/*', status: 503, body: { message: 'Comercio en mantenimiento' } },
    'Comercio en mantenimiento',
  ],
  [
    'payment data that fails with its word in the meta',
    { path: '/api/Payment/*', status: 503, body: { meta: [{ mensaje: 'Afiliación vencida' }] } },
    'Afiliación vencida',
  ],
  [
    'payment data of another shape with a word of its own',
    { path: '/api/Payment/*', body: { message: 'Hash no disponible', data: null } },
    'Hash no disponible',
  ],
  [
    'a price that cannot be asked for, with a word of its own',
    { path: '/api/v1/items/*', method: 'GET', status: 503, body: { message: 'Precios en cierre' } },
    'Precios en cierre',
  ],
] as const;
for (const [what, fault, text] of cases) {
  test(`${what}: ${text}`, { tag: '@desktop' }, async ({ page, sandbox, expected }) => {
    // The specification requires this line in the console.
    expected.push(/status of 503|Fallo en la búsqueda de existencias/);
    await hearToasts(page);
    await seedCart(page, { ...sandbox, article: 7 });
    await openFilledCheckout(page);
    await sandbox.addFault(fault);
    await payButton(page).click();
    await expectToast(page, text);
    await expect(payButton(page)).toBeEnabled();
    expect(await cartSize(page)).toBe(1);
  });
}
