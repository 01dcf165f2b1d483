/** The welcome after a login or registration, and the redirect. */
import type { User } from '#features/account/rules/account.ts';
import { safeNextPath } from '#features/account/rules/next-path.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { carrySuccess } from '#shared/toast/carried-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import type { AccountTexts } from '../account-text.ts';

/** After a login: go to the page of `next` or the account, fill the form on the page, or nothing. */
export type AfterLogin = 'follow-next' | 'fill-form' | 'stay';

function nextPath(locale: Locale): string {
  const asked = new URLSearchParams(location.search).get('next') ?? '';
  return safeNextPath(asked) ?? pathTo.page(locale, 'account');
}

/** Shows 'Bienvenido: {name}' here or on the next page (storefront §4, Login / register). */
export function welcome({ name }: User, after: AfterLogin, { locale, messages }: AccountTexts): void {
  const message = messages('account.welcome', { name });
  if (after !== 'follow-next') {
    showToast('success', message);
    return;
  }
  carrySuccess(message);
  // Replaces the history entry, so that Back does not lead to the login.
  location.replace(nextPath(locale));
}
