/** The checks of the logged-in checkout in their order (checkout §5; decision 62, Logged-in checks). */
import type { Address } from '#features/account/rules/account.ts';
import { type Cart, unitsInCart } from '#features/cart/rules/cart.ts';
import type { CardForm } from './card.ts';
import { type CardProblem, checkCard } from './card.ts';
import type { Taxpayer } from './taxpayer.ts';
import { isAcceptableTaxId, normaliseTaxId } from './taxpayer.ts';

/** The state that the checks read. */
export type AccountCheckout = {
  readonly isLoggedIn: boolean;
  readonly taxIdInput: string;
  /** The result of the lookup; its name is the customer's. */
  readonly taxpayer: Taxpayer | undefined;
  readonly addresses: readonly Address[];
  /** 0 until one is chosen. */
  readonly addressId: number;
  readonly cart: Cart;
  /** Undefined for an order without a card (contract, Configuration). */
  readonly card: CardForm | undefined;
};

export type AccountProblem =
  | { readonly field: 'session'; readonly error: 'login-missing' }
  | {
      readonly field: 'taxIdInput';
      readonly error: 'tax-id-missing' | 'tax-id-not-validated' | 'name-missing';
    }
  | { readonly field: 'addressId'; readonly error: 'address-not-chosen' | 'addresses-missing' }
  | { readonly field: 'cart'; readonly error: 'cart-empty' }
  | CardProblem;

type Check = { readonly problem: AccountProblem; readonly passes: (checkout: AccountCheckout) => boolean };

/** Checks 1–7; 8–12 are the card's. */
const CHECKS: readonly Check[] = [
  { problem: { field: 'session', error: 'login-missing' }, passes: ({ isLoggedIn }) => isLoggedIn },
  {
    problem: { field: 'taxIdInput', error: 'tax-id-missing' },
    passes: ({ taxIdInput }) => normaliseTaxId(taxIdInput) !== '',
  },
  {
    problem: { field: 'taxIdInput', error: 'tax-id-not-validated' },
    passes: ({ taxpayer }) => isAcceptableTaxId(taxpayer?.taxId ?? ''),
  },
  {
    problem: { field: 'taxIdInput', error: 'name-missing' },
    passes: ({ taxpayer }) => (taxpayer?.name ?? '').trim() !== '',
  },
  {
    problem: { field: 'addressId', error: 'address-not-chosen' },
    passes: ({ addresses, addressId }) =>
      addresses.length === 0 || addresses.some(({ id }) => id === addressId),
  },
  { problem: { field: 'cart', error: 'cart-empty' }, passes: ({ cart }) => unitsInCart(cart) > 0 },
  {
    problem: { field: 'addressId', error: 'addresses-missing' },
    passes: ({ addresses }) => addresses.length > 0,
  },
];

/** All problems in the order of the checks; `now` is for the card's expiry. */
export function accountCheckoutProblems(checkout: AccountCheckout, now: Date): readonly AccountProblem[] {
  const problems = CHECKS.filter(({ passes }) => !passes(checkout)).map(({ problem }) => problem);
  return checkout.card ? [...problems, ...checkCard(checkout.card, now)] : problems;
}
