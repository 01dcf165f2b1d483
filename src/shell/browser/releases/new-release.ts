/** Says once that the shop was published anew since this tab was opened; nothing is reloaded under anybody's hands. */
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { showToastFor } from '#shared/toast/toast-store.ts';

/** Longer than others: nobody asked for it. */
const SHOWN_MS = 10_000;

/** Resolves when somebody looks at the tab. */
function whenLookedAt(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

async function tell(): Promise<void> {
  const text = await loadText('messages');
  await whenLookedAt();
  const message = text(pageLocale())('newRelease');
  showToastFor(SHOWN_MS, { type: 'info', message, position: 'top-center' });
}

void tell().catch(() => undefined);
