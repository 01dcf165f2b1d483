/** The saved addresses and the verb that adds one (storefront §4, Address form; §5, Saving an address). */
import { atom } from 'nanostores';
import { saveAddress as sendAddress } from '#features/account/api/address.ts';
import type { AddressForm } from '#features/account/rules/account.ts';
import { type AddressProblem, addressFormProblems } from '#features/account/rules/address.ts';
import { $token } from '#features/cart/store/main-store.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { storeApi } from './connections.ts';
import { $user, keepAddresses } from './customer.ts';

/** An address is being saved; off again however it ends. */
export const $isSavingAddress = atom(false);

export type SaveAddressResult =
  /** The service's full list has taken the place of the stored one. */
  | { readonly kind: 'saved' }
  /** No session: nothing is sent. */
  | { readonly kind: 'login-missing' }
  /** A session that does not say whose it is: nothing is sent. */
  | { readonly kind: 'user-missing' }
  | { readonly kind: 'invalid'; readonly problems: readonly AddressProblem[] }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }
  /** Another one is being saved. */
  | { readonly kind: 'busy' };

function trimmed(form: AddressForm): AddressForm {
  const { name, phone, address, comment } = form;
  return {
    ...form,
    name: name.trim(),
    phone: phone.trim(),
    address: address.trim(),
    comment: comment.trim(),
  };
}

async function send(userId: number, form: AddressForm): Promise<SaveAddressResult> {
  $isSavingAddress.set(true);
  try {
    const answer = await sendAddress(storeApi(), { userId, form });
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    // Who logged out or changed meanwhile is not given another one's addresses.
    if ($user.get()?.id === userId) keepAddresses(answer.value);
    return { kind: 'saved' };
  } finally {
    $isSavingAddress.set(false);
  }
}

/** Saves an address of the customer who is logged in. */
export async function saveAddress(form: AddressForm): Promise<SaveAddressResult> {
  if ($isSavingAddress.get()) return { kind: 'busy' };
  if ($token.get() === null) return { kind: 'login-missing' };
  const user = $user.get();
  if (user === null) return { kind: 'user-missing' };
  const problems = addressFormProblems(form);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return send(user.id, trimmed(form));
}
