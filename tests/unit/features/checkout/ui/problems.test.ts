/** The field of each problem (decision 58, Form help). */
import { expect, test } from 'vitest';
import {
  type CheckoutProblem,
  firstProblems,
  problemFieldId,
  shownProblem,
} from '#features/checkout/ui/problems.ts';

const shown = (problem: CheckoutProblem) => shownProblem(problem, (key) => key);

test.each<[CheckoutProblem, string | undefined]>([
  [{ field: 'name', error: 'name-missing' }, 'checkout-name'],
  [{ field: 'holder', error: 'holder-missing' }, 'card-holder'],
  [{ field: 'municipalityId', error: 'municipality-missing' }, 'checkout-municipalityId'],
  [{ field: 'taxIdInput', error: 'tax-id-not-validated' }, 'checkout-taxIdInput'],
  [{ field: 'taxIdInput', error: 'name-missing' }, 'checkout-taxIdInput'],
  [{ field: 'addressId', error: 'address-not-chosen' }, 'checkout-addressId'],
  [{ field: 'expiryYear', error: 'expired' }, 'card-year'],
  [{ field: 'session', error: 'login-missing' }, undefined],
  [{ field: 'cart', error: 'cart-empty' }, undefined],
])('%j leads to %j', (problem, id) => {
  expect(problemFieldId(shown(problem))).toBe(id);
});
test.each<[CheckoutProblem, string, string]>([
  [{ field: 'email', error: 'email-invalid' }, 'problem.email-invalid', 'problem.email-missing'],
  [{ field: 'phone', error: 'phone-invalid' }, 'problem.phone-invalid', 'problem.phone-missing'],
  [{ field: 'phone', error: 'phone-too-long' }, 'problem.phone-too-long', 'problem.phone-missing'],
  [{ field: 'phone', error: 'phone-not-digits' }, 'problem.phone-not-digits', 'problem.phone-missing'],
  [{ field: 'phone', error: 'phone-missing' }, 'problem.phone-missing', 'problem.phone-missing'],
])('%j is shown at its field as %s, and in the toast as %s', (problem, message, warning) => {
  expect(shown(problem)).toMatchObject({ message, warning });
});
test('the summary names each field once, in the order of the checks, and keeps problems without a field', () => {
  const problems = [
    shown({ field: 'session', error: 'login-missing' }),
    shown({ field: 'taxIdInput', error: 'tax-id-missing' }),
    shown({ field: 'taxIdInput', error: 'tax-id-not-validated' }),
    shown({ field: 'cart', error: 'cart-empty' }),
    shown({ field: 'number', error: 'number-missing' }),
  ];
  expect(firstProblems(problems).map(({ error }) => error)).toEqual([
    'login-missing',
    'tax-id-missing',
    'cart-empty',
    'number-missing',
  ]);
});
