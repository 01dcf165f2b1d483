/** The checks of both checkouts in their order (checkout §5; decision 62, Logged-in checks), without the card's. */
import { type Address, EMAIL_CHECKS } from '#features/account/rules/account.ts';
import {
  check,
  findProblems,
  PHONE_CHECKS,
  PLACE_CHECKS,
  requireText,
} from '#features/account/rules/form-checks.ts';
import { type Cart, unitsInCart } from '#features/cart/rules/cart.ts';
import { isAcceptableTaxId, normaliseTaxId, type Taxpayer } from './taxpayer.ts';

type BilledForm = {
  readonly taxIdInput: string;
  /** The result of the lookup. */
  readonly taxpayer?: Taxpayer | undefined;
};

/** The guest's form; ids are 0 until chosen. */
export type GuestForm = BilledForm & {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
  readonly address: string;
  readonly comments: string;
};

/** The state that the checks of the logged-in checkout read. */
export type AccountCheckout = BilledForm & {
  readonly isLoggedIn: boolean;
  readonly addresses: readonly Address[];
  /** 0 until one is chosen. */
  readonly addressId: number;
  readonly cart: Cart;
};

const TAX_ID_CHECKS = [
  check('taxIdInput', 'tax-id-missing', ({ taxIdInput }: BilledForm) => normaliseTaxId(taxIdInput) !== ''),
  check('taxIdInput', 'tax-id-not-validated', ({ taxpayer }: BilledForm) =>
    isAcceptableTaxId(taxpayer?.taxId ?? ''),
  ),
];
const CONTACT_CHECKS = [requireText('name', 'name-missing'), ...EMAIL_CHECKS, ...PHONE_CHECKS];
const ADDRESS_CHECKS = [...PLACE_CHECKS, requireText('address', 'address-missing')];
const GUEST_CHECKS = [...CONTACT_CHECKS, ...ADDRESS_CHECKS, ...TAX_ID_CHECKS];
const GUEST_CHECKS_WITHOUT_ADDRESS = [...CONTACT_CHECKS, ...TAX_ID_CHECKS];

const ACCOUNT_CHECKS = [
  check('session', 'login-missing', ({ isLoggedIn }: AccountCheckout) => isLoggedIn),
  ...TAX_ID_CHECKS,
  // The customer's name is the taxpayer's.
  check(
    'taxIdInput',
    'name-missing',
    ({ taxpayer }: AccountCheckout) => (taxpayer?.name ?? '').trim() !== '',
  ),
  check(
    'addressId',
    'address-not-chosen',
    ({ addresses, addressId }: AccountCheckout) =>
      addresses.length === 0 || addresses.some(({ id }) => id === addressId),
  ),
  check('cart', 'cart-empty', ({ cart }: AccountCheckout) => unitsInCart(cart) > 0),
  check('addressId', 'addresses-missing', ({ addresses }: AccountCheckout) => addresses.length > 0),
];

export type GuestProblem = (typeof GUEST_CHECKS)[number]['problem'];
export type AccountProblem = (typeof ACCOUNT_CHECKS)[number]['problem'];

/** The guest's problems; a saved address replaces the address fields. */
export function guestProblems(form: GuestForm, hasSavedAddress = false): readonly GuestProblem[] {
  return findProblems(form, hasSavedAddress ? GUEST_CHECKS_WITHOUT_ADDRESS : GUEST_CHECKS);
}

export function accountProblems(checkout: AccountCheckout): readonly AccountProblem[] {
  return findProblems(checkout, ACCOUNT_CHECKS);
}
