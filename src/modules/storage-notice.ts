/** Says what the browser does not keep: at once where it keeps nothing, else when somebody changes a cart that ends with tab or page. */
import { loadText } from '#i18n/client-text.ts';
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { $storageHealth } from '#stores/device-storage.ts';
import { showToast } from '#stores/toast.ts';

/** In the words of the page's language. */
async function say(key: 'storageTab' | 'storageUnavailable' | 'storageNone'): Promise<string> {
  const text = await loadText('messages');
  return text(readLocale(document.documentElement.lang) ?? defaultLocale)(key);
}

/** In the strip at the foot of the window, where `connection.ts` leaves it unless the connection is gone. */
export async function showNoStorage(): Promise<void> {
  const status = document.querySelector<HTMLElement>('[data-connection]');
  if (!status) return;
  const words = await say('storageNone');
  status.dataset['rest'] = words;
  if (navigator.onLine) status.textContent = words;
}

let isTold = false;

/** Quiet as long as the storage takes what it is given. */
export async function tellStorageRefusal(): Promise<void> {
  if (isTold || $storageHealth.get() === 'ok') return;
  isTold = true;
  const words = await say($storageHealth.get() === 'tab' ? 'storageTab' : 'storageUnavailable');
  showToast('warn', words, 'top-center');
}
