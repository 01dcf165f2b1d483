/**
 * `PUBLIC_PAYMENT_MODE=order`, from the store's verb through the shop's own services to the sandbox (contract, POST
 * invoices): nothing in between is replaced, and the configuration sets the addresses.
 */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { fetchProductList } from '#features/catalogue/api/products.ts';
import { GUEST_USER_ID } from '#features/checkout/rules/order.ts';
import { fetchProductDetail } from '#features/product/api/product-detail.ts';
import { fetchStock } from '#features/product/api/stock.ts';
import type { Variant } from '#features/product/rules/product.ts';
import { openTab, type SharedBrowser, sharedBrowser, type Tab } from '../unit/fixtures/payment-tabs.ts';
import { valueIn } from './answers.ts';
import { type Services, startServices } from './services.ts';

const configured = vi.hoisted(() => ({ apiUrl: '' }));
vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return {
    get shopConfiguration() {
      const { apiUrl } = configured;
      return { ...shopConfiguration, apiUrl, cartApiUrl: apiUrl, paymentMode: 'order' };
    },
  };
});

let services: Services;
let sold: CartItem;
let browser: SharedBrowser;
let tab: Tab;

function lineOf(productId: number, productSku: string, variant: Variant): CartItem {
  return {
    id: productId,
    variantId: variant.id,
    cartItemId: 'line-1',
    code: variant.code,
    sku: variant.sku,
    name: variant.name,
    price: variant.price,
    discount: variant.discountedPrice,
    quantity: 1,
    images: variant.images,
    isSoldOut: false,
    selectedProductColor: variant.color,
    selectedProductSize: variant.size,
    stock: variant.stock,
    productSku,
  };
}

beforeAll(async () => {
  services = await startServices();
  configured.apiUrl = services.store.baseUrl;
  const { products } = valueIn(await fetchProductList(services.store, { levels: [0, 0, 0] }));
  for (const { sku } of products) {
    const detail = valueIn(await fetchProductDetail(services.store, sku));
    const variant = detail.variants.find(({ stock }) => stock >= 3);
    if (variant) sold = lineOf(detail.id, sku, variant);
  }
});
afterAll(() => services.close());
beforeEach(async () => {
  browser = sharedBrowser([sold]);
  tab = await openTab(browser);
});

const customer = {
  taxId: 'CF',
  name: 'CONSUMIDOR FINAL',
  email: 'ana@example.com',
  phone: '55512345',
  recipient: '',
  addressLine: '6a avenida 12-34, Guatemala, Guatemala',
  place: { departmentId: 0, municipalityId: 0 },
  addressId: 0,
  userId: GUEST_USER_ID,
  comments: '',
};
const place = () =>
  tab.placing.placeOrder({ customer, shownTotal: tab.cart.$cartTotal.get(), locale: 'es-GT' });
const stockOf = async (code: string) => valueIn(await fetchStock(services.store, code));

test('an order is taken once: the stock falls, the cart is empty, the order is kept with its reference', async () => {
  const before = await stockOf(sold.code);
  expect(await place()).toEqual({ kind: 'sent' });
  expect(await stockOf(sold.code)).toBe(before - 1);
  expect(tab.cart.$cart.get()).toEqual([]);
  expect(tab.orders.$orders.get()).toMatchObject([
    {
      number: expect.stringMatching(/^\d{13}FAC\d{4}$/),
      summary: { taxId: 'CF', lines: [{ sku: sold.sku }] },
    },
  ]);
  expect((await place()).kind).toBe('cart-empty');
  expect([await stockOf(sold.code), browser.stored.has('tienda:cartOrder')]).toEqual([before - 1, false]);
});
test('more units than the stock has are stopped by the live stock, before the order is sent', async () => {
  const before = await stockOf(sold.code);
  browser = sharedBrowser([{ ...sold, quantity: 500, stock: 500 }]);
  tab = await openTab(browser);
  expect(await place()).toMatchObject({ kind: 'cart-changed', shortages: [{ available: before }] });
  expect(await stockOf(sold.code)).toBe(before);
});
test("an order that the service refuses keeps the cart, and shows the service's message", async () => {
  const { configuredServices } = await import('#features/payment/store/order-services.ts');
  const { sendInvoice } = configuredServices;
  const outcome = await tab.placing.placeOrder(
    { customer, shownTotal: tab.cart.$cartTotal.get(), locale: 'es-GT' },
    // As if the total had been changed on the way.
    { ...configuredServices, sendInvoice: (order) => sendInvoice({ ...order, total: order.total + 100 }) },
  );
  expect(outcome).toMatchObject({
    kind: 'order-failed',
    failure: { kind: 'refused', message: expect.stringMatching(/.+/) },
  });
  expect(tab.cart.$cart.get()).toHaveLength(1);
});
