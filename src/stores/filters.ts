/** The chosen filters (storefront spec §4, Articles filters), a slice of the main document. */
import { computed } from 'nanostores';
import { type FilterGroup, NO_SELECTION, type Selection, toggleFilter as toggled } from '#domain/filter.ts';
import { $main, updateMain } from './main-store.ts';

export const $filters = computed($main, ({ filters }) => filters);

/** Adds a value or takes it away; 'all' clears its group. */
export function toggleFilter(group: FilterGroup, value: string): void {
  updateMain((state) => ({ ...state, filters: toggled(state.filters, group, value) }));
}

/** Takes over a whole selection, e.g. the one of an address. */
export function setFilters(filters: Selection): void {
  updateMain((state) => ({ ...state, filters }));
}

/** Clears all groups. */
export function resetFilters(): void {
  setFilters(NO_SELECTION);
}
