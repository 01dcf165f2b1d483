/** Says once that nothing can be kept, when somebody changes a cart that lives in memory only (contract, Storage keys). */
import { clientText } from '#i18n/client-text.ts';
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { $storageHealth } from '#stores/storage.ts';
import { showToast } from '#stores/toast.ts';

let isTold = false;

/** Quiet as long as the storage takes what it is given. */
export async function tellStorageRefusal(): Promise<void> {
  if (isTold || $storageHealth.get() === 'ok') return;
  isTold = true;
  const text = await clientText('messages');
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  showToast('warn', text(locale)('storageUnavailable'), 'top-center');
}
