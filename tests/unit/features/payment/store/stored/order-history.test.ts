/** The readable orders placed from this browser (contract, Storage keys). */
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { User } from '#features/account/rules/account.ts';
import { type FakeBrowser, fakeBrowser } from '../../../../fixtures/fake-browser.ts';
import { attempts, order, ordered, summary } from '../../../../fixtures/order-samples.ts';
import { STATES } from '../../../../fixtures/payment-states.ts';

afterEach(() => vi.unstubAllGlobals());

/** The history over the stored orders. */
async function open(stored: readonly unknown[]) {
  const browser = fakeBrowser({ 'tienda:orders': JSON.stringify(stored) });
  const history = await import('#features/payment/store/order-history.ts');
  const numbers = history.$orders.get().map(({ number }) => number);
  return { history, numbers, rejected: browser.stored.get('tienda:orders:rejected') };
}

describe('a stored order', () => {
  it.each([
    ['no order at all', null],
    ['a moment that no date can be', order({ summary: summary({ placedAt: 8.64e15 + 1 }) })],
    ['a moment of a year of five digits', order({ summary: summary({ placedAt: Date.UTC(10_000, 0) }) })],
    ['a moment before there were computers', order({ summary: summary({ placedAt: -1 }) })],
    ['no units', order({ summary: summary({ lines: [{ ...ordered, quantity: 0 }] }) })],
    ['fewer than no units', order({ summary: summary({ lines: [{ ...ordered, quantity: -2 }] }) })],
    ['half a unit', order({ summary: summary({ lines: [{ ...ordered, quantity: 0.5 }] }) })],
  ])('with %s is left out and set aside', async (_damage, damaged) => {
    const { numbers, rejected } = await open([damaged, order({ number: 'D-2' })]);
    expect(numbers).toEqual(['D-2']);
    expect(rejected).toBe(JSON.stringify([damaged]));
  });

  it('that is whole is read, and nothing set aside', async () => {
    const { numbers, rejected } = await open([order({ attempt: attempts.recorded })]);
    expect([numbers, rejected]).toEqual([['D-1'], undefined]);
  });

  it('is read among the fifty newest only', async () => {
    const { numbers } = await open(Array.from({ length: 60 }, (_, index) => order({ number: `D-${index}` })));
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 'D-0', 'D-49']);
  });

  it.each([
    ['recorded', attempts.recorded, true],
    ['known to the service before', attempts.duplicate, true],
    ['denied', attempts.denied, false],
    ['not made by card', undefined, false],
  ])('whose payment is %s counts as paid, or not', async (_outcome, attempt, isPaid) => {
    const { history } = await open([]);
    expect(history.isPaidOrder(order({ attempt }))).toBe(isPaid);
  });
});

describe('the owner of an order', () => {
  const KEY = 'tienda:orders';
  const user: User = {
    id: 9,
    name: 'María',
    username: 'maria',
    email: 'Maria@correo.gt',
    phone: '',
    roleId: 1,
  };
  const { recorded } = attempts;
  let browser: FakeBrowser;

  beforeEach(() => {
    browser = fakeBrowser();
    return () => vi.unstubAllGlobals();
  });

  async function open(orders: readonly unknown[] = []) {
    if (orders.length > 0) browser.stored.set(KEY, JSON.stringify(orders));
    return {
      ...(await import('#features/payment/store/order-history.ts')),
      ...(await import('#features/payment/store/order-history.ts')),
    };
  }

  test.each([
    ['an account’s', summary({ customerId: 9 }), true, false],
    ['another account’s', summary({ customerId: 8 }), false, false],
    ['a guest’s', summary(), false, true],
    ['one without a customer id, by its e-mail', summary({ customerId: undefined }), true, true],
    [
      'one without a customer id, of another e-mail',
      summary({ customerId: undefined, email: 'a@b.gt' }),
      false,
      true,
    ],
    ['one without a customer id or e-mail', summary({ customerId: undefined, email: '' }), false, true],
    ['one of which nothing is known', undefined, true, true],
  ])('%s is shown to the account: %s, and without a login: %s', async (...row) => {
    const [, ordered, isAccounts, isAnybodys] = row;
    const { isOwnSummary } = await open();
    expect([isOwnSummary(ordered, user), isOwnSummary(ordered, null)]).toEqual([isAccounts, isAnybodys]);
    if (ordered?.email === '') expect(isOwnSummary(ordered, { ...user, email: '' })).toBe(false);
  });

  test('a visitor without a login sees the orders of guests, and those without an owner', async () => {
    const { $ownOrders } = await open([
      order({ number: 'D-1' }),
      order({ number: 'D-2', summary: summary({ customerId: 9 }) }),
      order({ number: 'D-3', summary: undefined, attempt: recorded }),
      { ...order({ number: 'D-4', summary: undefined, attempt: recorded }), isForgotten: true },
    ]);
    expect($ownOrders.get().map(({ number }) => number)).toEqual(['D-1', 'D-3']);
  });

  test("of another customer's order, or a forgotten one, only the number is shown", async () => {
    const { shownOrder } = await open();
    const [own, other] = [order(), order({ summary: summary({ customerId: 9 }) })];
    expect(shownOrder(own)).toBe(own);
    expect(shownOrder(other)).toEqual({ ...other, summary: undefined });
    expect(shownOrder({ ...own, isForgotten: true })).toEqual({
      ...own,
      isForgotten: true,
      summary: undefined,
    });
  });

  describe("when a guest's data is removed", () => {
    const FORGOTTEN = {
      number: 'U-1',
      attempt: {
        ...recorded,
        paymentReturn: {
          response: '1',
          orderId: 'FAC-1',
          transactionId: '9001',
          responseText: '',
          authCode: '',
          avsResponse: '',
          cvvResponse: '',
          responseCode: '',
          time: '',
          amount: '',
          hash: '',
        },
      },
      isForgotten: true,
    };

    test('a payment stays settled, also on the next page', async () => {
      const { retainOrdersOf } = await open([order({ attempt: recorded }), order({ number: 'D-2' })]);
      retainOrdersOf(null);
      expect(JSON.parse(browser.stored.get(KEY) ?? '')).toEqual([FORGOTTEN]);
      vi.resetModules();
      const next = await open();
      expect([next.$orders.get(), next.$ownOrders.get()]).toEqual([[FORGOTTEN], []]);
      next.retainOrdersOf(null);
      expect(next.$orders.get()).toEqual([FORGOTTEN]);
    });
    test('a payment that has not come back is known by its cart', async () => {
      const { retainOrdersOf, $orders } = await open([order({ attempt: STATES.posted })]);
      retainOrdersOf(user);
      expect($orders.get()).toEqual([
        { number: STATES.posted.cartOrder.cartId, attempt: STATES.posted, isForgotten: true },
      ]);
    });
    test('the account’s orders stay, those recognized as its own are marked, and another account’s are removed', async () => {
      const own = order({ number: 'D-1', summary: summary({ customerId: 9 }), attempt: recorded });
      const theirs = order({ number: 'D-4', summary: summary({ customerId: 8 }) });
      const found = order({ number: 'D-2', summary: summary({ customerId: undefined }) });
      const { retainOrdersOf, $orders } = await open([
        own,
        theirs,
        found,
        order({ number: 'D-3', summary: undefined }),
      ]);
      retainOrdersOf(user);
      expect($orders.get()).toMatchObject([
        { number: 'D-1', summary: { customerId: 9 }, attempt: { paymentReturn: { hash: 'abc' } } },
        { number: 'D-2', summary: { customerId: 9 } },
      ]);
      expect($orders.get()).toHaveLength(2);
    });
  });

  test('fifty orders are kept, one of each number, the newest first', async () => {
    const { storeOrder, $orders } = await open();
    for (let at = 1; at <= 51; at += 1) storeOrder(order({ number: `D-${at}` }));
    storeOrder(order({ number: 'D-30', summary: undefined }));
    expect($orders.get()).toHaveLength(50);
    expect($orders.get().slice(0, 2)).toMatchObject([
      { number: 'D-30', summary: undefined },
      { number: 'D-51' },
    ]);
    expect($orders.get().at(-1)?.number).toBe('D-2');
  });
});
