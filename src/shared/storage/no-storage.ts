/** Shows the message that the browser stores nothing, in the strip at the foot of the window. */
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
  // `shell/browser/page-status.ts` uses the strip while the device is offline, and empties it when it is online
  // again.
  if (navigator.onLine) show();
  addEventListener('online', show);
}

const status = document.querySelector<HTMLElement>('[data-connection]');
if (status && !isWritable()) void tell(status).catch(() => undefined);
