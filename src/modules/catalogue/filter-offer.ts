/**
 * Offers in a list that was opened without filters to go on with those chosen last in it (decision 210, Last filters). As a
 * toast it moves nothing, can be dismissed, and goes by itself.
 */
import { chosenCount } from '#domain/catalogue/filter.ts';
import { DEFAULT_LIST_QUERY, listQueryString } from '#domain/catalogue/list-query.ts';
import { loadText } from '#i18n/client-text.ts';
import { pageLocale } from '#i18n/page-locale.ts';
import { localePath } from '#i18n/paths.ts';
import { takeFilterOffer } from '#stores/catalogue/filters.ts';
import { showToast } from '#stores/page/toast.ts';

/** Offers them, if there are any. `list`: the canonical path of the list. */
export async function offerFilters(list: string): Promise<void> {
  const t = (await loadText('messages'))(pageLocale());
  const selection = takeFilterOffer(list);
  if (!selection) return;
  const query = listQueryString({ ...DEFAULT_LIST_QUERY, selection });
  const message = t('lastFilters.offer', { count: chosenCount(selection) });
  const link = { href: `${localePath(pageLocale(), list)}?${query}`, text: t('lastFilters.continue') };
  showToast('info', message, 'bottom-center', link);
}
