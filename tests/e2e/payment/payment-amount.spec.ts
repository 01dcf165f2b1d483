/** The bank's paid amount compared with the order's total (decision 4, Prices and amounts). */
import { cartSize, holdCalls, outcome, seedCart } from '../fixtures/checkout-page.ts';
import { expect, test } from '../fixtures/shop.ts';

const RECORD = { path: '/api/Cart', method: 'PATCH' } as const;
const RETURN =
  '?response=1&responsetext=Aprobada&authcode=123456&transactionid=9000000001&orderid=FAC-1&response_code=100' +
  '&time=1700000060&amount=1.00&hash=abc';

test('an approval of another amount is no success before the cart service confirms it', {
  tag: '@desktop',
}, async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 9 });
  await page.evaluate(() => {
    const line = {
      sku: 'A',
      name: 'Tenis',
      color: '',
      size: '',
      quantity: 1,
      unitPrice: 10000,
      total: 10000,
    };
    const order = {
      attempt: {
        state: 'posted',
        startedAt: Date.now(),
        cartOrder: { cartId: 'U-1', localDocument: 'D-1' },
        orderId: 'FAC-1',
      },
      summary: {
        placedAt: 1,
        locale: 'es-GT',
        taxId: 'CF',
        customerName: 'X',
        addressLine: 'X',
        lines: [line],
        total: 10000,
      },
    };
    localStorage.setItem('tienda:cartOrder', JSON.stringify(order));
  });
  const releaseCalls = await holdCalls(page, '/api/Cart?*');
  await page.goto(`/pago-exito${RETURN}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(/Orden enviada|aprobado/)).toHaveCount(0);
  releaseCalls();
  await expect(outcome(page)).toContainText('El banco respondió con otro monto que el de tu orden');
  await expect(page.getByText(/Orden enviada|aprobado/)).toHaveCount(0);
  expect(await cartSize(page)).toBe(1);
  await page.unroute('**/api/Cart?*');
  await sandbox.addFault({ ...RECORD, body: { Resultado: 1, Mensaje: 'OK' } });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(outcome(page)).toContainText('Orden enviada');
});
