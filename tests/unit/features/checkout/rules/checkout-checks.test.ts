import { describe, expect, test } from 'vitest';
import { type CardForm, checkCard } from '#features/checkout/rules/card.ts';
import {
  type AccountCheckout,
  accountProblems,
  type GuestForm,
  guestProblems,
} from '#features/checkout/rules/checkout-checks.ts';
import { address, card, guest, line } from '../../../fixtures/samples.ts';

describe('the guest checkout', () => {
  const emptied: Partial<GuestForm>[] = [
    { name: ' ' },
    { email: ' ' },
    { phone: '' },
    { countryId: 0 },
    { departmentId: 0 },
    { municipalityId: 0 },
    { address: '' },
    { taxIdInput: ' - ' },
    { taxpayer: undefined },
  ];
  const errors = [
    'name-missing',
    'email-missing',
    'phone-missing',
    'country-missing',
    'department-missing',
    'municipality-missing',
    'address-missing',
    'tax-id-missing',
    'tax-id-not-validated',
  ];

  test('a complete form passes', () => {
    expect(guestProblems(guest)).toEqual([]);
  });

  describe('each of the nine', () => {
    test.each(emptied.map((change, index) => [errors[index], change] as const))(
      '%s for %j',
      (error, change) => {
        expect(guestProblems({ ...guest, ...change }).map((problem) => problem.error)).toEqual([error]);
      },
    );
  });

  test('all nine are reported in their order', () => {
    const nothing: GuestForm = Object.assign({}, guest, ...emptied);
    expect(guestProblems(nothing).map(({ error }) => error)).toEqual(errors);
  });

  test.each<[Partial<GuestForm>, string]>([
    [{ email: 'a@b' }, 'email-invalid'],
    [{ phone: '123456' }, 'phone-invalid'],
    [{ phone: '123456789012' }, 'phone-too-long'],
    [{ phone: '3232-3232 ext. 4' }, 'phone-not-digits'],
  ])('an invalid value, %j, has another error than a missing one: %s', (change, error) => {
    expect(guestProblems({ ...guest, ...change }).map((problem) => problem.error)).toEqual([error]);
  });

  test('each problem names its field', () => {
    const nothing: GuestForm = Object.assign({}, guest, ...emptied);
    expect(guestProblems(nothing).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'phone',
      'countryId',
      'departmentId',
      'municipalityId',
      'address',
      'taxIdInput',
      'taxIdInput',
    ]);
    const wrong = guestProblems({ ...guest, email: 'a@b', phone: '123456' });
    expect(wrong.map(({ field }) => field)).toEqual(['email', 'phone']);
  });

  test('blanks count as empty', () => {
    const blank = guestProblems({ ...guest, name: '\t', email: ' ', phone: ' ', address: ' \n' });
    expect(blank.map(({ error }) => error)).toEqual([
      'name-missing',
      'email-missing',
      'phone-missing',
      'address-missing',
    ]);
  });

  test('with a saved address the fields of another one are not required', () => {
    const nothing: GuestForm = Object.assign({}, guest, ...emptied);
    expect(guestProblems(nothing, true).map(({ error }) => error)).toEqual([
      'name-missing',
      'email-missing',
      'phone-missing',
      'tax-id-missing',
      'tax-id-not-validated',
    ]);
  });

  test('a validated tax id of 15 characters is refused', () => {
    const taxpayer = { taxId: '123456789012345', name: 'X', description: '' };
    expect(guestProblems({ ...guest, taxpayer }).map(({ error }) => error)).toEqual(['tax-id-not-validated']);
  });
});

describe('the logged-in checkout', () => {
  const now = new Date(2026, 10, 21);
  type CheckoutWithCard = AccountCheckout & { readonly card: CardForm | undefined };
  const problemsOf = ({ card: paid, ...checkout }: CheckoutWithCard) => [
    ...accountProblems(checkout),
    ...(paid ? checkCard(paid, now) : []),
  ];
  const whole: CheckoutWithCard = {
    isLoggedIn: true,
    taxIdInput: guest.taxIdInput,
    taxpayer: guest.taxpayer,
    addresses: [address],
    addressId: 4,
    cart: [line],
    card,
  };
  const nameless = { taxId: 'CF', name: ' ', description: '' };
  const rows: readonly (readonly [string, Partial<CheckoutWithCard>])[] = [
    ['login-missing', { isLoggedIn: false }],
    ['tax-id-missing', { taxIdInput: '' }],
    ['tax-id-not-validated', { taxpayer: { taxId: '', name: 'X', description: '' } }],
    ['name-missing', { taxpayer: nameless }],
    ['address-not-chosen', { addressId: 0 }],
    ['address-not-chosen', { addressId: 99 }],
    ['cart-empty', { cart: [] }],
    ['cart-empty', { cart: [{ ...line, isSoldOut: true }] }],
    ['addresses-missing', { addresses: [], addressId: 0 }],
    ['holder-missing', { card: { ...card, holder: '' } }],
    ['number-missing', { card: { ...card, number: '' } }],
    ['month-missing', { card: { ...card, expiryMonth: '' } }],
    ['year-missing', { card: { ...card, expiryYear: '' } }],
    ['cvc-missing', { card: { ...card, cvc: '' } }],
  ];

  test('a complete checkout passes, without a card as well where none is needed', () => {
    expect(problemsOf(whole)).toEqual([]);
    expect(problemsOf({ ...whole, card: undefined })).toEqual([]);
  });

  describe('each of the twelve', () => {
    test.each(rows)('%s', (error, change) => {
      expect(problemsOf({ ...whole, ...change }).map((problem) => problem.error)).toEqual([error]);
    });
  });

  test('each problem names its field', () => {
    const fieldOf = (change: Partial<CheckoutWithCard>) =>
      problemsOf({ ...whole, ...change }).map(({ field }) => field);
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
      ['holder'],
      ['number'],
      ['expiryMonth'],
      ['expiryYear'],
      ['cvc'],
    ]);
  });

  test('any of several addresses may be chosen', () => {
    const addresses = [{ ...address, id: 3 }, address, { ...address, id: 5 }];
    for (const addressId of [3, 4, 5]) expect(problemsOf({ ...whole, addresses, addressId })).toEqual([]);
  });

  test('they come in their order', () => {
    const nothing: CheckoutWithCard = {
      isLoggedIn: false,
      taxIdInput: '',
      taxpayer: undefined,
      addresses: [],
      addressId: 0,
      cart: [],
      card: { holder: '', number: '', expiryMonth: '', expiryYear: '', cvc: '' },
    };
    expect(problemsOf(nothing).map(({ error }) => error)).toEqual([
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
});
