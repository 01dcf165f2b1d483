/**
 * The checkout of a shop without card payments: it has no card fields, and sends the order without a provider
 * (contract, POST invoices).
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { $cart } from '#features/cart/store/cart.ts';
import { $cartOrder } from '#features/payment/store/payment-attempt.ts';
import { chat, delivery, draw, fillCart, fillForm, places, serve } from '../checkout-fixture.tsx';

vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return { shopConfiguration: { ...shopConfiguration, paymentMode: 'order', apiUrl: 'http://api.test' } };
});

// The islands load the texts of the page's language when they are imported.
document.documentElement.dataset['locale'] = 'es-GT';
const { GuestCheckout } = await import('#features/checkout/ui/GuestCheckout.tsx');

let invoice: unknown;
let sent: unknown[];
let takeAway: () => void;
beforeEach(() => {
  sent = [];
  invoice = { message: 'success' };
  vi.stubGlobal(
    'fetch',
    serve({
      '/api/v1/invoices': (order) => {
        sent.push(order);
        return invoice;
      },
      '/api/Validar/validar-nit': () => ({
        Encabezado: [{ Respuesta: 'True', Descripcion: 'NIT VALIDO' }],
        Detalle: [{ Nit: '576937K', Nombre: 'GARCIA,MARIA' }],
      }),
    }),
  );
  fillCart();
  fillForm();
  takeAway = draw(<GuestCheckout locale="es-GT" places={places} delivery={delivery} chat={chat} />);
});
afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

const send = page.getByRole('button', { name: 'Enviar pedido' });

test('shows no card fields, sends the order once, and reports it with its number', async () => {
  await expect.element(page.getByLabelText('Número de tarjeta')).not.toBeInTheDocument();
  await expect.element(page.getByText('Usamos tus datos solo para procesar tu pedido.')).toBeVisible();
  // Both in one task: a second click after the answer would take the focus from the heading.
  for (const _ of [1, 2]) send.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const heading = page.getByRole('heading', {
    name: 'Su Pedido ha sido enviado, nos pondremos en contacto con usted',
  });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(/^Número de pedido: \d{13}FAC\d{4}$/)).toBeVisible();
  expect(sent).toMatchObject([{ nitCliente: 'CF', total: 100, products: [{ itemCode: 'KNL-1-40' }] }]);
  expect([$cart.get(), $cartOrder.get().attempt.state]).toEqual([[], 'idle']);
});

test('looks up a tax id typed last at the press, and sends the order by the same press', async () => {
  await page.getByLabelText('NIT/DPI', { exact: true }).fill('576937-K');
  await send.click();
  await expect.element(page.getByRole('heading', { name: /^Su Pedido ha sido enviado/ })).toBeVisible();
  expect(sent).toMatchObject([{ nitCliente: '576937K' }]);
});

test('reports why it was refused, in the page too, and keeps cart and form', async () => {
  invoice = { message: 'Sin crédito' };
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al enviar la orden, Sin crédito');
  expect($cart.get()).toHaveLength(1);
  await expect.element(page.getByLabelText('Nombre', { exact: true })).toHaveValue('María García');
  invoice = { message: 'success' };
  await send.click();
  await expect.element(page.getByRole('heading', { name: /^Su Pedido ha sido enviado/ })).toBeVisible();
  expect(sent).toHaveLength(2);
});
