/** The colours, sizes and prices that a search was understood to ask for become filters like any other, in the address too. */
import { useLayoutEffect } from 'react';
import { chosenCount } from '#features/catalogue/rules/filter.ts';
import type { ShownList } from '#features/catalogue/rules/list-place.ts';
import { selectionOf } from '#features/search/rules/read-term.ts';
import type { ChangeQuery } from './listing/use-list-query.ts';
import type { Results } from './listing/use-listing.ts';

/**
 * Whether that has been done for a list. The mark is in the history, so that removed filters stay removed after going
 * back or reloading.
 */
function isMarked(key: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'understood' in state && state.understood === key;
}

/** Chooses them once for each search, before its list is painted, and only where the address names no filters itself. */
export function useUnderstoodFilters(
  { state, list }: Results,
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
