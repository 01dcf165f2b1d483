import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal } from '#features/cart/rules/cart.ts';
import { md5 } from '#features/checkout/rules/md5.ts';
import { buildOrder, orderLines, orderReference } from '#features/checkout/rules/order.ts';
import { line } from '../../../fixtures/samples.ts';

const customer = {
  taxId: 'CF',
  name: 'CONSUMIDOR FINAL',
  email: 'a@b.gt',
  phone: '32323232',
  recipient: '',
  addressLine: 'x',
  place: { departmentId: 0, municipalityId: 0 },
  addressId: 0,
  userId: 999_999,
  comments: '',
};
const now = new Date('2026-11-21T12:00:00.500Z');
const random = () => 0.00421;

describe('an invoice line', () => {
  const [discounted] = orderLines([{ ...line, quantity: 3, price: 10_000, discount: 7_999 }]);
  test('has the discounted price if a discount above 0 exists, and unit price × quantity as total', () => {
    expect(discounted).toMatchObject({ unitPrice: 7_999, quantity: 3, total: 23_997, originalPrice: 10_000 });
  });
  test('taxes the total minus the total divided by 1.12', () => {
    expect(discounted?.tax).toBe(2_571);
  });
  test('discounts the difference × quantity if the original price exceeds the unit price, else 0', () => {
    expect(discounted?.discount).toBe(6_003);
    expect(orderLines([{ ...line, price: 100, discount: 200 }])[0]?.discount).toBe(0);
    expect(orderLines([line])[0]).toMatchObject({ discount: 0, unitPrice: 50_000 });
  });
  test("names the variant: its sku, id and code, and its first picture or ''", () => {
    expect(orderLines([line])[0]).toMatchObject({
      itemCode: 'TEN-7-N-42',
      articleId: 7142,
      code: 'C-71',
      imageUrl: '/n.jpg',
    });
    expect(orderLines([{ ...line, images: [] }])[0]?.imageUrl).toBe('');
  });
  test('does not exist for a sold-out line', () => {
    expect(orderLines([{ ...line, isSoldOut: true }])).toEqual([]);
  });
});

test('a reference is the timestamp, FAC and four random digits', () => {
  expect(orderReference(now, random)).toBe(`${now.getTime()}FAC0042`);
  expect(orderReference(now, () => 0.99999)).toBe(`${now.getTime()}FAC9999`);
});

test('the fingerprint is md5(reference|total|time|key id), total with two decimals, time in seconds', () => {
  const order = buildOrder({ cart: [line], customer, now, random, keyId: 'llave' });
  expect(order).toMatchObject({ customer, total: 50_000, reference: `${now.getTime()}FAC0042` });
  expect(order.fingerprint).toBe(md5(`${now.getTime()}FAC0042|500.00|1795262400|llave`));
});

test('the lines sum to the header total and to the cart total to the cent, whatever prices and discounts', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 });
  const some = fc.record({
    price,
    discount: fc.oneof(fc.constant(0), price),
    quantity: fc.integer({ min: 1, max: 99 }),
    isSoldOut: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40, size: 'max' }), (items) => {
      const cart = items.map((item) => ({ ...line, ...item, stock: 99 }));
      const order = buildOrder({ cart, customer, now, random, keyId: 'k' });
      expect(order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.total);
      expect(order.total).toBe(cartTotal(cart));
      for (const { total, unitPrice, quantity, tax } of order.lines) {
        expect(total).toBe(unitPrice * quantity);
        expect(Math.abs(tax - (total - total / 1.12))).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});
