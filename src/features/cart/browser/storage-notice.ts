/**
 * Says once, when somebody changes the cart, that it ends with tab or page because the device keeps nothing, and that a
 * part of the stored one was damaged (contract, Storage keys; decision 46, Damaged storage).
 */

import { consumeCartDamage } from '#features/cart/store/stored/main-store.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { $storageHealth } from '#shared/storage/device-storage.ts';
import { showToast } from '#shared/toast/toast-store.ts';

let isPlausibleDiscount = false;

/** What was stored of the cart before this change could not be used: the change has written the rest over it. */
async function notifyDamage(): Promise<void> {
  if (!consumeCartDamage()) return;
  const text = await loadText('cart');
  showToast('warn', text(pageLocale())('damage'), 'top-center');
}

/** Quiet as long as the storage takes what it is given, and gives what it took. */
export async function notifyStorageProblem(): Promise<void> {
  await notifyDamage();
  if (isPlausibleDiscount || $storageHealth.get() === 'ok') return;
  isPlausibleDiscount = true;
  const text = await loadText('messages');
  const locale = pageLocale();
  const key = $storageHealth.get() === 'tab' ? 'storageTab' : 'storageUnavailable';
  showToast('warn', text(locale)(key), 'top-center');
}
