/**
 * The filters that were chosen last (storefront §4, Articles filters; §4, Persistence), a slice of the main document. Their
 * list offers them once to who comes back to it without filters (decision 210, Last filters).
 */
import { computed } from 'nanostores';
import { $main, type LastFilters, updateMain } from '#features/cart/store/main-store.ts';
import { chosenCount, type Selection } from '#features/catalogue/rules/filter.ts';

const $filters = computed($main, ({ filters }) => filters);

/** Takes over a whole selection, the one of an address, and the canonical path of its list; an empty one leaves nothing. */
export function setFilters(selection: Selection, list?: string): void {
  const isOffered = list !== undefined && chosenCount(selection) > 0;
  const filters: LastFilters = isOffered ? { ...selection, list } : selection;
  updateMain((state) => ({ ...state, filters }));
}

/** Returns the filters to offer in a list; not again before filters are chosen again. */
export function takeFilterOffer(list: string): Selection | undefined {
  const { list: last, ...selection } = $filters.get();
  if (last !== list || chosenCount(selection) === 0) return undefined;
  setFilters(selection);
  return selection;
}
