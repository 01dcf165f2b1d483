/** Keeps what was chosen last on this device (storefront §4, Persistence). */
import { useEffect, useRef } from 'react';
import { chosenCount } from '#features/catalogue/rules/filter.ts';
import { setFilters } from '#features/catalogue/store/filters.ts';
import type { ListAddress } from '../listing/use-list-query.ts';

/** Long after the frame that answers a toggle: the whole main document is read and written for it. */
const PAUSE_MS = 400;

/** Keeps the selection of the address, once nothing more is chosen for a moment; also that it was given up here. */
export function useStoredFilters({ shown, isRead }: Pick<ListAddress, 'shown' | 'isRead'>): void {
  const { selection } = shown.query;
  const { path } = shown.place;
  const hadAny = useRef(false);
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      const hasAny = chosenCount(selection) > 0;
      // A list that is opened without filters leaves those of another visit alone.
      if (hasAny || hadAny.current) setFilters(selection, path);
      hadAny.current = hasAny;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isRead, selection, path]);
}
