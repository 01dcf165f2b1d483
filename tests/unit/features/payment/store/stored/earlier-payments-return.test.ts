/** Payments that were set aside and return after all, and copies that must not restore one. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import type { Answer } from '#shared/http/failure.ts';
import { line } from '../../../../fixtures/cart-items.ts';
import { bad, fakeOrderServices, good, request, START } from '../../../../fixtures/fake-order-services.ts';
import { openTab, type SharedBrowser, sharedBrowser, type Tab } from '../../../../fixtures/payment-tabs.ts';
import { card } from '../../../../fixtures/samples.ts';

let browser: SharedBrowser;
let tab: Tab;
let services: ReturnType<typeof fakeOrderServices>;
let sent: PaidCart[];

const returned = (orderId: string, response = 1) =>
  `?response=${response}&orderid=${orderId}&transactionid=9001&hash=abc`;
const outcome = () => tab.returning.$paymentOutcome.get();
const cartSize = () => tab.cart.$cart.get().length;
const orders = () => tab.orders.$orders.get().map(({ number }) => number);

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
  sent = [];
  let clock = START.getTime();
  services = fakeOrderServices({
    now: () => {
      clock += 1000;
      return new Date(clock);
    },
    createCart: async () =>
      good({ cartId: `U-${services.orders.length}`, localDocument: `D-${services.orders.length}` }),
  });
});

/** Places and posts an order; the first is `FAC-1` of cart `U-1`. */
async function post(): Promise<void> {
  const placed = await tab.placing.placeOrder(request, services);
  if (placed.kind !== 'ready' || !tab.placing.handOff(placed, card)) throw new Error(placed.kind);
}

/** The shopper comes back without an outcome and chooses to start again. */
function giveUp(): void {
  tab.attempt.returnToCheckout(START);
  tab.attempt.setPaymentAside(START);
}

async function open(query: string, answer: Answer<RecordResult> = good({ result: 1, message: '' })) {
  const { session } = tab;
  tab = await openTab(browser, query);
  for (const [key, value] of session) tab.session.set(key, value);
  await tab.returning.completePayment(async (paid) => {
    sent.push(paid);
    return answer;
  });
}

describe('a payment that was set aside and is approved after all', () => {
  beforeEach(async () => {
    await post();
    giveUp();
  });
  test('is recorded for its own cart, and clears the cart that it paid', async () => {
    await open(returned('FAC-1'));
    expect(sent).toMatchObject([{ cartOrder: { cartId: 'U-1', localDocument: 'D-1' } }]);
    expect([outcome().kind, orders(), cartSize()]).toEqual(['recorded', ['D-1'], 0]);
  });
  test('leaves a cart alone that has other contents', async () => {
    tab.cart.restoreCart([{ line: line({ quantity: 3 }), index: 0, at: Date.now() }]);
    await open(returned('FAC-1'));
    expect([outcome().kind, cartSize()]).toEqual(['recorded', 1]);
  });
  test('is recorded once, also when it is opened again', async () => {
    await open(returned('FAC-1'));
    await open(returned('FAC-1'));
    expect([outcome().kind, sent.length]).toEqual(['recorded', 1]);
  });
  test('is recorded while another payment is at the provider, which then still gets its own record', async () => {
    await post();
    await open(returned('FAC-1'));
    expect([outcome().kind, tab.attempt.$cartOrder.get().attempt.state]).toEqual(['recorded', 'posted']);
    await open(returned('FAC-2'), good({ result: 2, message: '' }));
    expect(sent.map(({ cartOrder }) => cartOrder.cartId)).toEqual(['U-1', 'U-1']);
    expect([outcome().kind, orders()]).toEqual(['duplicate', ['D-1']]);
  });
  test('and cannot be recorded comes before any other payment, until it is', async () => {
    await open(returned('FAC-1'), bad({ kind: 'network' }));
    expect([outcome().kind, cartSize()]).toEqual(['record-failed', 1]);
    expect((await tab.placing.placeOrder(request, services)).kind).toBe('unrecorded');
    expect(tab.attempt.returnToCheckout(START).state).toBe('record-failed');
    await open('');
    expect(outcome().kind).toBe('record-failed');
    await tab.returning.retryRecord(async () => good({ result: 0, message: '' }));
    expect([outcome().kind, cartSize(), tab.attempt.returnToCheckout(START).state]).toEqual([
      'recorded',
      0,
      'idle',
    ]);
  });
  test('is not denied any more once it was approved', async () => {
    await open(returned('FAC-1'), bad({ kind: 'network' }));
    await open(returned('FAC-1', 2));
    expect(outcome().kind).toBe('record-failed');
  });
  test("of an unknown order leaves the posted one unknown, and shows the bank's message", async () => {
    await open(returned('FAC-7'));
    expect(outcome()).toMatchObject({ kind: 'unknown', paymentReturn: { transactionId: '9001' } });
    expect(sent).toEqual([]);
  });
});

describe('an approval that is never recorded', () => {
  const refused = good({ result: 5, message: 'No' });
  const place = async () => (await tab.placing.placeOrder(request, services)).kind;
  const setAside = () => tab.attempt.setPaymentAside(new Date());
  beforeEach(async () => {
    await post();
    await open(returned('FAC-1'), refused);
    expect(await place()).toBe('unrecorded');
  });
  test('names its transaction, and by explicit choice frees the checkout', async () => {
    expect(tab.attempt.$unrecorded.get()?.transactionId).toBe('9001');
    expect(setAside().state).toBe('idle');
    expect([tab.attempt.$unrecorded.get(), await place()]).toEqual([undefined, 'ready']);
  });
  test('and was set aside as unknown before is set aside again, once it is known to be approved', async () => {
    setAside();
    await post();
    giveUp();
    await open(returned('FAC-2'), refused);
    expect([await place(), tab.attempt.$unrecorded.get()?.orderId]).toEqual(['unrecorded', 'FAC-2']);
    expect([setAside().state, await place()]).toEqual(['idle', 'ready']);
  });
  test('does not set an unknown payment aside with itself', async () => {
    setAside();
    await post();
    giveUp();
    await post();
    await open(returned('FAC-2'), refused);
    expect(tab.attempt.returnToCheckout(new Date()).state).toBe('record-failed');
    expect([setAside().state, await place()]).toEqual(['unknown', 'unknown']);
  });
  test('stays to be recorded on the return page, also when the record fails again', async () => {
    setAside();
    await open('');
    expect([outcome().kind, cartSize()]).toEqual(['record-failed', 1]);
    await tab.returning.retryRecord(async () => refused);
    expect([outcome().kind, tab.attempt.returnToCheckout(START).state]).toEqual(['record-failed', 'idle']);
    await tab.returning.retryRecord(async () => good({ result: 1, message: '' }));
    expect([outcome().kind, orders()]).toEqual(['recorded', ['D-1']]);
  });
  test('does not hide the receipt of a later purchase', async () => {
    setAside();
    await post();
    await open(returned('FAC-2'));
    await open('');
    expect(outcome()).toMatchObject({ kind: 'recorded', order: { number: 'D-2' } });
  });
});

test('a denial without an order, followed by another payment, does not lose the first', async () => {
  await post();
  await open('?response=2');
  await post();
  await open(returned('FAC-1'));
  expect(sent).toMatchObject([{ cartOrder: { cartId: 'U-1' } }]);
});
test('a denial followed by another payment does not lose an approval of its order with another transaction', async () => {
  await post();
  await open('?response=2&orderid=FAC-1&transactionid=9000');
  await post();
  await open(returned('FAC-1'));
  expect(sent).toMatchObject([{ cartOrder: { cartId: 'U-1' } }]);
  expect([outcome().kind, tab.attempt.$cartOrder.get().attempt.state]).toEqual(['recorded', 'posted']);
});
test('denials do not displace a payment that may have been made', async () => {
  await post();
  giveUp();
  for (let number = 2; number < 14; number += 1) {
    await post();
    await open(returned(`FAC-${number}`, 2));
  }
  await open(returned('FAC-1'));
  expect(sent).toMatchObject([{ cartOrder: { cartId: 'U-1' } }]);
});
test('a stored list with a damaged payment keeps the others', async () => {
  await post();
  giveUp();
  const stored = JSON.parse(browser.stored.get('tienda:earlierPayments') ?? '[]');
  browser.stored.set('tienda:earlierPayments', JSON.stringify([{ attempt: 1 }, ...stored]));
  await open(returned('FAC-1'));
  expect(outcome().kind).toBe('recorded');
});

describe('the copy of a tab', () => {
  test('that another tab finished meanwhile is not restored', async () => {
    await post();
    const stale = new Map(tab.session);
    await open(returned('FAC-1'));
    tab = await openTab(browser);
    for (const [key, value] of stale) tab.session.set(key, value);
    await tab.returning.completePayment(async () => good({ result: 1, message: '' }));
    expect(tab.attempt.$cartOrder.get().attempt.state).toBe('idle');
    expect(tab.session.has('tienda:cartOrder')).toBe(false);
    expect(outcome().kind).toBe('recorded');
  });
  test.each([
    ['at the provider', 'unknown', async () => void (await post())],
    [
      'before its cart was known',
      'nothing',
      async () => {
        services = fakeOrderServices({ createCart: async () => bad({ kind: 'network' }) });
        await tab.placing.placeOrder(request, services);
      },
    ],
  ])('that another tab set aside meanwhile, %s, is not restored', async (_, kind, begin) => {
    await begin();
    const stale = new Map(tab.session);
    giveUp();
    tab = await openTab(browser);
    for (const [key, value] of stale) tab.session.set(key, value);
    await tab.returning.completePayment(async () => good({ result: 1, message: '' }));
    expect([tab.attempt.$cartOrder.get().attempt.state, outcome().kind]).toEqual(['idle', kind]);
  });
});
