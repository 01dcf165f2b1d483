/** The query of the page's address; every change is written there first (decision 25, List parameters). */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chosenCount } from '#features/catalogue/rules/filter.ts';
import { type ListPlace, type ShownList, shownList } from '#features/catalogue/rules/list-place.ts';
import {
  DEFAULT_LIST_QUERY,
  type ListQuery,
  listQueryFromParams,
  listQueryString,
} from '#features/catalogue/rules/list-query.ts';
import { setFilters } from '#features/catalogue/store/filters.ts';
import type { ListState } from '#features/catalogue/store/product-list.ts';
import { selectionOf } from '#features/search/rules/read-term.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { addressParams, changeAddress, discardPendingChanges } from './list-address.ts';

/** `replace` for a change that is no step back, such as the next page of the same list. */
export type ChangeQuery = (
  change: Partial<ListQuery> | ((query: ListQuery) => Partial<ListQuery>),
  mode?: 'push' | 'replace',
) => void;

export type ListAddress = {
  readonly shown: ShownList;
  /** Whether `shown` comes from the address. */
  readonly isRead: boolean;
  readonly change: ChangeQuery;
};

/** The address of a query in the page's language. */
export function addressOf(locale: Locale, place: ListPlace, query: ListQuery): string {
  const search = listQueryString(query);
  return localePath(locale, place.path) + (search === '' ? '' : `?${search}`);
}

/** The built list in the built HTML; the list of the address before the first paint after it. */
export function useListQuery(built: ListPlace): ListAddress {
  const locale = useLocale();
  const [address, setAddress] = useState<ShownList>();
  const asBuilt = useMemo(() => ({ place: built, query: DEFAULT_LIST_QUERY, isBuilt: true }), [built]);
  useLayoutEffect(() => {
    const update = (): void => setAddress(readAddress(built));
    const step = (): void => {
      discardPendingChanges();
      update();
    };
    update();
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, [built]);
  const change = useCallback<ChangeQuery>(
    (part, mode = 'push') => {
      // From the current address, so that two quick clicks both count.
      const { place, query } = readAddress(built);
      const changed = typeof part === 'function' ? part(query) : part;
      changeAddress(addressOf(locale, place, { ...query, page: 1, ...changed }), mode);
      setAddress(readAddress(built));
    },
    [locale, built],
  );
  return { shown: address ?? asBuilt, isRead: address !== undefined, change };
}

function readAddress(built: ListPlace): ShownList {
  return shownList(built, listQueryFromParams(addressParams()));
}

/** Well after the frame that answers a toggle, because the whole main document is written. */
const STORE_DELAY_MS = 400;

/** Stores the filters of the address once no more are chosen, and that they were cleared (storefront §4, Persistence). */
export function useStoredFilters({ shown, isRead }: Pick<ListAddress, 'shown' | 'isRead'>): void {
  const { selection } = shown.query;
  const { path } = shown.place;
  const hadAny = useRef(false);
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      const hasAny = chosenCount(selection) > 0;
      // A list that is opened without filters does not clear those of an earlier visit.
      if (hasAny || hadAny.current) setFilters(selection, path);
      hadAny.current = hasAny;
    }, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isRead, selection, path]);
}

/**
 * Turns the colours, sizes and prices of a search into filters of the address: once per search, before its list is
 * painted, and only where the address has no filters.
 */
export function useUnderstoodFilters(
  { state, list }: { readonly state: string; readonly list: ListState },
  { query }: ShownList,
  change: ChangeQuery,
): void {
  const { selection, page } = query;
  useLayoutEffect(() => {
    if (state !== 'ready' || list.kind !== 'ready') return;
    const { asked: choices, key } = list;
    if (!choices || choices.length === 0 || isMarked(key)) return;
    history.replaceState({ understood: key }, '');
    if (chosenCount(selection) === 0) {
      change({ selection: selectionOf(choices), page }, 'replace');
    }
  }, [state, list, selection, page, change]);
}

/** Whether the history marks a list as narrowed, so that removed filters stay removed after going back or reloading. */
function isMarked(key: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'understood' in state && state.understood === key;
}
