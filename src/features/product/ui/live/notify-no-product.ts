/** What is said when an article was asked for and the status was not OK (storefront §8: product detail). */
import type { ServiceFailure } from '#shared/http/failure.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { showToast } from '#shared/toast/toast-store.ts';

/** Tells it; other failures have their words in the place of what was asked for. */
export function notifyNoProduct({ kind }: ServiceFailure): void {
  if (kind !== 'http') return;
  // The words are loaded only where something went wrong.
  loadText('messages')
    .then((text) => {
      const t = text(pageLocale());
      showToast('info', t('list.none'), 'top-center');
    })
    .catch(() => undefined);
}
