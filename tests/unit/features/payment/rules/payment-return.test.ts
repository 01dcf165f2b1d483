import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { advance, IDLE, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import {
  evaluateReturn,
  hasOtherAmount,
  isRecognisable,
  isReturnOfAttempt,
  outcomeOfRecord,
  readPaymentReturn,
  redactReturn,
} from '#features/payment/rules/payment-return.ts';
import { go, toCreated, toPosted } from '../../../fixtures/payment-events.ts';
import { approved } from '../../../fixtures/samples.ts';

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

describe('readPaymentReturn', () => {
  test('reads the fields of the provider', () => {
    const query =
      '?response=1&responsetext=APPROVED&authcode=123456&transactionid=9000000001&avsresponse=N&cvvresponse=M' +
      '&orderid=FAC-1&type=sale&response_code=100&website=&eci=05&time=1700000060&amount=500.00&hash=ab';
    expect(read(query)).toEqual(approved);
  });
  test.each([
    '',
    'foo=1',
    'response=',
    'response=4',
    'response=01',
    'response=1 ',
    'response=1&response=2',
    'response=%E0%A4%A',
  ])('reads nothing from %j: response must be exactly one of 1, 2, 3', (query) => {
    expect(read(query)).toBeUndefined();
  });
  test("leaves '' where a field is missing", () => {
    expect(read('response=2')).toMatchObject({ response: '2', orderId: '', responseText: '', hash: '' });
  });
  test('makes one capped line of a hostile text', () => {
    const text = encodeURIComponent(`<img src=x onerror=alert(1)>\n\u202E${'x'.repeat(50_000)}`);
    const { responseText = '', hash = '' } =
      read(`response=2&responsetext=${text}&hash=${'a'.repeat(9_999)}`) ?? {};
    expect(responseText).toMatch(/^<img src=x onerror=alert\(1\)> x+$/);
    expect([responseText.length, hash.length]).toEqual([300, 128]);
  });
});

test.each(['FAC-1 ', ' FAC-1', 'FAC\u200E-1', 'x'.repeat(128)])(
  'reads the order id %j unchanged, with the fields of the hash',
  (text) => {
    const query = new URLSearchParams({
      response: '1',
      orderid: text,
      transactionid: text,
      avsresponse: text,
    });
    expect(read(query.toString())).toMatchObject({ orderId: text, transactionId: text, avsResponse: text });
  },
);

describe('isRecognisable', () => {
  test.each(['FAC-1', '1', 'A B', 'Ñ-1/2|3', 'x'.repeat(128)])('holds for %j', (orderId) => {
    expect(isRecognisable(orderId)).toBe(true);
  });
  test.each(['x'.repeat(129), 'FAC-1 ', '\u00A0FAC-1', 'FAC\u202E-1', 'FAC\n1', 'FAC-\uD83D', ' ', ''])(
    'does not hold for %j',
    (orderId) => {
      expect(isRecognisable(orderId)).toBe(false);
    },
  );
  test('any recognisable value comes back unchanged from a form and an address', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 140 }), fc.string({ maxLength: 140 }));
    fc.assert(
      fc.property(text, (orderId) => {
        fc.pre(isRecognisable(orderId));
        // A form posts every kind of line break as two characters.
        const posted = orderId.replace(/\r\n?|\n/g, '\r\n');
        const query = new URLSearchParams({ response: '1', orderid: posted });
        expect(read(query.toString())?.orderId).toBe(orderId);
      }),
    );
  });
  test('an order id that is longer than one of ours is not taken for it', () => {
    const own = 'x'.repeat(128);
    expect(read(`response=1&orderid=${own}y`)?.orderId).not.toBe(own);
  });
});

test.each([
  ['500.00', 50_000, false],
  ['500', 50_000, false],
  ['500.01', 50_000, true],
  ['1.00', 50_000, true],
  ['5e2', 50_000, true],
  ['-500.00', 50_000, true],
  ['', 50_000, false],
  ['1.00', undefined, false],
] as const)('a return of %j for an order of %j cents: another amount is %j', (amount, total, isOther) => {
  expect(hasOtherAmount({ ...approved, amount }, total)).toBe(isOther);
});

const order = { startedAt: 0, cartOrder: { cartId: 'U-1', localDocument: 'D-1' }, orderId: 'FAC-1' };
const returned = { ...order, paymentReturn: approved };
const failure = { kind: 'http', status: 500, message: '' } as const;
const attempts: Readonly<Record<string, PaymentAttempt>> = {
  idle: IDLE,
  'cart created': { ...order, orderId: '', state: 'cart-created' },
  posted: { ...order, state: 'posted' },
  'posted without an order id': { ...order, orderId: '', state: 'posted' },
  unknown: { startedAt: 0, state: 'unknown', order },
  'unknown cart': { startedAt: 0, state: 'unknown', order: undefined },
  returned: { ...returned, state: 'returned' },
  recorded: { ...returned, state: 'recorded', isCartCleared: true },
  duplicate: { ...returned, state: 'duplicate' },
  denied: { ...returned, state: 'denied', isCertain: true },
  'denied without a name': { ...returned, state: 'denied', isCertain: false },
  'system error': { ...returned, state: 'system-error' },
  'record failed': { ...returned, state: 'record-failed', failure },
};
const denied: PaymentReturn = { ...approved, response: '2' };
const broken: PaymentReturn = { ...approved, response: '3' };
const another: PaymentReturn = { ...approved, transactionId: '9000000002' };
const stranger: PaymentReturn = { ...approved, orderId: 'FAC-2' };
const nameless: PaymentReturn = { ...denied, orderId: '' };

describe('evaluateReturn', () => {
  test.each([
    // No return: the last stored outcome, or none.
    [undefined, 'idle', 'nothing'],
    [undefined, 'posted', 'nothing'],
    [undefined, 'unknown', 'nothing'],
    [undefined, 'returned', 'record'],
    [undefined, 'recorded', 'stored-outcome'],
    [undefined, 'denied', 'stored-outcome'],
    [undefined, 'duplicate', 'stored-outcome'],
    [undefined, 'record failed', 'stored-outcome'],
    [undefined, 'system error', 'stored-outcome'],
    // 1 is recorded only when a stored cart order exists for it and the orderid belongs to it, if one was stored.
    [approved, 'idle', 'nothing'],
    [approved, 'unknown cart', 'nothing'],
    [approved, 'cart created', 'nothing'],
    [approved, 'posted', 'record'],
    [stranger, 'posted', 'nothing'],
    [stranger, 'posted without an order id', 'record'],
    [approved, 'unknown', 'record'],
    [approved, 'returned', 'record'],
    [approved, 'record failed', 'record'],
    [approved, 'system error', 'record'],
    [approved, 'denied without a name', 'record'],
    // Recorded, duplicate and denied are final: opened again, the stored outcome.
    [approved, 'recorded', 'stored-outcome'],
    [approved, 'duplicate', 'stored-outcome'],
    [approved, 'denied', 'stored-outcome'],
    [denied, 'denied', 'stored-outcome'],
    // A denial for its own transaction only.
    [another, 'denied', 'record'],
    [another, 'recorded', 'stored-outcome'],
    [another, 'duplicate', 'stored-outcome'],
    [denied, 'recorded', 'stored-outcome'],
    [stranger, 'recorded', 'nothing'],
    // 2 and 3 show their outcome, an orderid may be missing there.
    [denied, 'idle', 'denied'],
    [nameless, 'idle', 'denied'],
    [denied, 'posted', 'denied'],
    [nameless, 'posted', 'denied'],
    [broken, 'idle', 'system-error'],
    [broken, 'posted', 'system-error'],
    [nameless, 'recorded', 'denied'],
    // Nothing overtakes an approval that waits for its record.
    [denied, 'record failed', 'stored-outcome'],
    [broken, 'returned', 'record'],
  ] as const)('%#: a return of %o while %s is %s', (paymentReturn, name, verdict) => {
    expect(evaluateReturn(paymentReturn, attempts[name] ?? IDLE)).toBe(verdict);
  });
});

test.each([
  [0, 'recorded'],
  [1, 'recorded'],
  [2, 'duplicate'],
  [3, 'error'],
  [99, 'error'],
  [-1, 'error'],
  [1.5, 'error'],
  [Number.NaN, 'error'],
])('a Resultado of %d is %s', (result, outcome) => {
  expect(outcomeOfRecord(result)).toBe(outcome);
});

describe('the owner of a return', () => {
  const NOTHING = {
    responseText: '',
    authCode: '',
    transactionId: '',
    avsResponse: '',
    cvvResponse: '',
    orderId: '',
    responseCode: '',
    time: '',
    amount: '',
    hash: '',
  };

  test("an approval's numbers are shown, with which the shop finds it", () => {
    expect(redactReturn(approved)).toEqual({
      ...NOTHING,
      response: '1',
      authCode: approved.authCode,
      transactionId: approved.transactionId,
      orderId: approved.orderId,
      responseCode: approved.responseCode,
    });
  });

  test.each(['2', '3'] as const)('of response %s only that it is one', (response) => {
    expect(redactReturn({ ...approved, response })).toEqual({ ...NOTHING, response });
  });

  test.each([
    ['1', '1'],
    ['FAC-00_1', 'FAC-00_1'],
    ['ABCDEF7', 'ABCDEF7'],
    ['x'.repeat(63) + 1, 'x'.repeat(63) + 1],
    ['x'.repeat(64) + 1, ''],
    ['APROBADO', ''],
    ['llame al 1234', ''],
    ['1!', ''],
    ['!1', ''],
    ['', ''],
  ])('the number %j of an approval is shown as %j: a sentence is hidden', (text, shown) => {
    expect(redactReturn({ ...approved, authCode: text, orderId: text })).toMatchObject({
      authCode: shown,
      orderId: shown,
    });
  });

  /** The denial without an order id is accepted in the tab that posted. */
  const believed = advance(go(...toPosted), { type: 'returned', paymentReturn: nameless });

  test('a return belongs to the attempt that it names', () => {
    expect(isReturnOfAttempt(approved, go(...toPosted))).toBe(true);
    expect(isReturnOfAttempt({ ...approved, orderId: 'FAC-2' }, go(...toPosted))).toBe(false);
    expect(isReturnOfAttempt(approved, go(...toCreated))).toBe(false);
    expect(isReturnOfAttempt(approved, IDLE)).toBe(false);
  });

  test('a return without an order id belongs to the attempt that accepted it, and only unchanged', () => {
    expect(isReturnOfAttempt(nameless, believed)).toBe(true);
    expect(isReturnOfAttempt({ ...nameless, hash: 'other' }, believed)).toBe(true);
    for (const change of [
      { orderId: 'FAC-2' },
      { transactionId: '7' },
      { responseCode: '200' },
      { responseText: 'Otro' },
    ]) {
      expect([change, isReturnOfAttempt({ ...nameless, ...change }, believed)]).toEqual([change, false]);
    }
  });
});
