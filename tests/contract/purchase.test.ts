import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { fetchProductList } from '#features/catalogue/api/products.ts';
import { buildOrder, GUEST_USER_ID, type Order } from '#features/checkout/rules/order.ts';
import { paymentFields } from '#features/payment/api/card-provider.ts';
import {
  createCart,
  fetchPaymentData,
  recordPayment,
  sendInvoice,
} from '#features/payment/api/cart-service.ts';
import { amountMatches, type PaymentReturn } from '#features/payment/rules/payment.ts';
import { readPaymentReturn } from '#features/payment/rules/payment-return.ts';
import { fetchProductDetail } from '#features/product/api/product-detail.ts';
import { fetchStock } from '#features/product/api/stock.ts';
import type { Variant } from '#features/product/rules/product.ts';
import { failureIn, valueIn } from './answers.ts';
import { type Services, startServices } from './services.ts';

const DEV = { env: 'dev' };
const TARGET = { redirect: 'http://localhost:4321/pago-exito', keyId: 'sandbox-key' };
const APPROVED = '4111 1111 1111 1111';
const QUANTITY = 2;

let services: Services;
let variants: readonly Variant[];

beforeAll(async () => {
  services = await startServices();
  const { products } = valueIn(await fetchProductList(services.store, { levels: [0, 0, 0] }));
  const details = await Promise.all(products.map(({ sku }) => fetchProductDetail(services.store, sku)));
  variants = details.map(valueIn).flatMap((detail) => detail.variants);
});
afterAll(() => services.close());

function itemOf(variant: Variant): CartItem {
  return {
    id: variant.id,
    variantId: variant.id,
    cartItemId: 'line-1',
    code: variant.code,
    sku: variant.sku,
    name: variant.name,
    price: variant.price,
    discount: variant.discountedPrice,
    quantity: QUANTITY,
    images: variant.images,
    isSoldOut: false,
    selectedProductColor: variant.color,
    selectedProductSize: variant.size,
    stock: variant.stock,
    productSku: variant.sku,
  };
}

/** A reduced variant with enough units that no other test of this file has bought. */
function nextVariant(): Variant {
  const variant = variants.find(({ stock, discountedPrice }) => stock >= QUANTITY && discountedPrice > 0);
  if (!variant) throw new Error('The sandbox has no reduced variant left.');
  variants = variants.filter((other) => other !== variant);
  return variant;
}

function orderOf(variant: Variant): Order {
  return buildOrder({
    cart: [itemOf(variant)],
    customer: {
      taxId: 'CF',
      name: 'CONSUMIDOR FINAL',
      email: 'ana@example.com',
      phone: '55512345',
      recipient: '',
      addressLine: '6a avenida 12-34, zona 10, Guatemala, Guatemala',
      place: { departmentId: 0, municipalityId: 0 },
      addressId: 0,
      userId: GUEST_USER_ID,
      comments: '',
    },
    now: new Date('2026-01-02T03:04:05Z'),
    random: () => 0.5,
    keyId: 'sandbox-key',
  });
}

const twoDigits = (year: number): string => String(year % 100);

/** Posts the hidden form like a browser, passes 3-D Secure, and reads the return. */
async function pay(cartId: string, number: string): Promise<PaymentReturn> {
  const data = valueIn(await fetchPaymentData(services.cart, cartId, DEV));
  const card = {
    holder: 'Ana Morales',
    number,
    expiryMonth: '12',
    expiryYear: twoDigits(new Date().getFullYear() + 2),
    cvc: '123',
  };
  const fields = paymentFields(data, card, TARGET).map(({ name, value }): [string, string] => [name, value]);
  expect(new URL(data.action).origin).toBe(services.providerOrigin);
  const posted = await post(data.action, new URLSearchParams(fields));
  const challenge = new URL(locationOf(posted), data.action).href;
  const back = await post(challenge, new URLSearchParams({ decision: 'continue' }));
  const url = new URL(locationOf(back));
  expect(url.href.startsWith(`${TARGET.redirect}?`)).toBe(true);
  const paymentReturn = readPaymentReturn(url.searchParams);
  if (!paymentReturn) throw new Error(`No payment return in ${url.href}`);
  return paymentReturn;
}

function post(url: string, body: URLSearchParams): Promise<Response> {
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

function locationOf(response: Response): string {
  const location = response.headers.get('Location');
  if (location === null) throw new Error(`HTTP ${response.status} without a Location`);
  return location;
}

test('a purchase: cart, payment data, card, return, record; the stock goes down, a second record is a duplicate', async () => {
  const variant = nextVariant();
  const order = orderOf(variant);
  const cartOrder = valueIn(await createCart(services.cart, order, DEV));
  const data = valueIn(await fetchPaymentData(services.cart, cartOrder.cartId, DEV));
  expect(amountMatches(data.amount, order.total)).toBe(true);

  const paymentReturn = await pay(cartOrder.cartId, APPROVED);
  expect(paymentReturn).toMatchObject({ response: '1', amount: data.amount });
  expect(valueIn(await fetchStock(services.store, variant.code))).toBe(variant.stock);

  const paid = { cartOrder, paymentReturn };
  expect(valueIn(await recordPayment(services.cart, paid, DEV)).result).toBe(1);
  expect(valueIn(await fetchStock(services.store, variant.code))).toBe(variant.stock - QUANTITY);
  expect(valueIn(await recordPayment(services.cart, paid, DEV)).result).toBe(2);
  expect(valueIn(await fetchStock(services.store, variant.code))).toBe(variant.stock - QUANTITY);
  expect(failureIn(await fetchPaymentData(services.cart, cartOrder.cartId, DEV)).kind).toBe('refused');
});

test('a forged return is refused by the cart service, and the stock stays', async () => {
  const variant = nextVariant();
  const cartOrder = valueIn(await createCart(services.cart, orderOf(variant), DEV));
  const genuine = await pay(cartOrder.cartId, APPROVED);
  const paymentReturn = { ...genuine, amount: '1.00' };
  const { result, message } = valueIn(await recordPayment(services.cart, { cartOrder, paymentReturn }, DEV));
  expect(result).toBeGreaterThan(2);
  expect(message).not.toBe('');
  expect(valueIn(await fetchStock(services.store, variant.code))).toBe(variant.stock);
});

test('an order with a wrong price is refused with a reason', async () => {
  const variant = nextVariant();
  const order = orderOf({ ...variant, price: 100, discountedPrice: 0 });
  const failure = failureIn(await createCart(services.cart, order, DEV));
  expect(failure).toMatchObject({ kind: 'http', status: 409, message: expect.stringMatching(/.+/) });
});

test("payment data of an unknown cart is refused with the service's message", async () => {
  const failure = failureIn(await fetchPaymentData(services.cart, 'no/such cart', DEV));
  expect(failure).toEqual({ kind: 'refused', message: 'El carrito no existe' });
});

test('an order without a card is sent, and one that asks for too much is refused', async () => {
  const variant = nextVariant();
  expect(valueIn(await sendInvoice(services.store, orderOf(variant)))).toBeNull();
  expect(valueIn(await fetchStock(services.store, variant.code))).toBe(variant.stock - QUANTITY);
  const order = orderOf(variant);
  const lines = order.lines.map((line) => ({ ...line, quantity: 1000, total: line.unitPrice * 1000 }));
  const greedy = { ...order, lines, total: lines.reduce((sum, { total }) => sum + total, 0) };
  expect(failureIn(await sendInvoice(services.store, greedy)).kind).toBe('refused');
});
