/** With any value under a key of the shop, every reader returns a usable value and none throws. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from '../fixtures/fake-browser.ts';
import { hostileJson, jsonOf, spoiled, unusableNumbers } from './hostile.ts';

const LINE = {
  id: 71,
  variantId: 7142,
  cartItemId: 'a',
  code: 'C-71',
  sku: 'S-1',
  name: 'Tenis',
  price: 50_000,
  discount: 0,
  quantity: 2,
  images: ['/n.jpg'],
  isSoldOut: false,
  selectedProductColor: 'Negro',
  selectedProductSize: '42',
  stock: 5,
  productSku: 'S',
};
const PRODUCT = {
  sku: 'S',
  name: 'Tenis',
  price: 100,
  discountedPrice: 0,
  image: '/n.jpg',
  brand: 'K',
  id: 7,
  discount: 0,
  stock: 1,
};
const ADDRESS = {
  id: 1,
  userId: 9,
  name: 'Casa',
  countryId: 1,
  departmentId: 1,
  municipalityId: 101,
  phone: '32323232',
  address: 'x',
  comment: '--',
  isDefault: true,
  status: 1,
};
const SUMMARY = {
  placedAt: 1_700_000_000_000,
  locale: 'es-GT',
  customerId: 0,
  taxId: 'CF',
  customerName: 'María',
  addressLine: '12 calle',
  lines: [{ name: 'Tenis', color: '', size: '42', quantity: 1, unitPrice: 50_000, total: 50_000 }],
  total: 50_000,
};
const RETURN = {
  response: '1',
  responseText: 'A',
  authCode: '1',
  transactionId: '9',
  avsResponse: 'N',
  cvvResponse: 'M',
  orderId: 'FAC-1',
  responseCode: '100',
  time: '1700000060',
  amount: '500.00',
  hash: 'ab',
};
const ATTEMPT = {
  state: 'recorded',
  startedAt: 1,
  cartOrder: { cartId: 'UID-1', localDocument: 'L' },
  orderId: 'FAC-1',
  paymentReturn: RETURN,
  isCartCleared: true,
};
const ORDER = {
  UIdCarrito: 'UID-1',
  DocumentoLocal: 'L',
  number: 'FAC-1',
  attempt: ATTEMPT,
  summary: SUMMARY,
};

/** The valid value of each key, and its readers: a module, and the store in it. */
const READERS: Readonly<
  Record<string, readonly [whole: unknown, read: () => Promise<{ readonly get: () => unknown }>]>
> = {
  tienda: [
    {
      version: '1.1',
      cart: [LINE, { ...LINE, cartItemId: 'b', sku: 'S-2' }],
      token: 'abc',
      filters: { brand: ['k'] },
      seen: { a: 1 },
      paid: {},
    },
    async () => (await import('#features/cart/store/cart.ts')).$cart,
  ],
  'tienda:usuario': [
    { id: 9, name: 'María', email: 'a@b.gt', username: 'a' },
    async () => (await import('#features/account/store/customer.ts')).$user,
  ],
  'tienda:address': [[ADDRESS], async () => (await import('#features/account/store/customer.ts')).$addresses],
  'tienda:cartOrder': [
    ORDER,
    async () => (await import('#features/payment/store/payment-attempt.ts')).$cartOrder,
  ],
  'tienda:earlierPayments': [
    [ORDER],
    async () => (await import('#features/payment/store/earlier-payments.ts')).$earlierPayments,
  ],
  'tienda:orders': [[ORDER], async () => (await import('#features/payment/store/order-history.ts')).$orders],
  'tienda:taxIds': [
    [{ taxId: '576937K', name: 'MARÍA', description: '' }],
    async () => (await import('#features/checkout/store/remembered-tax-ids.ts')).$rememberedTaxIds,
  ],
  'tienda:saved': [
    [LINE],
    async () => (await import('#features/cart/store/saved-for-later.ts')).$savedForLater,
  ],
  'tienda:wishlist': [
    [PRODUCT],
    async () => (await import('#features/saved/store/saved-lists.ts')).$wishlist,
  ],
  'tienda:compare': [[PRODUCT], async () => (await import('#features/saved/store/saved-lists.ts')).$compare],
  'tienda:recent': [[PRODUCT], async () => (await import('#features/saved/store/saved-lists.ts')).$recent],
  'tienda:searches': [
    ['tenis'],
    async () => (await import('#features/search/store/suggestions.ts')).$recentSearches,
  ],
  'tienda:currency': ['USD', async () => (await import('#shared/money/currency-store.ts')).$currency],
  'tienda:place': [
    { departmentId: 1, municipalityId: 101 },
    async () => (await import('#features/delivery/store/delivery.ts')).$deliveryPlace,
  ],
  'tienda:size': [
    { shoes: '42', clothes: 'M' },
    async () => (await import('#features/product/store/size-preference.ts')).$sizePreference,
  ],
};

const NAMES = [
  ...new Set([LINE, PRODUCT, ADDRESS, ORDER, { version: 0, cart: 0, token: 0 }].flatMap(Object.keys)),
];

/** A stored text: JSON of any kind, truncated JSON, or no JSON. */
function storedText(whole: unknown): fc.Arbitrary<string> {
  const json = fc.oneof(spoiled(whole), spoiled(whole), hostileJson(NAMES)).map(jsonOf);
  const cut = fc.tuple(json, fc.nat(200)).map(([text, length]) => text.slice(0, length));
  return fc.oneof(
    { weight: 5, arbitrary: json },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: fc.string() },
  );
}

test.each(Object.keys(READERS))(
  '%s: whatever another tab wrote, its store has a value to count with',
  async (key) => {
    const [whole, load] = READERS[key] ?? [null, async () => ({ get: () => undefined })];
    const browser = fakeBrowser({ [key]: JSON.stringify(whole) });
    const store = await load();
    if ('listen' in store && typeof store.listen === 'function') store.listen(() => undefined);
    fc.assert(
      fc.property(storedText(whole), (text) => {
        browser.otherTabWrites(key, text);
        expect(unusableNumbers(store.get())).toEqual([]);
      }),
      { numRuns: 60 },
    );
    vi.unstubAllGlobals();
  },
);

test('the early readers of pages never throw either', async () => {
  const browser = fakeBrowser();
  const { readStoredMain, readStoredSaved } = await import('#features/cart/store/stored-cart.ts');
  const { hasStoredToken, hasAccountOrders } = await import('#features/cart/store/stored-main.ts');
  const [main, saved] = [READERS['tienda']?.[0], READERS['tienda:saved']?.[0]];
  fc.assert(
    fc.property(storedText(main), storedText(saved), (mainText, savedText) => {
      browser.stored.set('tienda', mainText).set('tienda:saved', savedText).set('tienda:orders', savedText);
      expect(unusableNumbers([readStoredMain(), readStoredSaved()])).toEqual([]);
      expect([typeof hasStoredToken(), typeof hasAccountOrders()]).toEqual(['boolean', 'boolean']);
    }),
    { numRuns: 100 },
  );
  vi.unstubAllGlobals();
});
