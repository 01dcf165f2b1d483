/** Notices about the session on any page: an expired session, or a message of the previous page. */
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { showCarriedSuccess } from '#shared/toast/carried-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';

/** Reports that a service rejected the token (contract, Envelope). */
async function notifyExpired(): Promise<void> {
  const { loadText } = await import('#shared/i18n/client-text.ts');
  const text = await loadText('messages');
  const locale = pageLocale();
  showToast('warn', text(locale)('account.expired'), 'top-center');
}

/** Removes the customer's data as a logout does, because the next user may be another. */
async function forget(): Promise<void> {
  const { forgetCustomer } = await import('#features/account/store/next-customer.ts');
  forgetCustomer();
}

/** Starts the notices; call it after `startToasts`. */
export function startSessionNotice(): void {
  document.addEventListener('session:expired', () => {
    void forget().catch(() => undefined);
    void notifyExpired().catch(() => undefined);
  });
  showCarriedSuccess();
}
