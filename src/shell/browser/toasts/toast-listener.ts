/** Listens for toasts to show and to end; the code that renders them is loaded with the first one. */

import { textsReady } from '#shared/i18n/pending-texts.ts';
import type { Toast } from '#shared/toast/toast.ts';

/** Counts plain messages, because only the last one is removed. */
let plainCount = 0;

/**
 * Shows the message in the page's status region if the code of toasts cannot be loaded (decision 15, Bad network). It stays
 * for twice its time, because it cannot be shown again.
 */
function showPlainMessage({ message, duration, isAnnouncedInPage }: Toast): void {
  if (isAnnouncedInPage) return;
  const status = document.querySelector<HTMLElement>('[data-connection]');
  if (!status) return;
  status.textContent = message;
  const own = ++plainCount;
  setTimeout(() => {
    // The region reports the connection otherwise; a browser may have translated its text.
    if (own === plainCount) status.textContent = (!navigator.onLine && status.dataset['text']) || '';
  }, 2 * duration);
}

async function loadToasts() {
  const { showToast, endToasts } = await import('./toasts.ts');
  await textsReady();
  return { showToast, endToasts };
}

/** The code of toasts; undefined before the first toast. */
let toasts: ReturnType<typeof loadToasts> | undefined;

export function startToasts(): void {
  document.addEventListener('toast', ({ detail }) => {
    toasts = loadToasts();
    toasts.then(({ showToast }) => showToast(detail)).catch(() => showPlainMessage(detail));
  });
  // Without a toast there is nothing to end, and plain messages end by themselves.
  document.addEventListener('toast:over', ({ detail }) => {
    toasts?.then(({ endToasts }) => endToasts(detail)).catch(() => undefined);
  });
}
