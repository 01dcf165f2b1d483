/** After a login or registration: the welcome, and the way back to where somebody was going. */
import type { User } from '#domain/account.ts';
import { safeNextPath } from '#domain/next-path.ts';
import { carrySuccess } from '#stores/carried-toast.ts';
import { showToast } from '#stores/toast.ts';
import type { AccountTexts } from './account-text.ts';

/** What follows a login: the page named by `next`, an offer to use the saved addresses, or nothing. */
export type AfterLogin = 'follow-next' | 'offer-addresses' | 'stay';

function nextPath(): string | undefined {
  return safeNextPath(new URLSearchParams(location.search).get('next') ?? '');
}

/** Says 'Bienvenido: {name}', here or on the page that follows (storefront spec §4, Login / register). */
export function welcome({ name }: User, after: AfterLogin, { messages }: AccountTexts): void {
  const message = messages('account.welcome', { name });
  const next = after === 'follow-next' ? nextPath() : undefined;
  if (next === undefined) {
    showToast('success', message);
    return;
  }
  carrySuccess(message);
  // Not a step of its own in the history: going back leads to where the shopper was, not into the login again.
  location.replace(next);
}
