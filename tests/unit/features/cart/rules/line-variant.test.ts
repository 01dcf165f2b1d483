import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToCart, type Cart, cartTotal, lineKey, lineTotal } from '#features/cart/rules/cart.ts';
import { changeVariant, putBack, undoVariant } from '#features/cart/rules/line-variant.ts';
import { line, newItem } from '../../../fixtures/samples.ts';

const size43 = { ...newItem, sku: 'KNL-43', selectedProductSize: '43', stock: 4 };
const other = { ...line, cartItemId: 'other', id: 99 };
const twin = { ...line, ...size43, cartItemId: 'twin', quantity: 2 };

describe('another size for a line', () => {
  test.each([
    ['keeps the quantity', 3, 4, 3],
    ['holds it to the stock of the new size', 3, 2, 2],
    ['and to the only one there is', 3, 1, 1],
  ])('%s: %i units, %i in stock, %i afterwards', (_what, units, stock, expected) => {
    const change = changeVariant([other, { ...line, quantity: units }], 'a', { ...size43, stock });
    expect(change?.cart).toEqual([other, { ...size43, stock, cartItemId: 'a', quantity: expected }]);
  });

  test.each([
    ['joins the line that already is that size', 1, 3],
    ['up to its stock', 3, 4],
  ])('%s: %i and 2 units become %i', (_what, units, expected) => {
    const change = changeVariant([twin, other, { ...line, quantity: units }], 'a', size43);
    expect(change?.cart).toEqual([other, { ...size43, cartItemId: 'a', quantity: expected }]);
    expect(change?.before.map(({ line: { cartItemId }, index }) => [cartItemId, index])).toEqual([
      ['twin', 0],
      ['a', 2],
    ]);
  });

  test('counts nothing of a sold-out line of that size, and repairs it', () => {
    const soldOut = { ...twin, isSoldOut: true, stock: 0 };
    expect(changeVariant([line, soldOut], 'a', size43)?.cart).toMatchObject([
      { quantity: 1, isSoldOut: false },
    ]);
  });

  test('gives a sold-out line its former units', () => {
    const gone = { ...line, quantity: 2, isSoldOut: true, stock: 0 };
    expect(changeVariant([gone], 'a', size43)?.cart).toMatchObject([{ quantity: 2, isSoldOut: false }]);
  });

  test.each([
    ['a size without stock', 'a', { ...size43, stock: 0 }],
    ['a size marked as sold out', 'a', { ...size43, isSoldOut: true }],
    ['a line that is gone', 'nobody', size43],
  ])('changes nothing for %s', (_what, id, item) => {
    expect(changeVariant([line], id, item)).toBeUndefined();
  });
});

describe('undoing it', () => {
  const change = changeVariant([line, twin], 'a', size43);
  const changed = change?.line ?? line;

  test.each([
    ['has gone since: bought or removed', []],
    ['has more units', [{ ...changed, quantity: changed.quantity + 1 }]],
    ['has fewer units: some were bought', [{ ...changed, quantity: changed.quantity - 1 }]],
    ['was changed again', [{ ...changed, sku: 'KNL-41', selectedProductSize: '41' }]],
    ['was changed again to a size of the same sku', [{ ...changed, selectedProductSize: '41' }]],
  ])('is not possible where the line %s', (_what, lines) => {
    expect(change && undoVariant([other, ...lines], change)).toBeUndefined();
  });

  test('gives the units to a line of the old size that was added meanwhile', () => {
    const change = changeVariant([line], 'a', size43);
    const meanwhile = addToCart(change?.cart ?? [], newItem, { cartItemId: 'new' });
    expect(change && undoVariant(meanwhile, change)).toMatchObject([{ cartItemId: 'new', quantity: 2 }]);
  });
});

test('a restored line is at its old index', () => {
  expect(putBack([other], { line, index: 0 })).toEqual([line, other]);
  expect(putBack([other], { line, index: 9 })).toEqual([other, line]);
});

const variant = fc.record({
  selectedProductSize: fc.constantFrom('41', '42', '43'),
  stock: fc.integer({ min: 0, max: 6 }),
  price: fc.integer({ min: 1, max: 100_000 }),
});

/** A cart of distinct variants with quantities within their stock. */
const cart = fc
  .array(variant, { maxLength: 5 })
  .map((variants) =>
    variants.reduce<Cart>(
      (before, each, step) =>
        addToCart(
          before,
          { ...newItem, ...each },
          { quantity: Math.max(1, each.stock - 1), cartItemId: String(step) },
        ),
      [],
    ),
  );

test('any change keeps quantities in 1…stock, one line per variant and the total its sum, and undoing it restores the cart', () => {
  fc.assert(
    fc.property(cart, fc.nat(4), variant, (before, at, item) => {
      const change = changeVariant(before, before[at]?.cartItemId ?? 'none', { ...newItem, ...item });
      if (!change) return;
      for (const each of change.cart) {
        expect(each.quantity).toBeGreaterThanOrEqual(1);
        expect(each.quantity).toBeLessThanOrEqual(each.stock);
      }
      expect(new Set(change.cart.map(lineKey)).size).toBe(change.cart.length);
      expect(cartTotal(change.cart)).toBe(change.cart.reduce((sum, each) => sum + lineTotal(each), 0));
      expect(undoVariant(change.cart, change)).toEqual(before);
    }),
  );
});
