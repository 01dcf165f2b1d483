/** Hears that a toast is asked for, or over; what draws it is loaded with the first one. */

import { textsReady } from '#shared/i18n/pending-texts.ts';
import type { Toast } from '#shared/toast/toast.ts';

/** How many messages were said plainly: the last one alone is taken back. */
let saidCount = 0;

/**
 * Where the toast code cannot be loaded, the message is shown in the shell's status region: a failure would be silent
 * without a connection, and with one it is the only message (decision 15, Bad network). For twice its time, since it
 * cannot be shown again.
 */
function showPlainMessage({ message, duration, isAnnouncedInPage }: Toast): void {
  if (isAnnouncedInPage) return;
  const status = document.querySelector<HTMLElement>('[data-connection]');
  if (!status) return;
  status.textContent = message;
  const said = ++saidCount;
  setTimeout(() => {
    // The region is the connection's: it speaks of that again. Its text may be translated by now.
    if (said === saidCount) status.textContent = (!navigator.onLine && status.dataset['text']) || '';
  }, 2 * duration);
}

async function loadToasts() {
  const { showToast, endToasts } = await import('./toasts.ts');
  await textsReady();
  return { showToast, endToasts };
}

/** What draws toasts, once one was asked for: what is over has to wait for it as the toast itself does. */
let drawing: ReturnType<typeof loadToasts> | undefined;

export function startToasts(): void {
  document.addEventListener('toast', ({ detail }) => {
    drawing = loadToasts();
    drawing.then(({ showToast }) => showToast(detail)).catch(() => showPlainMessage(detail));
  });
  // Nothing is loaded to end what was never asked for; what was said plainly goes by itself.
  document.addEventListener('toast:over', ({ detail }) => {
    drawing?.then(({ endToasts }) => endToasts(detail)).catch(() => undefined);
  });
}
