import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { line, shoes } from '../../../fixtures/cart-items.ts';
import { bad, fakeOrderServices, good, request } from '../../../fixtures/fake-order-services.ts';
import { attempts, order } from '../../../fixtures/order-samples.ts';
import {
  nextPage,
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../fixtures/payment-tabs.ts';

const APPROVED =
  '?response=1&responsetext=Aprobada&authcode=123456&transactionid=9001&avsresponse=N&cvvresponse=M' +
  '&orderid=FAC-1&response_code=100&time=1700000060&amount=100.00&hash=abc';
const DENIED =
  '?response=2&responsetext=Fondos%20insuficientes&transactionid=9002&orderid=FAC-1&response_code=202';
const ERROR = '?response=3&responsetext=Comercio&orderid=FAC-1&response_code=300';

let browser: SharedBrowser;
let tab: Tab;
let sent: PaidCart[];

const recorder = (answer?: Answer<RecordResult>) => recorderTo(sent, answer);

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
  sent = [];
});

const outcome = () => tab.returning.$paymentOutcome.get();
const cartSize = () => tab.cart.$cart.get().length;
const isOrderStored = () => browser.stored.has('tienda:cartOrder');

/** Places and posts the order of one pair. */
const post = (): Promise<void> => postOrder(tab);

/** Opens the return page, like the provider's redirect or a reload. */
async function open(query: string, record = recorder()): Promise<void> {
  tab = await nextPage(browser, tab, query);
  await tab.returning.completePayment(record);
}

describe('an approval', () => {
  beforeEach(post);

  test('is recorded with the fields of the return, then cart and cart order are cleared', async () => {
    await open(APPROVED);
    expect(sent).toMatchObject([
      {
        cartOrder: { cartId: 'U-1', localDocument: 'D-1' },
        paymentReturn: { hash: 'abc', orderId: 'FAC-1', transactionId: '9001', authCode: '123456' },
      },
    ]);
    expect([outcome().kind, cartSize(), isOrderStored(), tab.session.has('tienda:cartOrder')]).toEqual([
      'recorded',
      0,
      false,
      false,
    ]);
  });
  test('takes the paid units out of the cart, not those added while the shopper was at the provider', async () => {
    tab.cart.addToCart(shoes(), 2);
    tab.cart.addToCart(shoes({ id: 2, sku: 'KNL-2', name: 'Gorra' }));
    await open(APPROVED);
    expect(outcome().kind).toBe('recorded');
    expect(tab.cart.$cart.get()).toMatchObject([
      { name: 'Tenis', quantity: 2 },
      { name: 'Gorra', quantity: 1 },
    ]);
  });
  test('leaves a receipt with number, tax id, lines and total', async () => {
    await open(APPROVED);
    expect(tab.orders.$orders.get()).toMatchObject([
      {
        number: 'D-1',
        summary: { taxId: '576937K', total: 10_000, lines: [{ name: 'Tenis', quantity: 1 }] },
      },
    ]);
  });
  test('is removed from the address bar', async () => {
    await open(APPROVED);
    expect(tab.replaced).toEqual(['/pago-exito']);
  });
  test('is removed from the address bar, and remembered, before the service answers', async () => {
    tab = await openTab(browser, APPROVED);
    void tab.returning.completePayment(() => new Promise(() => undefined));
    await vi.waitFor(() => expect(tab.replaced).toEqual(['/pago-exito']));
    expect([outcome().kind, tab.attempt.$cartOrder.get().attempt.state, cartSize()]).toEqual([
      'processing',
      'returned',
      1,
    ]);
  });
  test.each([APPROVED, ''])(
    'that is opened again with %j shows the stored outcome and calls nothing',
    async (query) => {
      await open(APPROVED);
      tab.cart.restoreLine({ line: line({ cartItemId: 'new' }), index: 0, at: Date.now() });
      await open(query);
      expect([outcome().kind, sent.length, cartSize()]).toEqual(['recorded', 1, 1]);
    },
  );
  test('that a reload cut short is recorded by the next page without a query', async () => {
    tab = await openTab(browser, APPROVED);
    void tab.returning.completePayment(() => new Promise(() => undefined));
    browser.locks.release();
    await open('');
    expect([outcome().kind, sent.length]).toEqual(['recorded', 1]);
  });
  test('of another order is not recorded', async () => {
    await open(APPROVED.replace('FAC-1', 'FAC-2'));
    expect([outcome().kind, sent, cartSize()]).toEqual(['unknown', [], 1]);
    expect(outcome()).toMatchObject({ paymentReturn: { transactionId: '9001', responseText: '' } });
  });
  test.each([0, 1])('with Resultado %i is a success', async (result) => {
    await open(APPROVED, recorder(good({ result, message: '' })));
    expect(outcome().kind).toBe('recorded');
  });
  test('with Resultado 2 is a duplicate, and the cart stays', async () => {
    await open(APPROVED, recorder(good({ result: 2, message: '' })));
    expect([outcome().kind, cartSize()]).toEqual(['duplicate', 1]);
    await open(APPROVED);
    expect([outcome().kind, sent.length]).toEqual(['duplicate', 1]);
  });
});

describe('a denied payment in the history', () => {
  beforeEach(() =>
    browser.stored.set('tienda:orders', JSON.stringify([order({ attempt: attempts.denied })])),
  );

  test('is no payment that was made', async () => {
    await open('');
    expect(outcome().kind).toBe('nothing');
  });
  test('does not replace the approval that follows it', async () => {
    await post();
    await open(APPROVED);
    expect([outcome().kind, sent.length, cartSize()]).toEqual(['recorded', 1, 0]);
  });
});

describe('a record that fails', () => {
  beforeEach(post);
  const failures: readonly (readonly [string, Answer<RecordResult>, ServiceFailure['kind']])[] = [
    ['Resultado 3', good({ result: 3, message: 'No' }), 'http'],
    ['HTTP 500', bad({ kind: 'http', status: 500, message: '' }), 'http'],
    ['no connection', bad({ kind: 'network' }), 'network'],
    ['a page instead of JSON', bad({ kind: 'not-json', status: 200 }), 'not-json'],
    ['no Resultado', bad({ kind: 'unexpected', path: 'Resultado' }), 'unexpected'],
  ];
  test.each(failures)('with %s keeps the cart', async (_, answer, kind) => {
    await open(APPROVED, recorder(answer));
    expect(outcome()).toMatchObject({ kind: 'record-failed', failure: { kind } });
    expect(cartSize()).toBe(1);
  });
  test.each(failures)(
    'with %s is sent again with the same body, by the button or by opening it again',
    async (_, answer) => {
      await open(APPROVED, recorder(answer));
      await tab.returning.retryRecord(recorder(answer));
      await open(APPROVED);
      expect(sent).toHaveLength(3);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[2]).toEqual(sent[0]);
      expect([outcome().kind, cartSize()]).toEqual(['recorded', 0]);
    },
  );
  test('is not sent twice by two presses', async () => {
    await open(APPROVED, recorder(bad({ kind: 'network' })));
    await Promise.all([tab.returning.retryRecord(recorder()), tab.returning.retryRecord(recorder())]);
    expect(sent).toHaveLength(2);
  });
  test.each([
    ['100.00', false],
    ['1.00', true],
  ])('of a return of %s shows whether that is another amount: %j', async (amount, isOtherAmount) => {
    await open(APPROVED.replace(/amount=[^&]*/, `amount=${amount}`), recorder(bad({ kind: 'network' })));
    expect(outcome()).toMatchObject({ kind: 'record-failed', isOtherAmount });
    await tab.returning.retryRecord(recorder());
    expect([outcome().kind, cartSize()]).toEqual(['recorded', 0]);
  });
  test('is shown again without a query', async () => {
    await open(APPROVED, recorder(bad({ kind: 'network' })));
    await open('');
    expect([outcome().kind, sent.length]).toEqual(['record-failed', 1]);
  });
  test('keeps an approval despite a denial of the same order', async () => {
    await open(APPROVED, recorder(bad({ kind: 'network' })));
    await open(DENIED);
    expect(outcome().kind).toBe('record-failed');
  });
});

describe('a denial', () => {
  beforeEach(post);
  test.each([
    ['2', DENIED, 'denied', 'Fondos insuficientes'],
    ['3', ERROR, 'system-error', 'Comercio'],
  ])(
    'with response %s is shown with its reason; cart and cart service are left alone',
    async (_, query, kind, reason) => {
      await open(query);
      expect(outcome()).toMatchObject({ kind, paymentReturn: { responseText: reason } });
      expect([sent, cartSize()]).toEqual([[], 1]);
    },
  );
  test('frees the checkout for another card', async () => {
    await open(DENIED);
    expect((await tab.placing.placeOrder(request, fakeOrderServices())).kind).toBe('ready');
  });
  test('is final for its transaction: an approval of the same is not recorded', async () => {
    await open(DENIED);
    await open(APPROVED.replace('9001', '9002'));
    expect([outcome().kind, sent]).toEqual(['denied', []]);
  });
  test('is followed by an approval of another transaction: it is recorded', async () => {
    await open(DENIED);
    await open(APPROVED);
    expect(sent).toMatchObject([{ paymentReturn: { transactionId: '9001', hash: 'abc' } }]);
    expect([outcome().kind, cartSize()]).toEqual(['recorded', 0]);
  });
  test('and an approval that is forged after it: the cart service decides', async () => {
    await open(DENIED);
    await open(APPROVED, recorder(good({ result: 5, message: 'No' })));
    expect([outcome().kind, cartSize()]).toEqual(['record-failed', 1]);
  });
  test('without an order id is shown, and an approval may still follow', async () => {
    await open('?response=2');
    expect(outcome().kind).toBe('denied');
    await open(APPROVED);
    expect(outcome().kind).toBe('recorded');
  });
});

describe('without a stored cart order', () => {
  test.each([
    ['a forged approval', APPROVED],
    ['no query', ''],
    ['another query', '?foo=1'],
    ['an empty response', '?response='],
    ['a response there is not', '?response=4'],
    ['two responses', '?response=2&response=1'],
    ['an approval in other words', '?response=01'],
  ])('%s is no payment to validate', async (_, query) => {
    await open(query);
    expect([outcome().kind, sent, cartSize()]).toEqual(['nothing', [], 1]);
  });
  test('a denial is shown all the same', async () => {
    await open(DENIED);
    expect(outcome().kind).toBe('denied');
  });
});

test.each([['?foo=1'], ['?response='], ['?response=4'], ['?response=1&response=1']])(
  '%s shows nothing of a payment that was recorded before',
  async (query) => {
    await post();
    await open(APPROVED);
    expect(outcome().kind).toBe('recorded');
    sent.length = 0;
    await open(query);
    expect([outcome().kind, sent]).toEqual(['nothing', []]);
  },
);

test('a cart order of UIdCarrito and DocumentoLocal alone accepts a return without comparing an order id', async () => {
  browser.stored.set('tienda:cartOrder', JSON.stringify({ UIdCarrito: 'U-9', DocumentoLocal: 'D-9' }));
  await open(APPROVED);
  expect(sent).toMatchObject([{ cartOrder: { cartId: 'U-9', localDocument: 'D-9' } }]);
  expect([outcome().kind, cartSize()]).toEqual(['recorded', 0]);
});
test('a cart order that only this tab still has is found', async () => {
  await post();
  browser.stored.delete('tienda:cartOrder');
  const { session } = tab;
  tab = await openTab(browser, APPROVED);
  for (const [key, value] of session) tab.session.set(key, value);
  await tab.returning.completePayment(recorder());
  expect(outcome().kind).toBe('recorded');
});
