import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToCart,
  type Cart,
  cartTotal,
  decreaseLine,
  EMPTY_CART,
  lineKey,
  lineTotal,
  lineUnits,
  MAX_LINES,
  removeLine,
  repairCart,
  sameLine,
  setQuantity,
  setStock,
  unitsInCart,
  unitsOfVariant,
} from '#features/cart/rules/cart.ts';
import { line, newItem } from '../../../fixtures/samples.ts';

const one: Cart = [line];

describe('add', () => {
  test('matches a line by product id plus colour plus size, then raises its quantity by the given amount', () => {
    expect(addToCart(one, newItem, { quantity: 2, cartItemId: 'b' })).toEqual([{ ...line, quantity: 3 }]);
  });

  test('otherwise makes a new line with the quantity (default 1) and the new cartItemId', () => {
    const white = { ...newItem, selectedProductColor: 'Blanco' };
    expect(addToCart(one, white, { cartItemId: 'b' })).toEqual([
      line,
      { ...white, cartItemId: 'b', quantity: 1 },
    ]);
  });

  test('without variations matches by product id alone', () => {
    const cap = { ...newItem, id: 5, selectedProductColor: '', selectedProductSize: '' };
    const cart = addToCart(addToCart([], cap, { cartItemId: 'b' }), cap, { cartItemId: 'c' });
    expect(cart).toEqual([{ ...cap, cartItemId: 'b', quantity: 2 }]);
  });

  test('keeps its quantity where the typed text is no number', () => {
    const three = [{ ...line, quantity: 3 }];
    expect(setQuantity(three, line.cartItemId, Number.NaN)).toBe(three);
  });

  test("adds all the remaining stock, and no line more than the cart's limit", () => {
    expect(addToCart(one, newItem, { quantity: 4, cartItemId: 'b' })).toMatchObject([{ quantity: 5 }]);
    const full = Array.from({ length: MAX_LINES }, (_, id) => ({ ...line, id: id + 100 }));
    expect(addToCart(full, newItem, { cartItemId: 'b' })).toBe(full);
    expect(addToCart(full.slice(1), newItem, { cartItemId: 'b' })).toHaveLength(MAX_LINES);
  });

  test('adds nothing when cart quantity plus chosen quantity would exceed stock', () => {
    expect(addToCart(one, newItem, { quantity: 5, cartItemId: 'b' })).toBe(one);
    expect(addToCart([], { ...newItem, stock: 0 }, { cartItemId: 'b' })).toEqual([]);
    expect(addToCart([], { ...newItem, isSoldOut: true }, { cartItemId: 'b' })).toEqual([]);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity])('adds nothing for a quantity of %d', (quantity) => {
    expect(addToCart(one, newItem, { quantity, cartItemId: 'b' })).toBe(one);
  });

  test('takes over the current price and stock on an existing line', () => {
    const [raised] = addToCart(one, { ...newItem, price: 45_000, stock: 9 }, { cartItemId: 'b' });
    expect(raised).toMatchObject({ cartItemId: 'a', price: 45_000, stock: 9, quantity: 2 });
  });

  test('counts a sold-out line as empty', () => {
    const soldOut = [{ ...line, quantity: 4, isSoldOut: true }];
    expect(addToCart(soldOut, newItem, { cartItemId: 'b' })).toMatchObject([
      { quantity: 1, isSoldOut: false },
    ]);
  });
});

describe('decrease', () => {
  test('at quantity 1 the line is removed', () => {
    expect(decreaseLine(one, 'a')).toEqual([]);
  });
  test('otherwise quantity drops by 1', () => {
    expect(decreaseLine([{ ...line, quantity: 3 }], 'a')).toMatchObject([{ quantity: 2 }]);
  });
  test('leaves other lines alone', () => {
    expect(decreaseLine(one, 'x')).toEqual(one);
  });
});

describe('other actions', () => {
  const two: Cart = [line, { ...line, cartItemId: 'b', selectedProductSize: '43' }];
  test('delete a line', () => {
    expect(removeLine(two, 'a')).toEqual([two[1]]);
  });
  test('clear the cart', () => {
    expect(EMPTY_CART).toEqual([]);
  });
  test.each([
    [3, 3],
    [0, 1],
    [-4, 1],
    [2.9, 2],
    [99, 5],
    [1e21, 5],
    [Infinity, 5],
    [Number.NaN, 1],
  ])("set a line's quantity to %d: it becomes %i (1…stock, stock 5)", (quantity, expected) => {
    expect(setQuantity(one, 'a', quantity)[0]?.quantity).toBe(expected);
  });
  test('mark a line sold out or not: sold-out items show quantity 0 and cost nothing', () => {
    const soldOut = setStock([{ ...line, quantity: 2 }], 'a', 0);
    expect(soldOut.map(lineUnits)).toEqual([0]);
    expect([unitsInCart(soldOut), cartTotal(soldOut)]).toEqual([0, 0]);
    expect(setStock(soldOut, 'a', 5)).toEqual([{ ...line, quantity: 2 }]);
  });
  test('a live stock reduces the quantity, and an empty one is sold out', () => {
    const three = [{ ...line, quantity: 3 }];
    expect(setStock(three, 'a', 2)).toMatchObject([{ stock: 2, quantity: 2, isSoldOut: false }]);
    const gone = setStock(three, 'a', 0);
    expect(gone).toMatchObject([{ stock: 0, isSoldOut: true }]);
    expect(setStock(gone, 'a', 2)).toMatchObject([{ stock: 2, isSoldOut: false, quantity: 2 }]);
  });
});

test('the total sums quantity times the price after discount', () => {
  const cart = [
    { ...line, quantity: 3, price: 1_999 },
    { ...line, quantity: 2, price: 10_000, discount: 8_000 },
  ];
  expect(cartTotal(cart)).toBe(3 * 1_999 + 2 * 8_000);
  expect(unitsInCart(cart)).toBe(5);
});

test('units of a variant count its colour and size only', () => {
  const cart = [
    { ...line, quantity: 2 },
    { ...line, cartItemId: 'b', selectedProductSize: '43' },
  ];
  expect(unitsOfVariant(cart, { id: 71, color: 'Negro', size: '42' })).toBe(2);
  expect(unitsOfVariant(cart, { id: 71, color: 'Negro', size: '44' })).toBe(0);
});

test('line keys are equal for equal lines only, whatever the names contain', () => {
  const identity = fc.record({
    id: fc.integer({ min: 1, max: 2 }),
    selectedProductColor: fc.constantFrom('a', 'a|', 'a"', '|', ''),
    selectedProductSize: fc.constantFrom('b', '|b', '"b', '|', ''),
  });
  fc.assert(
    fc.property(identity, identity, (a, b) => {
      const isSame =
        a.id === b.id &&
        a.selectedProductColor === b.selectedProductColor &&
        a.selectedProductSize === b.selectedProductSize;
      return (lineKey(a) === lineKey(b)) === isSame && sameLine(a, b) === isSame;
    }),
    {
      examples: [
        [
          { id: 1, selectedProductColor: 'a|', selectedProductSize: 'b' },
          { id: 1, selectedProductColor: 'a', selectedProductSize: '|b' },
        ],
      ],
    },
  );
});

const amount = fc.integer({ min: 1, max: 100_000 });
const item = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  price: amount,
  stock: fc.integer({ min: 0, max: 6 }),
});
const cartItemId = fc.constantFrom('0', '1', '2', '3');
const quantity = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom(1.5, Number.NaN, Infinity, 1e21));
type Action = (cart: Cart, step: number) => Cart;
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(item, quantity).map(
    ([some, units]): Action =>
      (cart, step) =>
        addToCart(cart, { ...newItem, ...some }, { quantity: units, cartItemId: String(step) }),
  ),
  cartItemId.map(
    (id): Action =>
      (cart) =>
        decreaseLine(cart, id),
  ),
  cartItemId.map(
    (id): Action =>
      (cart) =>
        removeLine(cart, id),
  ),
  fc.tuple(cartItemId, quantity).map(
    ([id, units]): Action =>
      (cart) =>
        setQuantity(cart, id, units),
  ),
  fc.tuple(cartItemId, fc.integer({ min: 0, max: 6 })).map(
    ([id, stock]): Action =>
      (cart) =>
        setStock(cart, id, stock),
  ),
);

test('any sequence of actions keeps quantities in 1…stock, one line per variant, and the total the sum of the lines', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40, size: 'max' }), (actions) => {
      const cart = actions.reduce<Cart>((before, act, step) => {
        const frozen = Object.freeze(before.map((each) => Object.freeze({ ...each })));
        return act(frozen, step);
      }, []);
      for (const each of cart) {
        expect(Number.isInteger(each.quantity) && each.quantity >= 1).toBe(true);
        if (!each.isSoldOut) expect(each.quantity).toBeLessThanOrEqual(each.stock);
      }
      expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
      expect(new Set(cart.map((each) => each.cartItemId)).size).toBe(cart.length);
      expect(cartTotal(cart)).toBe(cart.reduce((sum, each) => sum + lineTotal(each), 0));
    }),
  );
});

describe('repairCart', () => {
  test('leaves a valid cart unchanged', () => {
    expect(repairCart(one)).toEqual(one);
  });
  test.each([
    [0, 1],
    [-1, 1],
    [1.5, 1],
    [1e21, 5],
    [Number.NaN, 1],
    [3, 3],
  ])('clamps a quantity of %d to %i of stock 5', (stored, expected) => {
    expect(repairCart([{ ...line, quantity: stored }])[0]?.quantity).toBe(expected);
  });
  test.each([
    { price: -1 },
    { price: 0.5 },
    { price: Number.NaN },
    { price: 1e9 },
    { discount: -5 },
    { id: 1.5 },
    { variantId: Number.POSITIVE_INFINITY },
    { variantId: 0.5 },
  ])('drops a line with %j', (damage) => {
    expect(repairCart([{ ...line, ...damage }])).toEqual([]);
  });
  test('takes the highest accepted price, and keeps a sold-out line sold out', () => {
    expect(repairCart([{ ...line, price: 100_000_000 }])).toHaveLength(1);
    expect(repairCart([{ ...line, isSoldOut: true }])).toMatchObject([{ isSoldOut: true }]);
  });
  test('marks a line without a usable stock as sold out', () => {
    expect(repairCart([{ ...line, stock: Number.NaN }])).toMatchObject([{ stock: 0, isSoldOut: true }]);
  });
  test('keeps the first of equal lines, and gives every line a unique id', () => {
    const other = { ...line, selectedProductSize: '43' };
    const cart = repairCart([line, { ...line, quantity: 2 }, other]);
    expect(cart).toHaveLength(2);
    expect(new Set(cart.map((each) => each.cartItemId)).size).toBe(2);
  });
  test('any numbers end as a cart with a finite, exact total', () => {
    const wild = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, 1e21, -0));
    const damaged = fc.record({ id: fc.nat(3), price: wild, discount: wild, quantity: wild, stock: wild });
    fc.assert(
      fc.property(fc.array(damaged, { maxLength: 20 }), (lines) => {
        const cart = repairCart(lines.map((each) => ({ ...line, ...each })));
        expect(Number.isSafeInteger(cartTotal(cart))).toBe(true);
        expect(repairCart(cart)).toEqual(cart);
      }),
    );
  });
});

test('a product without a price above 0 is neither added nor kept', () => {
  const free = { ...newItem, price: 0 };
  expect(addToCart([], free, { cartItemId: 'a' })).toEqual([]);
  expect(repairCart([{ ...free, cartItemId: 'a', quantity: 1 }])).toEqual([]);
});
