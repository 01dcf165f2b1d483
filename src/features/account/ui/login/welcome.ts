/** After a login or registration: the welcome, and the way back to where somebody was going. */
import type { User } from '#features/account/rules/account.ts';
import { safeNextPath } from '#features/account/rules/next-path.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { carrySuccess } from '#shared/toast/carried-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import type { AccountTexts } from '../account-text.ts';

/** What follows a login: the page named by `next`, else the account; the form beside it takes over who it is; or nothing. */
export type AfterLogin = 'follow-next' | 'fill-form' | 'stay';

function nextPath(locale: Locale): string {
  const asked = new URLSearchParams(location.search).get('next') ?? '';
  return safeNextPath(asked) ?? pathTo.page(locale, 'account');
}

/** Says 'Bienvenido: {name}', here or on the page that follows (storefront §4, Login / register). */
export function welcome({ name }: User, after: AfterLogin, { locale, messages }: AccountTexts): void {
  const message = messages('account.welcome', { name });
  if (after !== 'follow-next') {
    showToast('success', message);
    return;
  }
  carrySuccess(message);
  // Not a step of its own in the history: going back leads to where the shopper was, not into the login again.
  location.replace(nextPath(locale));
}
