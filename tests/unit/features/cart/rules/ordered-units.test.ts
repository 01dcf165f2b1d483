import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cart, unitsInCart } from '#features/cart/rules/cart.ts';
import { type OrderedUnits, subtractOrdered } from '#features/cart/rules/ordered-units.ts';
import { line } from '../../../fixtures/samples.ts';

/** The ordered units of a line. */
function unitsOf(each: Cart[number]): OrderedUnits {
  return {
    sku: each.sku,
    name: each.name,
    color: each.selectedProductColor,
    size: each.selectedProductSize,
    quantity: each.quantity,
  };
}

const one: Cart = [line];
const other = { ...line, cartItemId: 'b', selectedProductSize: '43' };
/** Another product of the same name, in the same colour and size. */
const twin = { ...line, id: 72, sku: 'TEN-8', cartItemId: 'c' };
const ordered = [unitsOf(line)];

describe('an order takes its units out of the cart', () => {
  const cases: readonly (readonly [string, Cart, readonly OrderedUnits[], Cart])[] = [
    ['all of an unchanged cart', one, ordered, []],
    ['its own line, not one that was added', [line, other], ordered, [other]],
    [
      'its own units, not those that were added',
      [{ ...line, quantity: 3 }],
      ordered,
      [{ ...line, quantity: 2 }],
    ],
    ['nothing when its line was taken out', [other], ordered, [other]],
    ['no more than is there', [line, other], [{ ...unitsOf(line), quantity: 4 }], [other]],
    ['nothing of an order without units', one, [{ ...unitsOf(line), quantity: 0 }], one],
    ['nothing of an order with damaged units', one, [{ ...unitsOf(line), quantity: -2 }], one],
    ['a line that its own sale sold out', [{ ...line, isSoldOut: true }, other], ordered, [other]],
    ['what was sold out all along', [line, { ...other, isSoldOut: true }], ordered, []],
    ['its own of two products of one name', [twin, line], ordered, [twin]],
    ['its own product under another name', [{ ...line, name: 'Tenis nuevos' }, twin], ordered, [twin]],
    ['its own size where all sizes have one sku', [line, other], [unitsOf(other)], [line]],
    [
      'by name, colour and size where the order was stored without its sku',
      [line, twin],
      [{ ...unitsOf(line), sku: '' }],
      [twin],
    ],
    [
      'the size and the colour that it names, also where it was stored without its sku',
      [line, other, { ...line, cartItemId: 'd', selectedProductColor: 'Rojo' }],
      [{ ...unitsOf(other), sku: '' }],
      [line, { ...line, cartItemId: 'd', selectedProductColor: 'Rojo' }],
    ],
    [
      'no unit twice, whichever way it is found',
      [{ ...line, quantity: 3 }],
      [unitsOf(line), { ...unitsOf(line), sku: '' }],
      [{ ...line, quantity: 1 }],
    ],
  ];
  test.each(cases)('%s', (_, cart, units, rest) => {
    expect(subtractOrdered(cart, units).rest).toEqual(rest);
  });
});

const lines = fc.uniqueArray(
  fc.record({ size: fc.constantFrom('40', '41', '42', '43'), quantity: fc.integer({ min: 1, max: 5 }) }),
  {
    selector: ({ size }) => size,
  },
);
function cartOf(rows: readonly { readonly size: string; readonly quantity: number }[]): Cart {
  return rows.map(({ size, quantity }) => ({
    ...line,
    cartItemId: size,
    selectedProductSize: size,
    quantity,
    stock: 10,
  }));
}

test('whatever changes meanwhile: each line keeps its units beyond the order, and none is left without units', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const { rest } = subtractOrdered(cartOf(after), cartOf(before).map(unitsOf));
      const expected = after.flatMap(({ size, quantity }) => {
        const left = quantity - (before.find((row) => row.size === size)?.quantity ?? 0);
        return left > 0 ? { size, quantity: left } : [];
      });
      expect(rest).toEqual(cartOf(expected));
      expect(rest.every(({ quantity }) => quantity >= 1)).toBe(true);
    }),
  );
});

test('an unchanged cart is empty afterwards, and later additions stay', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 5 }), (before, quantity) => {
      const cart = cartOf(before);
      const added = { ...line, sku: 'GOR-1', name: 'Gorra', cartItemId: 'new', quantity };
      expect(subtractOrdered(cart, cart.map(unitsOf)).rest).toEqual([]);
      const { rest } = subtractOrdered([...cart, added], cart.map(unitsOf));
      expect([rest, unitsInCart(rest)]).toEqual([[added], quantity]);
    }),
  );
});
