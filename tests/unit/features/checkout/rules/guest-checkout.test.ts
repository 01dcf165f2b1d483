import { describe, expect, test } from 'vitest';
import { type GuestForm, guestFormProblems } from '#features/checkout/rules/guest-checkout.ts';
import { guest } from '../../../fixtures/samples.ts';

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
  expect(guestFormProblems(guest)).toEqual([]);
});

describe('each of the nine', () => {
  test.each(emptied.map((change, index) => [errors[index], change] as const))(
    '%s for %j',
    (error, change) => {
      expect(guestFormProblems({ ...guest, ...change }).map((problem) => problem.error)).toEqual([error]);
    },
  );
});

test('all nine are reported in their order', () => {
  const nothing: GuestForm = Object.assign({}, guest, ...emptied);
  expect(guestFormProblems(nothing).map(({ error }) => error)).toEqual(errors);
});

test.each<[Partial<GuestForm>, string]>([
  [{ email: 'a@b' }, 'email-invalid'],
  [{ phone: '123456' }, 'phone-invalid'],
  [{ phone: '123456789012' }, 'phone-too-long'],
  [{ phone: '3232-3232 ext. 4' }, 'phone-not-digits'],
])('an invalid value, %j, has another error than a missing one: %s', (change, error) => {
  expect(guestFormProblems({ ...guest, ...change }).map((problem) => problem.error)).toEqual([error]);
});

test('each problem names its field', () => {
  const nothing: GuestForm = Object.assign({}, guest, ...emptied);
  expect(guestFormProblems(nothing).map(({ field }) => field)).toEqual([
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
  const wrong = guestFormProblems({ ...guest, email: 'a@b', phone: '123456' });
  expect(wrong.map(({ field }) => field)).toEqual(['email', 'phone']);
});

test('blanks count as empty', () => {
  const blank = guestFormProblems({ ...guest, name: '\t', email: ' ', phone: ' ', address: ' \n' });
  expect(blank.map(({ error }) => error)).toEqual([
    'name-missing',
    'email-missing',
    'phone-missing',
    'address-missing',
  ]);
});

test('with a saved address the fields of another one are not required', () => {
  const nothing: GuestForm = Object.assign({}, guest, ...emptied);
  expect(guestFormProblems(nothing, true).map(({ error }) => error)).toEqual([
    'name-missing',
    'email-missing',
    'phone-missing',
    'tax-id-missing',
    'tax-id-not-validated',
  ]);
});

test('a validated tax id of 15 characters is refused', () => {
  const taxpayer = { taxId: '123456789012345', name: 'X', description: '' };
  expect(guestFormProblems({ ...guest, taxpayer }).map(({ error }) => error)).toEqual([
    'tax-id-not-validated',
  ]);
});
