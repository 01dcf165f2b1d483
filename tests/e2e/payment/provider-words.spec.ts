/**
 * The provider's message is a quotation, shown only for a payment of this browser (decision 84, The provider's own
 * words).
 */
import type { Page } from '@playwright/test';
import { cartSize, outcome, seedCart } from '../fixtures/checkout-page.ts';
import { expect, test } from '../fixtures/shop.ts';

/** Stores a cart order in its state at the provider. */
async function storeOrder(page: Page): Promise<void> {
  const order = JSON.stringify({ UIdCarrito: 'U-1', DocumentoLocal: 'D-1', orderid: 'FAC-1' });
  await page.evaluate((text) => localStorage.setItem('tienda:cartOrder', text), order);
}

test.beforeEach(async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 9 });
});

for (const path of ['/pago', '/pago-exito']) {
  test(`${path}: response 2 and 3 to a payment of this browser quote the provider and lead back to the checkout`, async ({
    page,
    axe,
  }) => {
    const records: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') records.push(request.url());
    });
    const details = 'transactionid=9002&orderid=FAC-1&response_code=202';
    await storeOrder(page);
    await page.goto(`${path}?response=2&responsetext=Fondos%20insuficientes&${details}`);
    await expect(outcome(page)).toContainText('Transacción Denegada: Fondos insuficientes');
    await expect(page.getByRole('main').locator('q')).toHaveText('Fondos insuficientes');
    await expect(outcome(page)).toContainText('Entre comillas: palabras del proveedor del pago');
    await expect(page.getByRole('main').getByRole('definition')).toHaveText(['9002', 'FAC-1']);
    await expect(page.getByRole('main')).toContainText('Código para soporte: 202');
    await expect(page.getByRole('link', { name: 'Volver al checkout' })).toHaveAttribute(
      'href',
      '/checkout#card',
    );
    await axe(page);
    await storeOrder(page);
    await page.goto(`${path}?response=3&responsetext=Comercio%20inactivo&${details}`);
    await expect(outcome(page)).toContainText('Error en datos de la transacción o error del sistema');
    await expect(outcome(page)).toContainText('El proveedor dice: Comercio inactivo');
    await expect(outcome(page).locator('q')).toHaveText('Comercio inactivo');
    await expect(page.getByRole('main').getByRole('definition')).toHaveText(['9002', 'FAC-1']);
    await expect(page.getByRole('main')).toContainText('Código para soporte: 202');
    await expect(page.getByRole('link', { name: 'Volver al checkout' })).toHaveAttribute(
      'href',
      '/checkout#card',
    );
    expect([records, await cartSize(page)]).toEqual([[], 1]);
  });
}

for (const { prefix, denied, broken } of [
  {
    prefix: '',
    denied: 'Transacción Denegada',
    broken: 'Error en datos de la transacción o error del sistema',
  },
  { prefix: '/en', denied: 'Transaction denied', broken: 'Wrong transaction data or a system error' },
])
  test(`${prefix}/pago-exito shows nothing of a text that a stranger wrote into its address`, async ({
    page,
  }) => {
    const words =
      'responsetext=Llame%20al%205555-1234&transactionid=Llame%20al%205555&orderid=Llame%20ya&response_code=Llame';
    for (const [response, heading] of [
      ['2', denied],
      ['3', broken],
    ] as const) {
      await page.goto(`${prefix}/pago-exito?response=${response}&${words}`);
      const said = page.getByRole('main').getByRole('heading', { name: heading, exact: true });
      await expect(said).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/llame|5555/i);
    }
    await page.goto(`${prefix}/pago-exito?response=1&${words}`);
    await expect(outcome(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/llame|5555/i);
  });
