/** Shows notices about the session on any page: that it has expired, or what the previous page left to be shown. */
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { showCarriedSuccess } from '#shared/toast/carried-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';

/** A service refused the token (contract, Envelope: a 401 ends the session and keeps the cart). */
async function notifyExpired(): Promise<void> {
  const { loadText } = await import('#shared/i18n/client-text.ts');
  const text = await loadText('messages');
  const locale = pageLocale();
  showToast('warn', text(locale)('account.expired'), 'top-center');
}

/** The next one at this browser may be another: as after a logout, nothing of the customer's is there to be seen. */
async function forget(): Promise<void> {
  const { forgetCustomer } = await import('#features/account/store/next-customer.ts');
  forgetCustomer();
}

/** The words are loaded when they are needed. Start it after the toasts. */
export function startSessionNotice(): void {
  document.addEventListener('session:expired', () => {
    void forget().catch(() => undefined);
    void notifyExpired().catch(() => undefined);
  });
  showCarriedSuccess();
}
