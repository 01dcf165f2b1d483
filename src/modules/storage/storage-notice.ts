/** Says once that the device keeps nothing, when somebody changes a cart that ends with tab or page (contract, Storage keys). */
import { loadText } from '#i18n/client-text.ts';
import { pageLocale } from '#i18n/page-locale.ts';
import { showToast } from '#stores/page/toast.ts';
import { $storageHealth } from '#stores/storage/device-storage.ts';

let isTold = false;

/** Quiet as long as the storage takes what it is given. */
export async function notifyStorageRefusal(): Promise<void> {
  if (isTold || $storageHealth.get() === 'ok') return;
  isTold = true;
  const text = await loadText('messages');
  const locale = pageLocale();
  const key = $storageHealth.get() === 'tab' ? 'storageTab' : 'storageUnavailable';
  showToast('warn', text(locale)(key), 'top-center');
}
