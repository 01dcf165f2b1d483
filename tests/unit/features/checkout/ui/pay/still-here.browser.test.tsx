/** A posted payment whose page stays: the shopper sees that its outcome is unknown. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardFieldIds } from '#features/checkout/ui/card/card-memory.ts';
import { STILL_HERE_MS, usePayment } from '#features/checkout/ui/pay/use-payment.ts';
import { $cartOrder, advanceAttempt, forgetCartOrder } from '#features/payment/store/payment-attempt.ts';
import { paymentData, request } from '../../../../fixtures/fake-order-services.ts';
import { InSpanish } from '../../../../fixtures/page-in.tsx';

const now = new Date();
vi.mock('#features/payment/store/place-order.ts', async (original) => ({
  ...(await original<typeof import('#features/payment/store/place-order.ts')>()),
  placeOrder: async () => ({
    kind: 'ready',
    startedAt: now.getTime(),
    cartId: 'U-1',
    payment: paymentData(),
  }),
}));

const CARD = { holder: 'MARIA', number: '4111111111111111', expiryMonth: '12', expiryYear: '39', cvc: '123' };
const fields = ['holder', 'number', 'expiryMonth', 'expiryYear', 'cvc'] as const;

let paid: Promise<void> | undefined;

function Checkout() {
  const form = useRef<HTMLFormElement>(null);
  const payment = usePayment({ form, onCardProblems: () => undefined });
  return (
    <form ref={form}>
      {fields.map((field) => (
        <input key={field} id={cardFieldIds[field]} aria-label={field} defaultValue={CARD[field]} />
      ))}
      <button type="button" onClick={() => (paid = payment.pay(request))}>
        Pagar
      </button>
      <output>{payment.notice?.kind ?? 'nothing'}</output>
    </form>
  );
}

let unmount: () => void;
const notice = () => document.querySelector('output')?.textContent;

beforeEach(async () => {
  forgetCartOrder();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  unmount = () => flushSync(() => root.unmount());
  flushSync(() =>
    root.render(
      <InSpanish>
        <Checkout />
      </InSpanish>,
    ),
  );
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  advanceAttempt({ type: 'start', now });
  advanceAttempt({ type: 'cart-requested' });
  advanceAttempt({ type: 'cart-created', cartOrder: { cartId: 'U-1', localDocument: 'D-1' } });
  document.querySelector('button')?.click();
  await paid;
  expect($cartOrder.get().attempt.state).toBe('posted');
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  flushSync(() => void vi.advanceTimersByTime(milliseconds));
}

test('after some time the payment is unknown, and not before', () => {
  pass(STILL_HERE_MS - 1);
  expect([notice(), $cartOrder.get().attempt.state]).toEqual(['nothing', 'posted']);
  pass(1);
  expect([notice(), $cartOrder.get().attempt.state]).toEqual(['unknown', 'unknown']);
});
test('a hidden page reports nothing until it is visible', () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(STILL_HERE_MS);
  expect($cartOrder.get().attempt.state).toBe('posted');
  seen.mockReturnValue('visible');
  pass(STILL_HERE_MS);
  expect(notice()).toBe('unknown');
});
test('a page that goes to the provider stops waiting', () => {
  window.dispatchEvent(new Event('pagehide'));
  pass(2 * STILL_HERE_MS);
  expect($cartOrder.get().attempt.state).toBe('posted');
});
