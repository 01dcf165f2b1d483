/** The pay button while a payment is prepared (checkout §2; §9): busy, and back after 5 s in any case. */
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceOrderOutcome } from '#features/payment/store/place-order.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { request } from '../../../../fixtures/fake-order-services.ts';
import { InSpanish } from '../../../../fixtures/page-in.tsx';
import { draw } from '../checkout-fixture.tsx';

let answer: (outcome: PlaceOrderOutcome) => void;
vi.mock('#features/payment/store/place-order.ts', async (original) => ({
  ...(await original<typeof import('#features/payment/store/place-order.ts')>()),
  placeOrder: () =>
    new Promise((resolve) => {
      answer = resolve;
    }),
}));

// The islands load the texts of the page's language when they are imported.
document.documentElement.dataset['locale'] = 'es-GT';
const [{ PaySection }, { usePayment }] = await loadWithTexts(() =>
  Promise.all([
    import('#features/checkout/ui/pay/PaySection.tsx'),
    import('#features/checkout/ui/pay/use-payment.ts'),
  ]),
);

function Checkout() {
  const form = useRef<HTMLFormElement>(null);
  const payment = usePayment({ form, onCardProblems: () => undefined });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void payment.pay(request);
      }}
    >
      <PaySection payment={payment} isWaiting={false} problems={[]} charged="" />
    </form>
  );
}

let takeAway: () => void;
const button = () => [...document.querySelectorAll('button')].find(({ type }) => type === 'submit');
const state = () => [button()?.disabled, button()?.getAttribute('aria-busy')];
const BUSY = [true, 'true'];
const FREE = [false, null];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  takeAway = draw(
    <InSpanish>
      <Checkout />
    </InSpanish>,
  );
  button()?.click();
});
afterEach(() => {
  takeAway();
  vi.useRealTimers();
});

test('is disabled with its spinner, and comes back after 5 s without an answer', async () => {
  await expect.poll(state).toEqual(BUSY);
  vi.advanceTimersByTime(4999);
  await Promise.resolve();
  expect(state()).toEqual(BUSY);
  vi.advanceTimersByTime(1);
  await expect.poll(state).toEqual(FREE);
});
test('comes back at once with an answer, and the page shows it; the next press clears it', async () => {
  await expect.poll(state).toEqual(BUSY);
  answer({ kind: 'cart-id-missing' });
  await expect.poll(state).toEqual(FREE);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('No se pudo recuperar el UIdCarrito');
  button()?.click();
  await expect.poll(() => document.querySelector('[role="alert"]')?.textContent).toBe('');
});
