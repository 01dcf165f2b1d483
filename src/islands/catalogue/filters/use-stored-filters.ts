/** Keeps what was chosen last on this device (storefront §4, Persistence). */
import { useEffect } from 'react';
import { chosenCount } from '#domain/catalogue/filter.ts';
import type { ListAddress } from '#islands/catalogue/listing/use-list-query.ts';
import { $filters, setFilters } from '#stores/catalogue/filters.ts';

/** Long after the frame that answers a toggle: the whole main document is read and written for it. */
const PAUSE_MS = 400;

/** Keeps the selection of the address, once nothing more is chosen for a moment; also that nothing is chosen any more. */
export function useStoredFilters({ shown, isRead }: Pick<ListAddress, 'shown' | 'isRead'>): void {
  const { selection } = shown.query;
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      if (chosenCount(selection) + chosenCount($filters.get()) > 0) setFilters(selection);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isRead, selection]);
}
