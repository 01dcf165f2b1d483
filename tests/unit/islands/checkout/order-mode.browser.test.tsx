/** The checkout of a shop without card payments: no card is asked for, and the order goes out by itself (contract, POST invoices). */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { packPlaces } from '#domain/packed-places.ts';
import { $cart, restoreCart } from '#stores/cart.ts';
import { choosePlace, fillCustomer, takeTaxpayer, typeInto, typeTaxId } from '#stores/checkout-form.ts';
import { $attempt, forgetCartOrder } from '#stores/payment-attempt.ts';
import { line } from '../../stores/cart-items.ts';

vi.mock('#configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#configuration/settings.ts')>();
  return { shopConfiguration: { ...shopConfiguration, paymentMode: 'order', apiUrl: 'http://api.test' } };
});

// The islands load the words of the page's language as they are loaded themselves.
document.documentElement.lang = 'es-GT';
const { GuestCheckout } = await import('#islands/checkout/GuestCheckout.tsx');

const places = packPlaces({
  countries: [{ id: 1, name: 'Guatemala' }],
  departments: [{ id: 1, countryId: 1, name: 'Guatemala' }],
  municipalities: [{ id: 108, departmentId: 1, name: 'Mixco' }],
});
const ARTICULO = { IdArticulo: 1, Sku: 'KNL-1', CodigoInterno: '7001', Nombre_Comercial: 'Tenis' };
const VARIANTE = { ...ARTICULO, IdArticulo: 40, Sku: 'KNL-1-40', Color: 'NEGRO', Talla: '40', Cantidad: 5 };

let invoice: unknown;
let sent: unknown[];
/** The store API; everything else, as the look at the clock, has no answer. */
const api: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname === '/api/v1/items/stock') return Response.json({ code: 200, data: { stock: 5 } });
  if (pathname === '/api/v1/items/KNL-1') {
    const prices = { Precio_SD: 100, Precio_CD: 0 };
    return Response.json({
      data: { articulo: { ...ARTICULO, ...prices }, variantes: [{ ...VARIANTE, ...prices }] },
    });
  }
  if (pathname !== '/api/v1/invoices') throw new TypeError('no connection');
  sent.push(JSON.parse(String(init?.body)));
  return Response.json(invoice);
};

let root: Root;
beforeEach(() => {
  sent = [];
  invoice = { message: 'success' };
  vi.stubGlobal('fetch', api);
  forgetCartOrder();
  restoreCart([{ line: line(), index: 0, at: Date.now() }]);
  fillCustomer({ name: 'María García', email: 'maria@correo.gt', phone: '32323232' });
  choosePlace({ countryId: 1, departmentId: 1, municipalityId: 108 });
  typeInto('address', '12 calle 1-25');
  typeTaxId('CF');
  takeTaxpayer({ taxId: 'CF', name: 'CONSUMIDOR FINAL', description: '' });
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  flushSync(() => root.render(<GuestCheckout locale="es-GT" places={places} />));
});
afterEach(() => {
  flushSync(() => root.unmount());
  vi.unstubAllGlobals();
});

const send = page.getByRole('button', { name: 'Enviar pedido' });

test('asks for no card, sends the order once, and says so with its number', async () => {
  await expect.element(page.getByLabelText('Número de tarjeta')).not.toBeInTheDocument();
  await expect.element(page.getByText('Usamos tus datos solo para procesar tu pedido.')).toBeVisible();
  await send.dblClick();
  const heading = page.getByRole('heading', {
    name: 'Su Pedido ha sido enviado, nos pondremos en contacto con usted',
  });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(/^Número de pedido: \d{13}FAC\d{4}$/)).toBeVisible();
  expect(sent).toMatchObject([{ nitCliente: 'CF', total: 100, products: [{ itemCode: 'KNL-1-40' }] }]);
  expect([$cart.get(), $attempt.get().state]).toEqual([[], 'idle']);
});

test('says why it was refused, in the page too, and keeps cart and form', async () => {
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
