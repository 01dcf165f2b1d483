/** Keeps the focus near when what had it is replaced. */
import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to `place` (give it `tabIndex={-1}`) when `state` changed and what had the focus is gone. */
export function useRestoredFocus(place: RefObject<HTMLElement | null>, state: boolean): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const hasNone = document.activeElement === null || document.activeElement === document.body;
    // Where nobody has touched the page yet, a session that is read from the storage takes no focus.
    if (hasNone && navigator.userActivation.hasBeenActive) place.current?.focus({ preventScroll: true });
  }, [place, state]);
}
