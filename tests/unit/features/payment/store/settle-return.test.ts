/** The end of a payment that came back (decision 80, Recording). */
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaymentAttempt, PaymentEvent } from '#features/payment/rules/payment-attempt.ts';
import { line, mainDocument, shoes } from '../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { attempts, summary } from '../../../fixtures/order-samples.ts';

const unsettled = { ...attempts.recorded, isCartCleared: false };
const failure = { kind: 'network' } as const;
const waiting: PaymentAttempt = { ...attempts.duplicate, state: 'record-failed', failure };
const posted: PaymentAttempt = {
  state: 'posted',
  startedAt: 1,
  cartOrder: attempts.recorded.cartOrder,
  orderId: 'FAC-1',
};

beforeEach(() => {
  fakeBrowser({
    tienda: mainDocument([
      line({ sku: 'KNL-1' }),
      { ...shoes({ id: 2, sku: 'KNL-2', name: 'Gorra' }), cartItemId: 'b', quantity: 1 },
    ]),
  });
  return () => vi.unstubAllGlobals();
});

/**
 * Settles a payment in this stored state.
 * @returns the effects
 */
async function settle(attempt: PaymentAttempt, hasCart = true) {
  const { settleReturn } = await import('#features/payment/store/settle-return.ts');
  const { $cart } = await import('#features/cart/store/cart.ts');
  const { $orders } = await import('#features/payment/store/order-history.ts');
  const done: string[] = [];
  const advance = (event: PaymentEvent): PaymentAttempt => {
    done.push(event.type);
    return attempts.recorded;
  };
  const outcome = settleReturn({
    read: () => ({ attempt, summary: summary() }),
    advance,
    forget: () => done.push('forgotten'),
    hasCart: () => hasCart,
  });
  const kept = $orders.get().map((order) => `${order.number} ${order.attempt?.state}`);
  return { kind: outcome.kind, done, kept, inCart: $cart.get().map(({ cartItemId }) => cartItemId) };
}

test.each([
  ['recorded', unsettled, true, ['cart-cleared', 'forgotten'], ['D-1 recorded'], ['b']],
  ['recorded', unsettled, false, ['cart-cleared', 'forgotten'], ['D-1 recorded'], ['line-1', 'b']],
  // Settled before: a page that was closed in between left the cart order behind.
  ['recorded', attempts.recorded, true, ['forgotten'], [], ['line-1', 'b']],
  ['duplicate', attempts.duplicate, true, [], ['D-1 duplicate'], ['line-1', 'b']],
  ['denied', attempts.denied, true, [], [], ['line-1', 'b']],
  ['record-failed', waiting, true, [], [], ['line-1', 'b']],
  ['unknown', posted, true, [], [], ['line-1', 'b']],
] as const)('a payment that is %s is settled, %#', async (kind, attempt, hasCart, done, kept, inCart) => {
  expect(await settle(attempt, hasCart)).toEqual({ kind, done, kept, inCart });
});

test('the result of a payment is read without changing anything', async () => {
  const { outcomeOf } = await import('#features/payment/store/payment-outcome.ts');
  const { $cart } = await import('#features/cart/store/cart.ts');
  const { $orders } = await import('#features/payment/store/order-history.ts');
  expect(outcomeOf({ attempt: unsettled, summary: summary() })).toMatchObject({
    kind: 'recorded',
    order: { number: 'D-1' },
  });
  expect([$cart.get().length, $orders.get().length]).toEqual([2, 0]);
});
