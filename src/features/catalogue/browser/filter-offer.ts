/**
 * Offers in a list that was opened without filters to go on with those chosen last in it (decision 210, Last filters). As a
 * toast it moves nothing, can be dismissed, and goes by itself.
 */
import { chosenCount } from '#features/catalogue/rules/filter.ts';
import { DEFAULT_LIST_QUERY, listQueryString } from '#features/catalogue/rules/list-query.ts';
import { takeFilterOffer } from '#features/catalogue/store/filters.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { showToast } from '#shared/toast/toast-store.ts';

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
