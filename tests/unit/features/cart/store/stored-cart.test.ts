import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartTotal } from '#features/cart/rules/cart.ts';
import { readCart, readStoredMain, readStoredSaved } from '#features/cart/store/stored-cart.ts';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a stored cart', () => {
  it.each([
    ['0', 0, 1],
    ['-1', -1, 1],
    ['1.5', 1.5, 1],
    ['1e21', 1e21, 5],
    ["'2'", '2', 2],
    ["''", '', 1],
    ['null', null, 1],
    ['a list', [3], 1],
    ['6 of 5', 6, 5],
  ])('reads the quantity %s as a whole number of 1…stock (decision 46)', (_name, quantity, expected) => {
    expect(readCart([{ ...line(), quantity }]).cart[0]?.quantity).toBe(expected);
  });

  it.each([
    ['negative', { price: -1 }],
    ["'1e9'", { price: '1e9' }],
    ["'0'", { price: '0' }],
    ['a fraction of a cent', { price: 10.5 }],
    ['larger than any', { price: 1e300 }],
    ['null', { price: null }],
    ['a discount that is no number', { discount: '5' }],
  ])('drops a line whose price is %s (decision 46)', (_name, damage) => {
    expect(readCart([{ ...line(), ...damage }, line({ id: 2, cartItemId: 'b' })])).toEqual({
      cart: [line({ id: 2, cartItemId: 'b' })],
      isWhole: false,
    });
  });

  it.each(['\ud800', 'A-\udc00-40'])('drops a line whose sku (%j) no address can carry', (sku) => {
    expect(readCart([{ ...line(), sku }])).toEqual({ cart: [], isWhole: false });
  });

  it('uses the sku for a code or article sku that no address can carry', () => {
    const { cart } = readCart([{ ...line(), sku: 'A-\u{1f45f}', code: '\ud800', productSku: '\ud800' }]);
    expect(cart).toMatchObject([{ sku: 'A-\u{1f45f}', code: 'A-\u{1f45f}', productSku: 'A-\u{1f45f}' }]);
  });

  it('accepts a line with only the required fields', () => {
    const { cart, isWhole } = readCart([
      { id: 7, sku: 'A-7', name: 'Gorra', price: 5000, quantity: 2, image: 'https://img.test/7.jpg' },
    ]);
    expect(isWhole).toBe(true);
    expect(cart[0]).toMatchObject({
      productSku: 'A-7',
      images: ['https://img.test/7.jpg'],
      quantity: 2,
      discount: 0,
    });
  });

  it('has no more lines than a page can show (decision 126)', () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => line({ id: at + 1, cartItemId: `l-${at}` }));
    const { cart, isWhole } = readCart(lines);
    expect([cart.length, isWhole]).toEqual([200, false]);
  });

  it('is read from the storage together with the login state', () => {
    fakeBrowser({
      tienda: mainDocument([line()], { token: 'abc' }),
      'tienda:saved': JSON.stringify([line()]),
    });
    expect(readStoredMain()).toEqual({ cart: [line()], isWhole: true, isLoggedIn: true });
    expect(readStoredSaved()).toEqual([line()]);
  });

  it('is complete where nothing is stored', () => {
    fakeBrowser();
    expect(readStoredMain()).toEqual({ cart: [], isWhole: true, isLoggedIn: false });
  });

  it.each(['', '{', 'null', '[]', '{"version":"2","cart":[]}', '{"version":"1.1","cart":{}}'])(
    'is empty, and not whole, when the storage holds %s',
    (text) => {
      fakeBrowser({ tienda: text, 'tienda:saved': '{' });
      expect(readStoredMain()).toEqual({ cart: [], isWhole: false, isLoggedIn: false });
      expect(readStoredSaved()).toEqual([]);
    },
  );

  it('is empty when the storage may not be read', () => {
    fakeBrowser({ tienda: mainDocument([line()]) }).refuse('everything');
    expect(readStoredMain().cart).toEqual([]);
  });

  it('never throws on a list and always has a finite total', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({
        ...Object.fromEntries(
          Object.keys(line()).map((key) => [key, fc.oneof(fc.jsonValue(), fc.double(), fc.constant('x'))]),
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(anything), (lines) => {
        const { cart } = readCart(lines);
        expect(Number.isSafeInteger(cartTotal(cart))).toBe(true);
        for (const each of cart) expect(Number.isInteger(each.quantity) && each.quantity >= 1).toBe(true);
      }),
    );
  });
});
