/**
 * Offers the last filters of a list that is opened without any, as a toast, which moves nothing (decision 210, Last
 * filters).
 */
import { chosenCount } from '#features/catalogue/rules/filter.ts';
import { DEFAULT_LIST_QUERY, listQueryString } from '#features/catalogue/rules/list-query.ts';
import { takeFilterOffer } from '#features/catalogue/store/filters.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { showToast } from '#shared/toast/toast-store.ts';

/** @param list canonical path of the list */
export async function offerFilters(list: string): Promise<void> {
  const t = (await loadText('messages'))(pageLocale());
  const selection = takeFilterOffer(list);
  if (!selection) return;
  const query = listQueryString({ ...DEFAULT_LIST_QUERY, selection });
  const message = t('lastFilters.offer', { count: chosenCount(selection) });
  const link = { href: `${localePath(pageLocale(), list)}?${query}`, text: t('lastFilters.continue') };
  showToast('info', message, 'bottom-center', link);
}
