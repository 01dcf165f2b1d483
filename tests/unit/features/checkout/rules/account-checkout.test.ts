import { describe, expect, test } from 'vitest';
import { type AccountCheckout, accountCheckoutProblems } from '#features/checkout/rules/account-checkout.ts';
import { address, card, guest, line } from '../../../fixtures/samples.ts';

const now = new Date(2026, 10, 21);
const whole: AccountCheckout = {
  isLoggedIn: true,
  taxIdInput: guest.taxIdInput,
  taxpayer: guest.taxpayer,
  addresses: [address],
  addressId: 4,
  cart: [line],
  card,
};
const nameless = { taxId: 'CF', name: ' ', description: '' };
const rows: readonly (readonly [string, Partial<AccountCheckout>])[] = [
  ['login-missing', { isLoggedIn: false }],
  ['tax-id-missing', { taxIdInput: '' }],
  ['tax-id-not-validated', { taxpayer: { taxId: '', name: 'X', description: '' } }],
  ['name-missing', { taxpayer: nameless }],
  ['address-not-chosen', { addressId: 0 }],
  ['address-not-chosen', { addressId: 99 }],
  ['cart-empty', { cart: [] }],
  ['cart-empty', { cart: [{ ...line, isSoldOut: true }] }],
  ['addresses-missing', { addresses: [], addressId: 0 }],
  ['holder-missing', { card: { ...card, name: '' } }],
  ['number-missing', { card: { ...card, number: '' } }],
  ['month-missing', { card: { ...card, expiryMonth: '' } }],
  ['year-missing', { card: { ...card, expiryYear: '' } }],
  ['cvc-missing', { card: { ...card, cvc: '' } }],
];

test('a complete checkout passes, without a card as well where none is needed', () => {
  expect(accountCheckoutProblems(whole, now)).toEqual([]);
  expect(accountCheckoutProblems({ ...whole, card: undefined }, now)).toEqual([]);
});

describe('each of the twelve', () => {
  test.each(rows)('%s', (error, change) => {
    expect(accountCheckoutProblems({ ...whole, ...change }, now).map((problem) => problem.error)).toEqual([
      error,
    ]);
  });
});

test('each problem names its field', () => {
  const fieldOf = (change: Partial<AccountCheckout>) =>
    accountCheckoutProblems({ ...whole, ...change }, now).map(({ field }) => field);
  expect(rows.map(([, change]) => fieldOf(change))).toEqual([
    ['session'],
    ['taxIdInput'],
    ['taxIdInput'],
    ['taxIdInput'],
    ['addressId'],
    ['addressId'],
    ['cart'],
    ['cart'],
    ['addressId'],
    ['name'],
    ['number'],
    ['expiryMonth'],
    ['expiryYear'],
    ['cvc'],
  ]);
});

test('any of several addresses may be chosen', () => {
  const addresses = [{ ...address, id: 3 }, address, { ...address, id: 5 }];
  for (const addressId of [3, 4, 5])
    expect(accountCheckoutProblems({ ...whole, addresses, addressId }, now)).toEqual([]);
});

test('they come in their order', () => {
  const nothing: AccountCheckout = {
    isLoggedIn: false,
    taxIdInput: '',
    taxpayer: undefined,
    addresses: [],
    addressId: 0,
    cart: [],
    card: { name: '', number: '', expiryMonth: '', expiryYear: '', cvc: '' },
  };
  expect(accountCheckoutProblems(nothing, now).map(({ error }) => error)).toEqual([
    'login-missing',
    'tax-id-missing',
    'tax-id-not-validated',
    'name-missing',
    'cart-empty',
    'addresses-missing',
    'holder-missing',
    'number-missing',
    'month-missing',
    'year-missing',
    'cvc-missing',
  ]);
});
