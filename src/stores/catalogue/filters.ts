/**
 * The filters that were chosen last (storefront §4, Articles filters; §4, Persistence), a slice of the main document.
 */
import { computed } from 'nanostores';
import type { Selection } from '#domain/catalogue/filter.ts';
import { $main, updateMain } from '#stores/storage/main-store.ts';

export const $filters = computed($main, ({ filters }) => filters);

/** Takes over a whole selection: the one of an address. */
export function setFilters(filters: Selection): void {
  updateMain((state) => ({ ...state, filters }));
}
