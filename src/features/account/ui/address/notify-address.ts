/** What is said about saving an address, and where (storefront §5; §8; checkout §8; decision 60, Toast corners). */

import type { SaveAddressResult } from '#features/account/store/address.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { failureText } from '#shared/ui/island/failure-text.ts';
import type { AccountTexts } from '../account-text.ts';

/** A 401 was already reported as an expired session. */
const UNAUTHORISED = 401;

/** Why an address was not saved, first the shop's words, then the service's; none where the fields say it. */
function addressRefusals(result: SaveAddressResult, { messages }: AccountTexts): readonly string[] {
  switch (result.kind) {
    case 'login-missing':
      return [messages('address.loginRequired')];
    case 'user-missing':
      return [messages('account.userDataRequired')];
    case 'failed': {
      const { failure } = result;
      const saveFailed = messages('address.saveFailed');
      if (failure.kind === 'http' && failure.status === UNAUTHORISED) return [saveFailed];
      return [saveFailed, failureText(failure, messages)].filter((text) => text !== '');
    }
    default:
      return [];
  }
}

/** The same as one sentence for the form; '' where there is none. */
export function addressRefusal(result: SaveAddressResult, texts: AccountTexts): string {
  const [failure = '', reason] = addressRefusals(result, texts);
  return reason === undefined ? failure : texts.t('address.failed', { failure, reason });
}

/** Toasts for what became of an address. */
export function notifyAddress(result: SaveAddressResult, texts: AccountTexts): void {
  if (result.kind === 'saved') showToast('success', texts.messages('address.saved'), 'top-center');
  const [first, second] = addressRefusals(result, texts);
  if (first === undefined) return;
  if (result.kind === 'failed') showToast('error', first, 'top-center');
  else showToast('warn', first, result.kind === 'login-missing' ? 'top-center' : 'top-left');
  if (second !== undefined) showToast('error', second, 'bottom-left');
}
