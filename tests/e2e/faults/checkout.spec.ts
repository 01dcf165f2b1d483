/** The calls from the form to the record of a payment, under every fault (`tests/faults/faults.md`). */
import type { Page } from '@playwright/test';
import { MATRIX } from '../../faults/matrix/matrix.ts';
import {
  cartSize,
  customerField,
  field,
  openFilledCheckout,
  outcome,
  payButton,
  seedCart,
  waitForDraft,
} from '../fixtures/checkout-page.ts';
import type { SandboxControl } from '../fixtures/sandbox-control.ts';
import { expect, ORIGINS } from '../fixtures/shop.ts';
import { spoken, testFaults, type Visit } from './fault-visit.ts';

/** The button is back after this time, whatever the result of the press (decision 74, Pay button). */
const PAY_BUTTON_MS = 6000;

/** A filled checkout with a press on 'Pagar'. */
async function visitCheckout(page: Page, { setStock }: SandboxControl, article: number): Promise<Visit> {
  await seedCart(page, { article, setStock });
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(ORIGINS.provider)) posts += 1;
  });
  return {
    open: () => openFilledCheckout(page),
    act: async () => {
      await page.clock.fastForward(PAY_BUTTON_MS);
      await payButton(page).click();
    },
    says: () => spoken(page),
    keeps: async () => {
      await expect(customerField(page, 'Nombre')).toHaveValue('María García');
      await expect(customerField(page, 'Dirección')).toHaveValue('12 calle 1-25 zona 10');
      await expect(field(page, 'CVV')).toHaveValue('123');
      expect([await cartSize(page), posts]).toEqual([1, 0]);
    },
    good: () => page.waitForURL((url) => url.origin === ORIGINS.provider || url.pathname === '/pago-exito'),
  };
}

testFaults('stock', (page, sandbox) => visitCheckout(page, sandbox, 10));
testFaults('payment', (page, sandbox) => visitCheckout(page, sandbox, 11));

testFaults('create', async (page, sandbox) => ({
  ...(await visitCheckout(page, sandbox, 12)),
  settle: async (fault) => {
    const { outcome } = MATRIX.create.cells[fault];
    if (outcome === 'cart-id-missing') await payButton(page).click();
    if (outcome !== 'unknown' && outcome !== 'cart-id-missing') return;
    await page.getByRole('button', { name: 'Entiendo: intentarlo otra vez' }).click();
  },
}));

testFaults('taxId', async (page, { setStock }) => {
  await seedCart(page, { article: 13, setStock });
  return {
    open: async () => {
      await page.goto('/checkout');
      await waitForDraft(page);
      await customerField(page, 'Nombre').fill('María García');
      await field(page, 'NIT/DPI').fill('576937-K');
    },
    act: () => page.getByRole('button', { name: 'Validar NIT' }).click(),
    says: () => spoken(page),
    keeps: async () => {
      await expect(customerField(page, 'Nombre')).toHaveValue('María García');
      await expect(field(page, 'NIT/DPI')).toHaveValue('576937-K');
      expect(await cartSize(page)).toBe(1);
    },
    good: () => expect(field(page, 'Nombre del cliente')).not.toHaveValue(''),
  };
});

const APPROVED =
  '?response=1&responsetext=Aprobada&authcode=123456&transactionid=9000000001&avsresponse=N&cvvresponse=M' +
  '&orderid=FAC-1&response_code=100&time=1700000060&amount=100.00&hash=abc';

testFaults('record', async (page, { addFault, setStock }) => {
  await seedCart(page, { article: 14, setStock });
  const order = JSON.stringify({ UIdCarrito: 'U-1', DocumentoLocal: 'D-1', orderid: 'FAC-1' });
  await page.evaluate((text) => localStorage.setItem('tienda:cartOrder', text), order);
  // The service's last refusal, after all faults.
  await addFault({ path: '/api/Cart', method: 'PATCH', body: { Resultado: 1, Mensaje: 'OK' } });
  return {
    open: async () => {
      await page.goto(`/pago-exito${APPROVED}`);
      await expect(outcome(page)).toBeVisible();
    },
    act: () => page.getByRole('button', { name: 'Reintentar' }).click(),
    says: () => outcome(page),
    keeps: async () => {
      await expect(outcome(page)).toContainText('9000000001');
      expect(await cartSize(page)).toBe(1);
    },
    good: async () => {
      await expect(outcome(page)).toContainText('Orden enviada');
      expect(await cartSize(page)).toBe(0);
    },
  };
});
