/** After a login or registration: the welcome, and the way back to where somebody was going. */
import type { User } from '#features/account/rules/account.ts';
import { safeNextPath } from '#features/account/rules/next-path.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { carrySuccess } from '#shared/toast/carried-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import type { AccountTexts } from '../account-text.ts';

/** What follows a login: go to the page named by `next`, else to the account; fill the form on the page; or nothing. */
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
  // Without a history entry: going back leads to where the shopper was, not to the login.
  location.replace(nextPath(locale));
}
