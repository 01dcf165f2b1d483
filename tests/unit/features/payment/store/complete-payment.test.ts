import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { line, shoes } from '../../../fixtures/cart-items.ts';
import { bad, fakeOrderServices, good, request } from '../../../fixtures/fake-order-services.ts';
import { attempts, order } from '../../../fixtures/order-samples.ts';
import { openShopper, openTab, type PaymentShopper } from '../../../fixtures/payment-tabs.ts';

const APPROVED =
  '?response=1&responsetext=Aprobada&authcode=123456&transactionid=9001&avsresponse=N&cvvresponse=M' +
  '&orderid=FAC-1&response_code=100&time=1700000060&amount=100.00&hash=abc';
const DENIED =
  '?response=2&responsetext=Fondos%20insuficientes&transactionid=9002&orderid=FAC-1&response_code=202';
const ERROR = '?response=3&responsetext=Comercio&orderid=FAC-1&response_code=300';

let shopper: PaymentShopper;
beforeEach(async () => {
  shopper = await openShopper();
});

const isOrderStored = () => shopper.browser.stored.has('tienda:cartOrder');

describe('an approval', () => {
  beforeEach(() => shopper.post());

  test('is recorded with the fields of the return, then cart and cart order are cleared', async () => {
    await shopper.open(APPROVED);
    expect(shopper.sent).toMatchObject([
      {
        cartOrder: { cartId: 'U-1', localDocument: 'D-1' },
        paymentReturn: { hash: 'abc', orderId: 'FAC-1', transactionId: '9001', authCode: '123456' },
      },
    ]);
    expect([
      shopper.outcome().kind,
      shopper.cartSize(),
      isOrderStored(),
      shopper.tab.session.has('tienda:cartOrder'),
    ]).toEqual(['recorded', 0, false, false]);
  });
  test('takes the paid units out of the cart, not those added while the shopper was at the provider', async () => {
    shopper.tab.cart.addToCart(shoes(), 2);
    shopper.tab.cart.addToCart(shoes({ id: 2, sku: 'KNL-2', name: 'Gorra' }));
    await shopper.open(APPROVED);
    expect(shopper.outcome().kind).toBe('recorded');
    expect(shopper.tab.cart.$cart.get()).toMatchObject([
      { name: 'Tenis', quantity: 2 },
      { name: 'Gorra', quantity: 1 },
    ]);
  });
  test('leaves a receipt with number, tax id, lines and total', async () => {
    await shopper.open(APPROVED);
    expect(shopper.tab.orders.$orders.get()).toMatchObject([
      {
        number: 'D-1',
        summary: { taxId: '576937K', total: 10_000, lines: [{ name: 'Tenis', quantity: 1 }] },
      },
    ]);
  });
  test('is removed from the address bar', async () => {
    await shopper.open(APPROVED);
    expect(shopper.tab.replaced).toEqual(['/pago-exito']);
  });
  test('is removed from the address bar, and remembered, before the service answers', async () => {
    shopper.tab = await openTab(shopper.browser, APPROVED);
    void shopper.tab.returning.completePayment(() => new Promise(() => undefined));
    await vi.waitFor(() => expect(shopper.tab.replaced).toEqual(['/pago-exito']));
    expect([
      shopper.outcome().kind,
      shopper.tab.attempt.$cartOrder.get().attempt.state,
      shopper.cartSize(),
    ]).toEqual(['processing', 'returned', 1]);
  });
  test.each([APPROVED, ''])(
    'that is opened again with %j shows the stored outcome and calls nothing',
    async (query) => {
      await shopper.open(APPROVED);
      shopper.tab.cart.restoreLine({ line: line({ cartItemId: 'new' }), index: 0, at: Date.now() });
      await shopper.open(query);
      expect([shopper.outcome().kind, shopper.sent.length, shopper.cartSize()]).toEqual(['recorded', 1, 1]);
    },
  );
  test('that a reload cut short is recorded by the next page without a query', async () => {
    shopper.tab = await openTab(shopper.browser, APPROVED);
    void shopper.tab.returning.completePayment(() => new Promise(() => undefined));
    shopper.browser.locks.release();
    await shopper.open('');
    expect([shopper.outcome().kind, shopper.sent.length]).toEqual(['recorded', 1]);
  });
  test('of another order is not recorded', async () => {
    await shopper.open(APPROVED.replace('FAC-1', 'FAC-2'));
    expect([shopper.outcome().kind, shopper.sent, shopper.cartSize()]).toEqual(['unknown', [], 1]);
    expect(shopper.outcome()).toMatchObject({ paymentReturn: { transactionId: '9001', responseText: '' } });
  });
  test.each([0, 1])('with Resultado %i is a success', async (result) => {
    await shopper.open(APPROVED, good({ result, message: '' }));
    expect(shopper.outcome().kind).toBe('recorded');
  });
  test('with Resultado 2 is a duplicate, and the cart stays', async () => {
    await shopper.open(APPROVED, good({ result: 2, message: '' }));
    expect([shopper.outcome().kind, shopper.cartSize()]).toEqual(['duplicate', 1]);
    await shopper.open(APPROVED);
    expect([shopper.outcome().kind, shopper.sent.length]).toEqual(['duplicate', 1]);
  });
});

describe('a denied payment in the history', () => {
  beforeEach(() =>
    shopper.browser.stored.set('tienda:orders', JSON.stringify([order({ attempt: attempts.denied })])),
  );

  test('is no payment that was made', async () => {
    await shopper.open('');
    expect(shopper.outcome().kind).toBe('nothing');
  });
  test('does not replace the approval that follows it', async () => {
    await shopper.post();
    await shopper.open(APPROVED);
    expect([shopper.outcome().kind, shopper.sent.length, shopper.cartSize()]).toEqual(['recorded', 1, 0]);
  });
});

describe('a record that fails', () => {
  beforeEach(() => shopper.post());
  const failures: readonly (readonly [string, Answer<RecordResult>, ServiceFailure['kind']])[] = [
    ['Resultado 3', good({ result: 3, message: 'No' }), 'http'],
    ['HTTP 500', bad({ kind: 'http', status: 500, message: '' }), 'http'],
    ['no connection', bad({ kind: 'network' }), 'network'],
    ['a page instead of JSON', bad({ kind: 'not-json', status: 200 }), 'not-json'],
    ['no Resultado', bad({ kind: 'unexpected', path: 'Resultado' }), 'unexpected'],
  ];
  test.each(failures)('with %s keeps the cart', async (_, answer, kind) => {
    await shopper.open(APPROVED, answer);
    expect(shopper.outcome()).toMatchObject({ kind: 'record-failed', failure: { kind } });
    expect(shopper.cartSize()).toBe(1);
  });
  test.each(failures)(
    'with %s is sent again with the same body, by the button or by opening it again',
    async (_, answer) => {
      await shopper.open(APPROVED, answer);
      await shopper.retry(answer);
      await shopper.open(APPROVED);
      expect(shopper.sent).toHaveLength(3);
      expect(shopper.sent[1]).toEqual(shopper.sent[0]);
      expect(shopper.sent[2]).toEqual(shopper.sent[0]);
      expect([shopper.outcome().kind, shopper.cartSize()]).toEqual(['recorded', 0]);
    },
  );
  test('is not sent twice by two presses', async () => {
    await shopper.open(APPROVED, bad({ kind: 'network' }));
    await Promise.all([shopper.retry(), shopper.retry()]);
    expect(shopper.sent).toHaveLength(2);
  });
  test.each([
    ['100.00', false],
    ['1.00', true],
  ])('of a return of %s shows whether that is another amount: %j', async (amount, isOtherAmount) => {
    await shopper.open(APPROVED.replace(/amount=[^&]*/, `amount=${amount}`), bad({ kind: 'network' }));
    expect(shopper.outcome()).toMatchObject({ kind: 'record-failed', isOtherAmount });
    await shopper.retry();
    expect([shopper.outcome().kind, shopper.cartSize()]).toEqual(['recorded', 0]);
  });
  test('is shown again without a query', async () => {
    await shopper.open(APPROVED, bad({ kind: 'network' }));
    await shopper.open('');
    expect([shopper.outcome().kind, shopper.sent.length]).toEqual(['record-failed', 1]);
  });
  test('keeps an approval despite a denial of the same order', async () => {
    await shopper.open(APPROVED, bad({ kind: 'network' }));
    await shopper.open(DENIED);
    expect(shopper.outcome().kind).toBe('record-failed');
  });
});

describe('a denial', () => {
  beforeEach(() => shopper.post());
  test.each([
    ['2', DENIED, 'denied', 'Fondos insuficientes'],
    ['3', ERROR, 'system-error', 'Comercio'],
  ])(
    'with response %s is shown with its reason; cart and cart service are left alone',
    async (_, query, kind, reason) => {
      await shopper.open(query);
      expect(shopper.outcome()).toMatchObject({ kind, paymentReturn: { responseText: reason } });
      expect([shopper.sent, shopper.cartSize()]).toEqual([[], 1]);
    },
  );
  test('frees the checkout for another card', async () => {
    await shopper.open(DENIED);
    expect((await shopper.tab.placing.placeOrder(request, fakeOrderServices())).kind).toBe('ready');
  });
  test('is final for its transaction: an approval of the same is not recorded', async () => {
    await shopper.open(DENIED);
    await shopper.open(APPROVED.replace('9001', '9002'));
    expect([shopper.outcome().kind, shopper.sent]).toEqual(['denied', []]);
  });
  test('is followed by an approval of another transaction: it is recorded', async () => {
    await shopper.open(DENIED);
    await shopper.open(APPROVED);
    expect(shopper.sent).toMatchObject([{ paymentReturn: { transactionId: '9001', hash: 'abc' } }]);
    expect([shopper.outcome().kind, shopper.cartSize()]).toEqual(['recorded', 0]);
  });
  test('and an approval that is forged after it: the cart service decides', async () => {
    await shopper.open(DENIED);
    await shopper.open(APPROVED, good({ result: 5, message: 'No' }));
    expect([shopper.outcome().kind, shopper.cartSize()]).toEqual(['record-failed', 1]);
  });
  test('without an order id is shown, and an approval may still follow', async () => {
    await shopper.open('?response=2');
    expect(shopper.outcome().kind).toBe('denied');
    await shopper.open(APPROVED);
    expect(shopper.outcome().kind).toBe('recorded');
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
    await shopper.open(query);
    expect([shopper.outcome().kind, shopper.sent, shopper.cartSize()]).toEqual(['nothing', [], 1]);
  });
  test('a denial is shown all the same', async () => {
    await shopper.open(DENIED);
    expect(shopper.outcome().kind).toBe('denied');
  });
});

test.each([['?foo=1'], ['?response='], ['?response=4'], ['?response=1&response=1']])(
  '%s shows nothing of a payment that was recorded before',
  async (query) => {
    await shopper.post();
    await shopper.open(APPROVED);
    expect(shopper.outcome().kind).toBe('recorded');
    shopper.sent.length = 0;
    await shopper.open(query);
    expect([shopper.outcome().kind, shopper.sent]).toEqual(['nothing', []]);
  },
);

test('a cart order of UIdCarrito and DocumentoLocal alone accepts a return without comparing an order id', async () => {
  shopper.browser.stored.set(
    'tienda:cartOrder',
    JSON.stringify({ UIdCarrito: 'U-9', DocumentoLocal: 'D-9' }),
  );
  await shopper.open(APPROVED);
  expect(shopper.sent).toMatchObject([{ cartOrder: { cartId: 'U-9', localDocument: 'D-9' } }]);
  expect([shopper.outcome().kind, shopper.cartSize()]).toEqual(['recorded', 0]);
});
test('a cart order that only this tab still has is found', async () => {
  await shopper.post();
  shopper.browser.stored.delete('tienda:cartOrder');
  const { session } = shopper.tab;
  shopper.tab = await openTab(shopper.browser, APPROVED);
  for (const [key, value] of session) shopper.tab.session.set(key, value);
  await shopper.complete();
  expect(shopper.outcome().kind).toBe('recorded');
});
