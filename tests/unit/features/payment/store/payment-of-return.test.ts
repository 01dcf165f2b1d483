/** The stored payment that a return page shows. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import type { CartOrderDocument } from '#features/payment/store/cart-order-document.ts';
import type { PlacedOrder } from '#features/payment/store/order-history.ts';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { attempts, order, summary } from '../../../fixtures/order-samples.ts';

const START = 5;
const paymentReturn = attempts.recorded.paymentReturn;
const waiting: PaymentAttempt = {
  ...attempts.duplicate,
  state: 'record-failed',
  failure: { kind: 'network' },
  startedAt: START,
};
const kept: CartOrderDocument = { attempt: waiting, summary: summary() };
const other: CartOrderDocument = {
  attempt: { ...attempts.denied, startedAt: 2, orderId: 'FAC-2' },
  summary: undefined,
};
const paidAt = (startedAt: number): PlacedOrder => order({ attempt: { ...attempts.recorded, startedAt } });

type Stored = {
  readonly earlier?: readonly CartOrderDocument[];
  readonly orders?: readonly PlacedOrder[];
  readonly current?: CartOrderDocument;
  readonly sku?: string;
};

/** The stores over the browser's stored values. */
async function open({ earlier = [kept, other], orders = [], current, sku = 'KNL-1' }: Stored = {}) {
  const { CART_ORDER_KEY, EARLIER_PAYMENTS_KEY, ORDER_HISTORY_KEY } = await import('#shared/storage/keys.ts');
  fakeBrowser({
    tienda: mainDocument([line({ sku })]),
    [EARLIER_PAYMENTS_KEY]: JSON.stringify(earlier),
    [ORDER_HISTORY_KEY]: JSON.stringify(orders),
    ...(current && { [CART_ORDER_KEY]: JSON.stringify(current) }),
  });
  const { storedPaymentOf, currentPayment } = await import('#features/payment/store/payment-of-return.ts');
  const { $earlierPayments } = await import('#features/payment/store/earlier-payments.ts');
  return {
    storedPaymentOf,
    currentPayment,
    starts: () => $earlierPayments.get().map(({ attempt }) => 'startedAt' in attempt && attempt.startedAt),
  };
}

beforeEach(() => fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('an earlier payment that a return names', () => {
  test('is read, advanced, and forgotten, and no other', async () => {
    const { storedPaymentOf, starts } = await open();
    const payment = storedPaymentOf(paymentReturn);
    expect(payment.read()).toMatchObject({ attempt: { state: 'record-failed', startedAt: START } });
    expect(payment.advance({ type: 'retry-record' }).state).toBe('returned');
    expect(payment.read().attempt.state).toBe('returned');
    payment.forget();
    expect(starts()).toEqual([2]);
    expect(payment.read()).toEqual({ attempt: { state: 'idle' }, summary: undefined });
    expect(payment.advance({ type: 'recorded' })).toEqual({ state: 'idle' });
  });

  test.each<[string, Stored, boolean]>([
    ['nothing was paid for after it', {}, true],
    ['something was, before it', { orders: [paidAt(START - 1)], sku: 'KNL-2' }, true],
    ['it is that order itself', { orders: [paidAt(START)], sku: 'KNL-2' }, true],
    ['something was after it, and the cart is another', { orders: [paidAt(START + 1)], sku: 'KNL-2' }, false],
    ['something was after it, and the cart is the same', { orders: [paidAt(START + 1)] }, true],
    ['an order without a card was placed after it', { orders: [order()], sku: 'KNL-2' }, true],
    ['nobody knows what was ordered', { earlier: [{ ...kept, summary: undefined }] }, false],
  ])('has the cart where %s: %#', async (_, stored, hasCart) => {
    const { storedPaymentOf } = await open(stored);
    expect(storedPaymentOf(paymentReturn).hasCart()).toBe(hasCart);
  });

  test('is found though the shopper has set it aside and bought something since', async () => {
    const { storedPaymentOf } = await open({
      earlier: [{ ...kept, isSetAside: true }],
      orders: [paidAt(START + 1)],
    });
    expect(storedPaymentOf(paymentReturn).read().attempt).toMatchObject({ startedAt: START });
  });
});

describe('a page without a return is about', () => {
  test('the open payment, whatever waits for its record', async () => {
    const { storedPaymentOf, currentPayment } = await open({ current: other });
    expect(storedPaymentOf(undefined)).toBe(currentPayment);
    expect(currentPayment.hasCart()).toBe(true);
  });

  test.each<[string, Stored, number | undefined]>([
    ['an earlier one that waits for its record', {}, START],
    ['that one, though something was bought since', { orders: [paidAt(START + 1)] }, START],
    [
      'one that was set aside, where nothing was bought since',
      { earlier: [{ ...kept, isSetAside: true }] },
      START,
    ],
    [
      'none that was set aside before something was bought',
      { earlier: [{ ...kept, isSetAside: true }], orders: [paidAt(START + 1)] },
      undefined,
    ],
    ['none that waits for nothing', { earlier: [other] }, undefined],
  ])('%s', async (_, stored, start) => {
    const { storedPaymentOf, currentPayment } = await open(stored);
    const payment = storedPaymentOf(undefined);
    expect(payment === currentPayment).toBe(start === undefined);
    const { attempt } = payment.read();
    expect('startedAt' in attempt ? attempt.startedAt : undefined).toBe(start);
  });
});
