/** Notices about the device's storage after a change of the cart (contract, Storage keys; decision 46, Damaged storage). */
import { consumeCartDamage } from '#features/cart/store/main-store.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { $storageHealth } from '#shared/storage/device-storage.ts';
import { showToast } from '#shared/toast/toast-store.ts';

let isRefusalReported = false;

/** Reports, once each, that the stored cart was damaged and that the device stores nothing. */
export async function notifyStorageProblem(): Promise<void> {
  if (consumeCartDamage()) {
    const text = await loadText('cart');
    showToast('warn', text(pageLocale())('damage'), 'top-center');
  }
  const health = $storageHealth.get();
  if (isRefusalReported || health === 'ok') return;
  isRefusalReported = true;
  const text = await loadText('messages');
  const key = health === 'tab' ? 'storageTab' : 'storageUnavailable';
  showToast('warn', text(pageLocale())(key), 'top-center');
}
