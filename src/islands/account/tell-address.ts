/** What is said about saving an address, and where (storefront spec §5, §8; checkout spec §8; contract, Toast corners). */
import type { SaveAddressResult } from '#stores/address.ts';
import { showToast } from '#stores/toast.ts';
import { accountFailureText } from './account-failure.ts';
import type { AccountTexts } from './account-text.ts';

/** A 401 has been told already: the session is over. */
const UNAUTHORISED = 401;

export function tellAddress(result: SaveAddressResult, { messages }: AccountTexts): void {
  switch (result.kind) {
    case 'saved':
      showToast('success', messages('address.saved'), 'top-center');
      return;
    case 'login-missing':
      showToast('warn', messages('address.loginRequired'), 'top-center');
      return;
    case 'user-missing':
      showToast('warn', messages('account.userDataRequired'), 'top-left');
      return;
    case 'failed': {
      const { failure } = result;
      showToast('error', messages('address.saveFailed'), 'top-center');
      if (failure.kind === 'http' && failure.status === UNAUTHORISED) return;
      showToast('error', accountFailureText(failure, messages), 'bottom-left');
    }
  }
}
