/** A long group scrolls inside itself: what is ticked in it, by an address for example, must not stay out of sight. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FilterGroup } from '#domain/catalogue/filter.ts';

type Toggle = (group: FilterGroup, value: string) => void;

export type ChosenInView = {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The toggle of the group's own boxes: who ticks one sees it already, so nothing is moved for it. */
  readonly toggle: Toggle;
};

/** Scrolls the list, never the page. False while the browser skips what is out of sight: there is nothing to scroll. */
function bringIntoView(list: HTMLElement): boolean {
  // The first row is 'Todos'.
  const row = list.querySelector('li:not(:first-child) > label > input:checked')?.closest('li');
  if (!row) return true;
  const rows = row.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (rows.top >= box.top && rows.bottom <= box.bottom) return true;
  if (list.scrollHeight <= list.clientHeight) return false;
  // A row stays above it: it shows that there is more there as well.
  list.scrollTop += rows.top - box.top - rows.height;
  return true;
}

/** `chosen`: a new array when, and only when, the choice has changed. */
export function useChosenInView(chosen: readonly string[], toggle: Toggle): ChosenInView {
  const list = useRef<HTMLUListElement>(null);
  const isOwn = useRef(false);
  useEffect(() => {
    const element = list.current;
    const wasOwn = isOwn.current;
    isOwn.current = false;
    if (wasOwn || !element || chosen.length === 0 || bringIntoView(element)) return undefined;
    const again = (): void => void bringIntoView(element);
    element.addEventListener('contentvisibilityautostatechange', again, { once: true });
    return () => element.removeEventListener('contentvisibilityautostatechange', again);
  }, [chosen]);
  const toggleOwn = useCallback<Toggle>(
    (group, value) => {
      isOwn.current = true;
      toggle(group, value);
    },
    [toggle],
  );
  return { list, toggle: toggleOwn };
}
