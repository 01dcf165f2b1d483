/** What is said when an article was asked for and the status was not OK (storefront §8: product detail). */
import type { ServiceFailure } from '#domain/page/failure.ts';
import { loadText } from '#i18n/client-text.ts';
import { pageLocale } from '#i18n/page-locale.ts';
import { showToast } from '#stores/page/toast.ts';

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
