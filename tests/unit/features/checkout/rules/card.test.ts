import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardExpiry,
  caretAfterFormatting,
  checkCard,
  formatCardNumber,
  isWrongNumber,
  previewMaximumLength,
} from '#features/checkout/rules/card.ts';
import { cardBrand, cardRules, isValidCardNumber } from '#features/checkout/rules/card-brand.ts';
import { card } from '../../../fixtures/samples.ts';

const now = new Date(2026, 10, 21, 12);

/** Published test numbers, one or more of each brand. */
const numbers = [
  ['341111111111111', 'amex'],
  ['378282246310005', 'amex'],
  ['5019717010103742', 'dankort'],
  ['30205252489926', 'dinersclub'],
  ['38520000023237', 'dinersclub'],
  ['6011000991300009', 'discover'],
  ['6362970000457013', 'elo'],
  ['6062826786276634', 'hipercard'],
  ['3541963594572595', 'jcb'],
  ['3530111333300000', 'jcb'],
  ['6304100000000008', 'laser'],
  ['6771798025000004', 'laser'],
  ['6759649826438453', 'maestro'],
  ['5431111111111111', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2200000000000004', 'mir'],
  ['9792030394440796', 'troy'],
  ['6240008631401148', 'unionpay'],
  ['4917300800000000', 'visaelectron'],
  ['4026000000000002', 'visaelectron'],
  ['4111111111111111', 'visa'],
  ['4222222222222', 'visa'],
] as const;

describe("the fifteen brands' test numbers", () => {
  test.each(numbers)('%s is a valid %s, also with spaces and dashes', (number, brand) => {
    for (const typed of [number, formatCardNumber(number), number.replace(/(.{4})/g, '$1-')]) {
      expect([cardBrand(typed), isValidCardNumber(typed)]).toEqual([brand, true]);
    }
  });
  test.each(numbers.filter(([, brand]) => brand !== 'unionpay'))(
    '%s of %s with its last digit off fails',
    (number) => {
      const last = (Number(number.at(-1)) + 1) % 10;
      expect(isValidCardNumber(number.slice(0, -1) + last)).toBe(false);
    },
  );
  test('all fifteen are there', () => {
    expect(new Set(numbers.map(([, brand]) => brand)).size).toBe(15);
  });
  test('the Luhn check is not applied to unionpay', () => {
    expect(isValidCardNumber('6240008631401147')).toBe(true);
  });
});

test.each([
  '0000000000000000',
  '411111111111',
  '41111111111111111111',
  '4111a11111111111',
  '💳',
  '',
  '1'.repeat(1_000),
  '9999999999999995',
  '5060990580000217499',
])('%j is no card number', (number) => {
  expect(isValidCardNumber(number)).toBe(false);
});

test.each([
  ['', 'unknown'],
  ['4', 'unknown'],
  ['411', 'visa'],
  ['34', 'amex'],
  ['5', 'unknown'],
  ['0', 'unknown'],
])('%j, still being typed: %s', (typed, brand) => {
  expect(cardBrand(typed)).toBe(brand);
});

test.each(['6304100000000008', '5019717010103742', '4917300800000000'])(
  'the brand of %j, which the library lacks, wants a code of three digits',
  (number) => {
    expect(cardRules(number).cvcLengths).toEqual([3]);
  },
);

test.each(['637095', '63737423', '637568', '637599', '637609', '637612', '606282'])(
  'both kinds of hipercard are one: %j',
  (number) => {
    expect(cardBrand(number)).toBe('hipercard');
  },
);

test('brands that only the library knows are unknown, and have the widest rules', () => {
  for (const number of ['5060990580000217499', '5895620000000000']) {
    expect([cardBrand(number), cardRules(number)]).toEqual(['unknown', cardRules('')]);
  }
  expect(cardRules('')).toEqual({ gaps: [4, 8, 12], lengths: [19], cvcLengths: [3, 4] });
});

test.each([
  ['amex', 15],
  ['dinersclub', 14],
  ['hipercard', 19],
  ['mastercard', 19],
  ['visa', 19],
  ['jcb', 16],
  ['unknown', 16],
] as const)('the preview has room for %s: %i', (brand, length) => {
  expect(previewMaximumLength(brand)).toBe(length);
});

describe('formatting while typing', () => {
  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['341111111111111', '3411 111111 11111'],
    ['41112', '4111 2'],
    ['4111', '4111'],
    ['4111-1111', '4111 1111'],
    ['a4b', '4'],
    ['3000x00000', '3000 00000'],
    ['', ''],
    ['3411111111111119999', '3411 111111 11111'],
    ['6304100000000008', '6304 1000 0000 0008'],
    ['5019717010103742', '5019 7170 1010 3742'],
    ['4917300800000000', '4917 3008 0000 0000'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });
  test.each([
    ['41112', '4111 2', 5, 6],
    ['4111 92 222', '4111 9222 2', 6, 6],
    ['4111', '4111', 0, 0],
    ['4111 ', '4111', 5, 4],
    ['4x111', '4111', 2, 1],
    ['41x-y11', '4111', 6, 3],
    ['411119999999999999999', '4111 1999 9999 9999 999', 21, 23],
  ])('of %j → %j the caret moves from %i to %i', (before, after, caret, expected) => {
    expect(caretAfterFormatting(before, after, caret)).toBe(expected);
  });
  test('the caret stays behind the same number of digits', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 25 });
    fc.assert(
      fc.property(typed, fc.nat(25), (before, at) => {
        const caret = Math.min(at, before.length);
        const after = formatCardNumber(before);
        const digits = (text: string) => text.replace(/\D/g, '').length;
        const expected = Math.min(digits(before.slice(0, caret)), digits(after));
        expect(digits(after.slice(0, caretAfterFormatting(before, after, caret)))).toBe(expected);
        expect(formatCardNumber(after)).toBe(after);
      }),
    );
  });
});

const problemsOf = (change: Partial<typeof card>, clock = now) =>
  checkCard({ ...card, ...change }, clock).map(({ error }) => error);

describe('checkCard', () => {
  test('passes a complete card', () => {
    expect(problemsOf({})).toEqual([]);
  });
  test('reports all missing fields in the order 8–12', () => {
    expect(problemsOf({ holder: ' ', number: '', expiryMonth: '', expiryYear: '', cvc: '' })).toEqual([
      'holder-missing',
      'number-missing',
      'month-missing',
      'year-missing',
      'cvc-missing',
    ]);
  });
  test.each([
    ['holder-invalid', { holder: '4111 1111 1111 1111' }],
    ['number-invalid', { number: '4111111111111112' }],
    ['month-invalid', { expiryMonth: '00' }],
    ['month-invalid', { expiryMonth: '13' }],
    ['year-invalid', { expiryYear: '3' }],
    ['year-invalid', { expiryYear: '99' }],
    ['year-invalid', { expiryYear: 'ab' }],
    ['expired', { expiryYear: '25' }],
    ['cvc-invalid', { cvc: '12' }],
    ['cvc-invalid', { cvc: '1234' }],
    ['cvc-invalid', { cvc: '12a' }],
    ['cvc-invalid', { cvc: 'a12' }],
    ['holder-invalid', { holder: '4111-1111' }],
    ['holder-invalid', { holder: 'x'.repeat(256) }],
    ['number-missing', { number: ' ' }],
    ['year-invalid', { expiryYear: '203' }],
    ['year-invalid', { expiryYear: '02030' }],
    ['year-invalid', { expiryYear: '20300' }],
    ['year-invalid', { expiryYear: ' 30' }],
  ])('%s for %j', (error, change) => {
    expect(problemsOf(change)).toEqual([error]);
  });
  test.each(['MARÍA 2 LÓPEZ', '2 MARÍAS', 'MARÍA 2', 'x'.repeat(255)])('%j may hold a card', (holder) => {
    expect(problemsOf({ holder })).toEqual([]);
  });
  test('names the field of each', () => {
    const fieldsOf = (change: Partial<typeof card>) =>
      checkCard({ ...card, ...change }, now).map(({ field }) => field);
    const all = ['holder', 'number', 'expiryMonth', 'expiryYear', 'cvc'];
    expect(fieldsOf({ holder: '', number: '', expiryMonth: '', expiryYear: '', cvc: '' })).toEqual(all);
    expect(fieldsOf({ holder: '1', number: '1', expiryMonth: '0', expiryYear: '1', cvc: '1' })).toEqual(all);
    expect(fieldsOf({ expiryYear: '25' })).toEqual(['expiryYear']);
  });
  test('requires the 4 digits of amex, and 3 of the others', () => {
    const amex = { number: '341111111111111' };
    expect(problemsOf({ ...amex, cvc: '1234' })).toEqual([]);
    expect(problemsOf({ ...amex, cvc: '123' })).toEqual(['cvc-invalid']);
    expect([cardRules('').cvcLengths, cardRules('411').cvcLengths]).toEqual([[3, 4], [3]]);
  });
});

describe('expiry by the given clock', () => {
  const until = { expiryMonth: '11', expiryYear: '26' };
  test.each([
    ['the first moment of its month', new Date(2026, 10, 1, 0, 0, 0), []],
    ['the last second of its month', new Date(2026, 10, 30, 23, 59, 59), []],
    ['the first moment after it', new Date(2026, 11, 1, 0, 0, 0), ['expired']],
    ['the year after it', new Date(2027, 0, 1), ['expired']],
    ['nineteen years before it', new Date(2007, 10, 1), []],
    ['twenty years before it', new Date(2006, 10, 1), ['year-invalid']],
  ])('%s', (_, clock, errors) => {
    expect(problemsOf(until, clock)).toEqual(errors);
  });
  test('accepts a month of one digit and a year of four', () => {
    expect(problemsOf({ expiryMonth: '1', expiryYear: '2027' })).toEqual([]);
  });
});

test.each([
  ['12', '30', '1230'],
  ['1', '2027', '0127'],
])('month %s of year %s is posted as %s', (month, year, expiry) => {
  expect(cardExpiry({ expiryMonth: month, expiryYear: year })).toBe(expiry);
});

test.each([
  ['4111 1111 1111 111', false],
  ['4111 1111 1111 1111', false],
  ['4111 1111 1111 1112', true],
  ['3411 111111 11111', false],
  ['3411 111111 1111', false],
  ['3411 111111 11112', true],
  ['3020 525248 9926', false],
  ['3020 525248 9927', false],
  ['0000 0000 0000 0000', true],
  ['0000 0000', false],
  ['', false],
])('while it is typed, %j is invalid: %j', (number, isWrong) => {
  expect(isWrongNumber(number)).toBe(isWrong);
});
