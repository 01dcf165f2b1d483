/** A shopper's journeys from the cart to the receipt. */
import { CARDS } from '../e2e/fixtures/checkout-page.ts';
import { expect, test } from '../engines/journey-test.ts';
import type { Shopper } from '../engines/shopper.ts';
import { ANA } from './customers.ts';
import { chooseSize, fillCart, testProduct } from './test-products.ts';

const CUSTOMER = { inside: { role: 'form', name: 'Datos del cliente' } } as const;

async function fillDelivery(shopper: Shopper): Promise<void> {
  await shopper.type('Nombre', 'María García', CUSTOMER);
  await shopper.type('Correo electrónico', 'maria@correo.gt', CUSTOMER);
  await shopper.type('Teléfono', '3232 3232', CUSTOMER);
  await shopper.choose('Departamento', 'Guatemala', CUSTOMER);
  await shopper.choose('Municipio', 'Mixco', CUSTOMER);
  await shopper.type('Dirección', '12 calle 1-25 zona 10', CUSTOMER);
}

async function fillCustomer(shopper: Shopper): Promise<void> {
  await fillDelivery(shopper);
  await shopper.type('NIT/DPI', '576937-K', CUSTOMER);
  await shopper.press('button', 'Validar NIT');
  await shopper.holds('Nombre del cliente', /./, CUSTOMER);
}

async function enterCard(shopper: Shopper, card: string): Promise<void> {
  await shopper.type('Titular de la tarjeta', 'MARIA GARCIA');
  await shopper.type('Número de tarjeta', card);
  await shopper.choose('Mes', '12');
  await shopper.type('Año', '39');
  await shopper.type('CVV', '123');
}

async function pay(shopper: Shopper, card: string): Promise<void> {
  await enterCard(shopper, card);
  await shopper.press('button', /^Pagar/);
  await shopper.isAt(/^\/pago-exito$/);
}

const cartLines = ({ evaluate }: Shopper): Promise<number> =>
  evaluate('JSON.parse(localStorage.getItem("tienda")).cart.length');

test('the cart is changed on its page, and leads to the checkout', async ({ shopper }) => {
  const { name } = await fillCart(shopper);
  await shopper.open('/cart');
  await shopper.press('button', 'Aumentar cantidad');
  await shopper.holds('Cantidad', '2');
  await shopper.press('link', 'Finalizar compra');
  await shopper.isAt(/^\/checkout$/);
  await shopper.sees('row', undefined, { says: name });
  await shopper.sees('row', undefined, { says: /\s2\s+Q/ });
});

/** A cart, and a payment of it at the provider, without a result. */
async function storePosted(shopper: Shopper): Promise<void> {
  await fillCart(shopper);
  const cartOrder = { cartId: 'U-1', localDocument: 'D-1' };
  const attempt = { state: 'posted', startedAt: Date.now(), cartOrder, orderId: 'FAC-1' };
  const who = { taxId: 'CF', customerName: 'CONSUMIDOR FINAL', addressLine: '12 calle 1-25', customerId: 0 };
  const summary = { placedAt: Date.now(), locale: 'es-GT', ...who, lines: [], total: 28_200 };
  const stored = { UIdCarrito: 'U-1', DocumentoLocal: 'D-1', orderid: 'FAC-1', attempt, summary };
  const text = JSON.stringify(JSON.stringify(stored));
  await shopper.evaluate(`void localStorage.setItem('tienda:cartOrder', ${text})`);
}

for (const [way, go] of [
  ['by a link without a query', `location.assign('/pago-exito')`],
  [
    'by a form that posts its result',
    `(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/pago-exito' });
      form.append(Object.assign(document.createElement('input'), { name: 'response', value: '1' }));
      document.body.append(form);
      form.requestSubmit();
    })()`,
  ],
] as const)
  test(`a payment that returns ${way} is unknown: the shop shows its data, and the cart stays`, async ({
    shopper,
  }) => {
    await storePosted(shopper);
    await shopper.evaluate(go);
    await shopper.isAt(/^\/pago-exito$/);
    await shopper.sees('alert', undefined, { says: 'No sabemos aún si tu pago se completó' });
    await shopper.sees('alert', undefined, { says: /Número de orden\s*D-1/ });
    await shopper.sees('alert', undefined, { says: /Monto\s*Q/ });
    await shopper.sees('main', undefined, { says: /La tienda responde:\s*.?El carrito no existe/ });
    await shopper.sees('button', 'Preguntar otra vez');
    await shopper.sees('link', 'Enviar por WhatsApp');
    await shopper.sees('link', 'Enviar por correo');
    expect(await cartLines(shopper)).toBe(1);
  });

test('a guest buys with a tax id, from the product to the receipt', async ({ shopper }) => {
  const { name, productSku } = await testProduct();
  await shopper.open(`/producto/${productSku}`);
  await chooseSize(shopper);
  await shopper.press('button', 'Añadir al carrito');
  await shopper.press('link', 'Ver carrito', { inside: { role: 'main' } });
  await shopper.press('link', 'Finalizar compra');
  await shopper.isAt(/^\/checkout$/);
  await fillCustomer(shopper);
  await pay(shopper, CARDS.approved);
  await shopper.sees('alert', undefined, { says: 'Orden enviada' });
  await shopper.sees('region', 'Recibo', { says: name });
  await shopper.sees('region', 'Recibo', { says: '576937-K' });
  expect(await cartLines(shopper)).toBe(0);
});

test('a guest who types the tax id last pays with one press', async ({ shopper }) => {
  await fillCart(shopper);
  await shopper.open('/checkout');
  await fillDelivery(shopper);
  await enterCard(shopper, CARDS.approved);
  await shopper.type('NIT/DPI', '576937-K', CUSTOMER);
  await shopper.press('button', /^Pagar/);
  await shopper.isAt(/^\/pago-exito$/);
  await shopper.sees('region', 'Recibo', { says: '576937-K' });
});

test('a customer who types the tax id last pays with one press', async ({ shopper }) => {
  await fillCart(shopper);
  await shopper.open('/checkout-bac');
  await shopper.type('Correo electrónico', ANA.email);
  await shopper.type('Contraseña', ANA.password);
  await shopper.press('button', 'Iniciar sesión');
  await shopper.holds('Dirección de entrega', /\d/);
  await enterCard(shopper, CARDS.approved);
  await shopper.type('NIT/DPI', '576937-K');
  await shopper.press('button', /^Pagar/);
  await shopper.isAt(/^\/pago-exito$/);
  await shopper.sees('region', 'Recibo', { says: '576937-K' });
});

test('a denied card leads back to the checkout, with everything but the card unchanged', async ({
  shopper,
}) => {
  await fillCart(shopper);
  await shopper.open('/checkout');
  await fillCustomer(shopper);
  await pay(shopper, CARDS.denied);
  await shopper.sees('alert', undefined, { says: /denegada/i });
  await shopper.press('link', 'Volver al checkout');
  await shopper.isAt(/^\/checkout/);
  await shopper.holds('Nombre', 'María García', CUSTOMER);
  await shopper.holds('Municipio', /\d/, CUSTOMER);
  await shopper.holds('Número de tarjeta', '');
  expect(await cartLines(shopper)).toBe(1);
  await pay(shopper, CARDS.approved);
  await shopper.sees('alert', undefined, { says: 'Orden enviada' });
});
