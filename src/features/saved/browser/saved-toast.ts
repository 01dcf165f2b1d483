/** What is said when a product was kept or given up (storefront §8), loaded with the first time it is said. */
import { clientText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import type { SavedList } from './saved-list-kind.ts';

const text = clientText('messages');

export function notifySaved({ action, toast }: SavedList, outcome: 'added' | 'already' | 'removed'): void {
  const locale = pageLocale();
  const t = text(locale);
  // Nothing is said of a product that is compared already: the button shows it.
  if (outcome === 'already' && action === 'compare') return;
  const way = { href: pathTo.page(locale, action), text: t(`${action}.view`) };
  const link = outcome === 'removed' || location.pathname === way.href ? undefined : way;
  if (outcome === 'already') showToast('info', t('wishlist.already'), toast.position, link);
  else showToast(toast[outcome], t(`${action}.${outcome}`), toast.position, link);
}
