/**
 * What the address asks of the list on the page; every change is written there first (decision 25, List parameters).
 */

import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { type ListPlace, type ShownList, shownList } from '#features/catalogue/rules/list-place.ts';
import {
  DEFAULT_LIST_QUERY,
  type ListQuery,
  listQueryFromParams,
  listQueryString,
} from '#features/catalogue/rules/list-query.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { addressParams, changeAddress, discardPendingChanges } from './list-address.ts';

/** `replace` for what is no step back: the next page of the same list. */
export type ChangeQuery = (
  change: Partial<ListQuery> | ((query: ListQuery) => Partial<ListQuery>),
  mode?: 'push' | 'replace',
) => void;
/** `isRead`: `shown` is what the address says, not only what was built. */
export type ListAddress = {
  readonly shown: ShownList;
  readonly isRead: boolean;
  readonly change: ChangeQuery;
};

function read(built: ListPlace): ShownList {
  return shownList(built, listQueryFromParams(addressParams()));
}

/** The address of what is shown, in the page's language. */
export function addressOf(locale: Locale, place: ListPlace, query: ListQuery): string {
  const search = listQueryString(query);
  return localePath(locale, place.path) + (search === '' ? '' : `?${search}`);
}

/** The built list in the built HTML; what the address says before the first paint after it. */
export function useListQuery(built: ListPlace): ListAddress {
  const locale = useLocale();
  const [address, setAddress] = useState<ShownList>();
  const asBuilt = useMemo(() => ({ place: built, query: DEFAULT_LIST_QUERY, isBuilt: true }), [built]);
  useLayoutEffect(() => {
    const update = (): void => setAddress(read(built));
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
      // From the address as it is now: two quick clicks both count.
      const { place, query } = read(built);
      const changed = typeof part === 'function' ? part(query) : part;
      changeAddress(addressOf(locale, place, { ...query, page: 1, ...changed }), mode);
      setAddress(read(built));
    },
    [locale, built],
  );
  return { shown: address ?? asBuilt, isRead: address !== undefined, change };
}
