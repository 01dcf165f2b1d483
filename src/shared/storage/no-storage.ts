/** The tab keeps nothing: where the device keeps nothing either, the strip at the foot of the window says so. */
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { isWritable } from './device-storage.ts';

async function tell(status: HTMLElement): Promise<void> {
  const text = await loadText('messages');
  const words = text(pageLocale())('storageNone');
  document.documentElement.toggleAttribute('data-no-storage', true);
  const show = (): void => {
    status.textContent = words;
  };
  // The strip is `connection.ts`'s while the connection is gone, which empties it when it is back.
  if (navigator.onLine) show();
  addEventListener('online', show);
}

const status = document.querySelector<HTMLElement>('[data-connection]');
if (status && !isWritable()) void tell(status).catch(() => undefined);
