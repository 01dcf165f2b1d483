/** The open differences of a cart that changed (decision 44, Cart differences). */
import { expect, test } from 'vitest';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import { type CartChange, withoutDifference, withoutLine } from '#features/checkout/ui/pay/pay-notices.ts';
import { line } from '../../../../fixtures/samples.ts';

const other = { ...line, cartItemId: 'b' };
const fewer: CartDifference = { kind: 'fewer', line, available: 1 };
const gone: CartDifference = { kind: 'gone', line: other };
const dearer: CartDifference = {
  kind: 'price-changed',
  line,
  before: 1,
  now: 2,
  fresh: { price: 2, discountedPrice: 0, stock: 5 },
};
const change: CartChange = {
  kind: 'cart-changed',
  differences: [dearer, fewer, gone],
  unread: [{ line, call: 'price', failure: { kind: 'network' } }],
};

test('an accepted change is settled, and nothing else', () => {
  const left = withoutDifference(change, fewer);
  expect([left?.differences, left?.unread]).toEqual([[dearer, gone], change.unread]);
});
test('a removed line removes its notices', () => {
  const left = withoutLine(change, line);
  expect([left?.differences, left?.unread]).toEqual([[gone], []]);
});
test('the notice disappears with its last entry', () => {
  expect(withoutLine({ ...change, differences: [gone], unread: [] }, other)).toBeUndefined();
  expect(withoutDifference({ ...change, differences: [gone], unread: [] }, gone)).toBeUndefined();
});
