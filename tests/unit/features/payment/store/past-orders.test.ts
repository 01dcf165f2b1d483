/** The earlier orders that a return page shows, and to which user. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { bad, good } from '../../../fixtures/fake-order-services.ts';
import { attempts, order, summary } from '../../../fixtures/order-samples.ts';
import {
  openTab,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../fixtures/payment-tabs.ts';

const { recorded, duplicate, denied } = attempts;
const NETWORK = { kind: 'network' } as const;

/** The same kind of payment with other numbers. */
function numbered<Attempt extends typeof recorded | typeof duplicate | typeof denied>(
  attempt: Attempt,
  digit: number,
): Attempt {
  const orderId = `FAC-${digit}`;
  return {
    ...attempt,
    startedAt: digit,
    orderId,
    cartOrder: { cartId: `U-${digit}`, localDocument: `D-${digit}` },
    paymentReturn: { ...attempt.paymentReturn, orderId, transactionId: `900${digit}` },
  };
}

let browser: SharedBrowser;
let tab: Tab;
let sent: PaidCart[];

beforeEach(() => {
  browser = sharedBrowser([line()]);
  sent = [];
});

const keep = (key: string, value: unknown) => browser.stored.set(key, JSON.stringify(value));
const keepAttempt = (attempt: PaymentAttempt, changes = {}) =>
  keep('tienda:cartOrder', { attempt, summary: summary(changes) });
const outcome = () => tab.returning.$paymentOutcome.get();

/** Opens the page with a query; a record is answered with this result. */
async function open(query: string, result?: number): Promise<void> {
  tab = await openTab(browser, query);
  const answer = result === undefined ? bad(NETWORK) : good({ result, message: '' });
  await tab.returning.completePayment(recorderTo(sent, answer));
}

const returnOf = (digit: number, transaction = `900${digit}`) =>
  `?response=1&transactionid=${transaction}&orderid=FAC-${digit}`;

describe('of several paid orders', () => {
  const first = order({ number: 'D-1', attempt: numbered(recorded, 1) });
  const second = order({ number: 'D-2', attempt: numbered(duplicate, 2) });
  const unpaid = order({ number: 'D-3', attempt: numbered(denied, 3) });
  beforeEach(() => keep('tienda:orders', [unpaid, order({ number: 'D-4' }), second, first]));

  test.each([
    ['the older', returnOf(1), 'recorded', 'D-1'],
    ['the newer', returnOf(2), 'duplicate', 'D-2'],
    ['none by its name, which is the newest that was paid', '', 'duplicate', 'D-2'],
  ])('a page about %s shows that one, and calls nothing', async (_, query, kind, number) => {
    await open(query);
    expect(outcome()).toMatchObject({ kind, order: { number } });
    expect(sent).toEqual([]);
  });
  test('a page about another order shows none of them', async () => {
    await open(returnOf(7));
    expect(outcome().kind).toBe('nothing');
    await open('?utm_source=correo');
    expect(outcome()).toEqual({ kind: 'nothing' });
  });
  test('a page about one of them under another transaction still shows it, and calls nothing', async () => {
    await open(returnOf(1, '7'));
    expect(outcome()).toMatchObject({ kind: 'recorded', order: { number: 'D-1' } });
    expect(sent).toEqual([]);
  });
  test('a page about none of them shows the open payment', async () => {
    keepAttempt(numbered(denied, 5));
    await open('');
    expect(outcome()).toMatchObject({ kind: 'denied', paymentReturn: { orderId: 'FAC-5' } });
  });
});

describe('an order that was stored without the provider’s id', () => {
  beforeEach(() => keep('tienda:orders', [order({ attempt: { ...numbered(recorded, 1), orderId: '' } })]));

  test('is known by order and transaction of its return together', async () => {
    await open(returnOf(1));
    expect(outcome()).toMatchObject({ kind: 'recorded', order: { number: 'D-1' } });
  });
  test.each([returnOf(1, '7'), '?response=1&transactionid=9001&orderid=FAC-2'])(
    'is not that of %s',
    async (query) => {
      await open(query);
      expect(outcome().kind).toBe('nothing');
    },
  );
});

describe('a payment of an account that logged out of this browser', () => {
  const theirs = { customerId: 9 };

  test('is not shown to a visitor who opens the page without a return', async () => {
    keepAttempt(denied, theirs);
    await open('');
    expect(outcome()).toEqual({ kind: 'nothing' });
  });
  test('is shown if an approval waits for its record', async () => {
    keepAttempt({ ...duplicate, state: 'record-failed', failure: NETWORK }, theirs);
    await open('');
    expect(outcome()).toMatchObject({ kind: 'record-failed', failure: NETWORK });
  });
  test('is shown for its return, without the ordered lines once it is settled', async () => {
    keepAttempt(denied, theirs);
    await open(returnOf(1).replace('=1', '=2'));
    expect(outcome()).toMatchObject({ kind: 'denied' });
    keep('tienda:orders', [order({ attempt: recorded, summary: summary(theirs) })]);
    browser.stored.delete('tienda:cartOrder');
    await open(returnOf(1));
    expect(outcome()).toEqual({
      kind: 'recorded',
      order: { number: 'D-1', summary: undefined, attempt: recorded },
    });
  });
});

describe('an approval that another tab recorded first', () => {
  const waiting: PaymentAttempt = { ...duplicate, state: 'returned' };

  test.each([
    ['was recorded: it is settled', recorded, 'recorded', false],
    ['was a record before: it stays to be looked at', duplicate, 'duplicate', true],
  ] as const)('%s', async (_, attempt, kind, isKept) => {
    keepAttempt(waiting);
    tab = await openTab(browser);
    await tab.returning.completePayment(async () => {
      tab.orders.storeOrder(order({ attempt }));
      return good({ result: 2, message: '' });
    });
    expect(outcome()).toMatchObject({ kind, order: { number: 'D-1' } });
    expect(browser.stored.has('tienda:cartOrder')).toBe(isKept);
  });

  test('is not sent again where no record waits any more', async () => {
    keepAttempt(waiting);
    await open('');
    expect(outcome().kind).toBe('record-failed');
    tab.orders.storeOrder(order({ attempt: recorded }));
    tab.attempt.forgetCartOrder();
    await tab.returning.retryRecord(recorderTo(sent));
    expect([sent.length, outcome()]).toMatchObject([1, { kind: 'recorded', order: { number: 'D-1' } }]);
    tab.orders.changeOrders(() => undefined);
    await tab.returning.retryRecord(recorderTo(sent));
    expect([sent.length, outcome()]).toEqual([1, { kind: 'nothing' }]);
    keepAttempt(denied);
    await open('');
    await tab.returning.retryRecord(recorderTo(sent));
    expect([sent.length, outcome().kind]).toEqual([1, 'denied']);
  });
});

describe('the page', () => {
  test('shows nothing before its first look, and looks once at a time', async () => {
    keepAttempt({ ...duplicate, state: 'returned' });
    tab = await openTab(browser);
    expect(outcome()).toEqual({ kind: 'idle' });
    const record = recorderTo(sent);
    const looking = [tab.returning.completePayment(record), tab.returning.completePayment(record)];
    expect(outcome()).toEqual({ kind: 'processing' });
    await Promise.all(looking);
    expect([sent.length, outcome().kind]).toEqual([1, 'recorded']);
  });
  test('leaves an address without a query unchanged', async () => {
    await open('');
    expect([outcome(), tab.replaced]).toEqual([{ kind: 'nothing' }, []]);
  });
  test.each([
    ['says that an approval waits', { ...duplicate, state: 'returned' }, { kind: 'unexpected', path: '' }],
    ['says nothing where none does', denied, undefined],
  ] as const)('%s where our own work is interrupted', async (_, attempt, failure) => {
    vi.spyOn(console, 'error').mockReturnValue();
    keepAttempt(attempt);
    tab = await openTab(browser);
    if (failure) await tab.returning.completePayment(() => Promise.reject(new TypeError('broken')));
    else {
      vi.stubGlobal('history', { replaceState: () => expect.fail('broken') });
      tab.address.search = returnOf(1).replace('=1', '=2');
      await tab.returning.completePayment(recorderTo(sent));
    }
    expect(outcome()).toMatchObject(failure ? { kind: 'record-failed', failure } : { kind: 'nothing' });
    expect(console.error).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
