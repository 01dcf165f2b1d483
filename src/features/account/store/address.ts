/** Saves an address (storefront §4, Address form; §5, Saving an address). */
import { atom } from 'nanostores';
import { saveAddress as sendAddress } from '#features/account/api/account.ts';
import type { AddressForm } from '#features/account/rules/account.ts';
import { type AddressProblem, addressFormProblems } from '#features/account/rules/address.ts';
import { $token } from '#features/cart/store/main-store.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { $user, storeAddresses, storeApi } from './customer.ts';

/** True while an address is saved. */
export const $isSavingAddress = atom(false);

export type SaveAddressResult =
  /** The service's full list has replaced the stored one. */
  | { readonly kind: 'saved' }
  /** No session; nothing is sent. */
  | { readonly kind: 'login-missing' }
  /** A session without a user; nothing is sent. */
  | { readonly kind: 'user-missing' }
  | { readonly kind: 'invalid'; readonly problems: readonly AddressProblem[] }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }
  /** Another address is being saved. */
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
    // The customer may have logged out meanwhile.
    if ($user.get()?.id === userId) storeAddresses(answer.value);
    return { kind: 'saved' };
  } finally {
    $isSavingAddress.set(false);
  }
}

export async function saveAddress(form: AddressForm): Promise<SaveAddressResult> {
  if ($isSavingAddress.get()) return { kind: 'busy' };
  if ($token.get() === null) return { kind: 'login-missing' };
  const user = $user.get();
  if (user === null) return { kind: 'user-missing' };
  const problems = addressFormProblems(form);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return send(user.id, trimmed(form));
}
