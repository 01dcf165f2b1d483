/** Keeps what was chosen last on this device (storefront spec §4, Persistence). */
import { useEffect } from 'react';
import type { ShownList } from '#domain/list-place.ts';
import { setFilters } from '#stores/filters.ts';

/** Long after the frame that answers a toggle: the whole main document is read and written for it. */
const PAUSE_MS = 400;

/** Keeps the selection of a list that is not the printed one, once nothing more is chosen for a moment. */
export function useKeptFilters({ isPrinted, query: { selection } }: ShownList): void {
  useEffect(() => {
    if (isPrinted) return;
    const timer = setTimeout(() => setFilters(selection), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPrinted, selection]);
}
