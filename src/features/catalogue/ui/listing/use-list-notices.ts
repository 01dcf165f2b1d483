/** Toasts about a list (decision 23, Search texts; storefront §8, Menu listing non-OK; §8, Filter non-OK). */

import { useEffect, useRef } from 'react';
import type { ListState } from '#features/catalogue/store/product-list.ts';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import { isSuggestedIn } from '#features/search/rules/suggestion-text.ts';
import { suggestionsFor } from '#features/search/store/suggestions.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';
import type { Toast } from '#shared/toast/toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { failureText } from '#shared/ui/island/failure-text.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';

type Notice = Pick<Toast, 'type' | 'message' | 'position'>;

/** Shows one toast for each result of a list, a search or the service's filter. */
export function useListNotices(list: ListState, term: string): void {
  const t = useMessages();
  const locale = useLocale();
  const announced = useRef<ListState>(undefined);
  useEffect(() => {
    if (announced.current === list) return;
    announced.current = list;
    void announceList(list, term, { t, locale, isCurrent: () => announced.current === list });
  }, [list, term, t, locale]);
}

type Page = {
  readonly t: Text<'messages'>;
  readonly locale: Locale;
  readonly isCurrent: () => boolean;
};

/** Shows the toast of a list; none for an empty search with suggestions (contract, Settled after the second release). */
export async function announceList(
  list: ListState,
  term: string,
  { t, locale, isCurrent }: Page,
): Promise<void> {
  const notice = listNotice(list, term, t);
  if (!notice) return;
  const isEmptySearch = list.kind === 'ready' && !list.isFiltered;
  if (isEmptySearch && (await findClosest(term, locale)).length > 0) return;
  if (isCurrent()) showToast(notice.type, notice.message, notice.position);
}

/** The toast of a list and the term of its address; undefined where there is none. */
export function listNotice(list: ListState, term: string, t: Text<'messages'>): Notice | undefined {
  if (list.kind !== 'failed' && list.kind !== 'ready') return undefined;
  const isSearch = term !== '' && list.key === `search ${term}`;
  if (list.kind === 'failed') return failureNotice(list, isSearch, t);
  if (list.isFiltered) return { type: 'success', message: t('list.filterResults'), position: 'top-right' };
  if (!isSearch || list.products.length > 0 || list.help?.length) return undefined;
  return { type: 'warn', message: t('list.noSearchResults', { term }), position: 'top-left' };
}

function failureNotice(
  { failure, isFiltered }: Extract<ListState, { kind: 'failed' }>,
  isSearch: boolean,
  t: Text<'messages'>,
): Notice | undefined {
  if (isFiltered && failure.kind === 'http') {
    return { type: 'warn', message: t('list.noFilterResults'), position: 'top-left' };
  }
  // A search has other texts (decision 23, Search texts).
  if (!isSearch && failure.kind === 'http') {
    return { type: 'info', message: t('list.none'), position: 'top-right' };
  }
  const message = failureText(failure, t);
  if (message === '') return undefined;
  const position = isFiltered ? 'top-center' : 'bottom-left';
  return { type: 'error', message: t('failure.error', { message }), position };
}

/** More than the list shows, because places in the shop count too. */
const MAX_FOUND = 24;

/** Products and places that have some words of a term; pages of help are in `ListState.help`. */
export async function findClosest(term: string, locale: Locale): Promise<readonly FoundSuggestion[]> {
  const found = await suggestionsFor(SUGGESTIONS_PATH, term, MAX_FOUND);
  return found.filter((each) => each.kind !== 'help' && isSuggestedIn(locale, each));
}
