import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import type { ReadyPayment } from '#features/payment/store/place-order.ts';
import { line } from '../../../fixtures/cart-items.ts';
import {
  bad,
  fakeOrderServices,
  good,
  paymentData,
  request,
  START,
} from '../../../fixtures/fake-order-services.ts';
import { openTab, sharedBrowser, type Tab } from '../../../fixtures/payment-tabs.ts';
import { card } from '../../../fixtures/samples.ts';

const MINUTE = 60_000;

type Step = { readonly tab: 0 | 1; readonly minutes: number } & (
  | { readonly act: 'place'; readonly creates: boolean; readonly pays: boolean }
  | { readonly act: 'hand-off' | 'come-back' | 'set-aside' }
  | {
      readonly act: 'return';
      readonly response: 1 | 2 | 3;
      readonly transaction: number;
      readonly result: number | undefined;
    }
);

const tabs = fc.constantFrom<(0 | 1)[]>(0, 1);
const base = { tab: tabs, minutes: fc.constantFrom(0, 0, 0, 1, 16) };
const place = fc.record({
  ...base,
  act: fc.constant('place' as const),
  creates: fc.boolean(),
  pays: fc.boolean(),
});
const press = fc.record({ ...base, act: fc.constantFrom('hand-off' as const, 'come-back', 'set-aside') });
const comeHome = fc.record({
  ...base,
  act: fc.constant('return' as const),
  response: fc.constantFrom<(1 | 2 | 3)[]>(1, 1, 2, 3),
  transaction: fc.constantFrom(8, 9),
  result: fc.constantFrom(0, 1, 2, 3, undefined),
});
/** The way to the provider, so that enough runs reach the return. */
const posted = tabs.map((tab): readonly Step[] => [
  { tab, minutes: 0, act: 'place', creates: true, pays: true },
  { tab, minutes: 0, act: 'hand-off' },
]);
const single = fc.oneof<fc.Arbitrary<Step>[]>(place, press, comeHome).map((step) => [step]);
const steps: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof<fc.Arbitrary<readonly Step[]>[]>(single, posted), { maxLength: 12 })
  .map((parts) => parts.flat());

/** The events of a run, across both tabs. */
type Ledger = {
  created: number;
  /** Number of requests for payment data; each has another order id. */
  asked: number;
  /** An unpaid cart order exists: the same cart is paid through it. */
  isUnpaid: boolean;
  /** A cart was requested and no answer came: only the shopper's choice leads to another. */
  isLost: boolean;
  readonly posted: string[];
  readonly recorded: string[];
  cleared: boolean;
};

async function play(run: readonly Step[]): Promise<Ledger> {
  const browser = sharedBrowser([line()]);
  const opened = [await openTab(browser), await openTab(browser)] as const;
  const ready: (ReadyPayment | undefined)[] = [];
  const ledger: Ledger = {
    created: 0,
    asked: 0,
    isUnpaid: false,
    isLost: false,
    posted: [],
    recorded: [],
    cleared: false,
  };
  let now = START.getTime();

  async function order(tab: Tab, { creates, pays }: { creates: boolean; pays: boolean }) {
    const services = fakeOrderServices({
      now: () => new Date(now),
      createCart: async () => {
        ledger.created += 1;
        expect([ledger.isLost, ledger.isUnpaid]).toEqual([false, false]);
        ledger.isLost = !creates;
        ledger.isUnpaid = creates;
        const id = ledger.created;
        return creates ? good({ cartId: `U-${id}`, localDocument: `D-${id}` }) : bad({ kind: 'network' });
      },
      paymentData: async () => {
        ledger.asked += 1;
        return pays ? good(paymentData({ orderId: `FAC-${ledger.asked}` })) : bad({ kind: 'network' });
      },
    });
    const outcome = await tab.placing.placeOrder(request, services);
    return outcome.kind === 'ready' ? outcome : undefined;
  }
  async function comeBackPaid(tab: Tab, step: Extract<Step, { act: 'return' }>) {
    const { response, transaction, result } = step;
    tab.address.search = `?response=${response}&orderid=${ledger.posted.at(-1) ?? 'FAC-9'}&transactionid=${transaction}`;
    const before = tab.cart.$cart.get().length;
    let answered: number | undefined;
    await tab.returning.completePayment(async ({ paymentReturn }) => {
      answered = result;
      ledger.isUnpaid = false;
      if (result !== undefined && result <= 2) ledger.recorded.push(paymentReturn.orderId);
      const answer: RecordResult = { result: result ?? 0, message: '' };
      return result === undefined ? bad({ kind: 'network' }) : good(answer);
    });
    if (tab.cart.$cart.get().length < before) {
      ledger.cleared = true;
      expect([0, 1]).toContain(answered);
    }
  }

  for (const step of run) {
    const tab = opened[step.tab];
    tab.enter();
    now += step.minutes * MINUTE;
    if (step.act === 'place') ready[step.tab] = (await order(tab, step)) ?? ready[step.tab];
    if (step.act === 'come-back') tab.attempt.returnToCheckout(new Date(now));
    if (step.act === 'set-aside') {
      tab.attempt.setPaymentAside(new Date(now));
      ledger.isLost = false;
    }
    if (step.act === 'return') await comeBackPaid(tab, step);
    const payment = ready[step.tab];
    if (step.act === 'hand-off' && payment && tab.placing.handOff(payment, card)) {
      ledger.posted.push(payment.payment.orderId);
    }
  }
  return ledger;
}

test('payment data that was ready before a denial is not posted once the same cart order is paid again', async () => {
  const now = { minutes: 0 };
  const { posted } = await play([
    { ...now, tab: 1, act: 'place', creates: true, pays: true },
    { ...now, tab: 1, act: 'hand-off' },
    { ...now, tab: 0, act: 'return', response: 2, transaction: 8, result: 0 },
    { ...now, tab: 0, act: 'place', creates: true, pays: true },
    { ...now, tab: 1, act: 'hand-off' },
  ]);
  expect(posted).toHaveLength(1);
});

test('whatever two tabs do: one cart order until it is paid, one post of its payment data, one record for each order, no cart lost without a record', async () => {
  let posts = 0;
  let clearings = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      const { posted, recorded, cleared } = await play(run);
      expect(new Set(posted).size).toBe(posted.length);
      expect(new Set(recorded).size).toBe(recorded.length);
      posts += posted.length;
      clearings += Number(cleared);
    }),
    { numRuns: 150 },
  );
  // A run without a payment proves nothing.
  expect(posts).toBeGreaterThan(10);
  expect(clearings).toBeGreaterThan(2);
}, 60_000);
