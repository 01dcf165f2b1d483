/** A list that has no product at all, whatever is chosen: nothing of it can be narrowed or sorted. */
import { useLayoutEffect } from 'react';
import type { ShownList } from '#features/catalogue/rules/list-place.ts';
import type { Results } from './listing/use-listing.ts';

/**
 * Whether what is shown is such a list; its results then take the room of the filters.
 * @param live where its results are drawn
 */
export function useEmptyList(
  { isBuilt }: ShownList,
  { state, list }: Results,
  live: Element | undefined,
): boolean {
  // What the service has filtered may be empty because of what is chosen.
  const isEmpty =
    !isBuilt && state === 'ready' && list.kind === 'ready' && !list.isFiltered && list.products.length === 0;
  useLayoutEffect(() => {
    live?.toggleAttribute('data-alone', isEmpty);
  }, [live, isEmpty]);
  return isEmpty;
}
