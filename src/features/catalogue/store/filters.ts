/**
 * The last chosen filters (storefront §4, Articles filters; §4, Persistence), a slice of the main document. Their
 * list offers them once when it is opened without filters (decision 210, Last filters).
 */
import { $main, type LastFilters, updateMain } from '#features/cart/store/main-store.ts';
import { chosenCount, type Selection } from '#features/catalogue/rules/filter.ts';

/** Stores a selection and the canonical path of its list; an empty selection is not offered. */
export function setFilters(selection: Selection, list?: string): void {
  const isOffered = list !== undefined && chosenCount(selection) > 0;
  const filters: LastFilters = isOffered ? { ...selection, list } : selection;
  updateMain((state) => ({ ...state, filters }));
}

/** Returns the filters to offer in a list, once until filters are chosen again. */
export function takeFilterOffer(list: string): Selection | undefined {
  const { list: last, ...selection } = $main.get().filters;
  if (last !== list || chosenCount(selection) === 0) return undefined;
  setFilters(selection);
  return selection;
}
