/** Where the focus goes when what was removed had it: to the list, so that the keyboard does not start over. */
import { type RefObject, useEffect, useRef } from 'react';

export function useSavedFocus(element: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) element.current?.focus();
  }, [element, count]);
}
