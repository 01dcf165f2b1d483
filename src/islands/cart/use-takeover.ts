/** Handing over from the preview that a module painted to the island's own view, without losing focus or typed numbers. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { setLineQuantity } from '#stores/cart.ts';
import { findControl } from './focus-control.ts';

function controlOf(element: Element | null | undefined): string | undefined {
  return element?.closest<HTMLElement>('[data-control]')?.dataset['control'];
}

/** Quantities typed into the preview while the island was on its way. */
function keepTypedQuantities(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[data-control^="quantity:"]')) {
    const typed = Number.parseInt(input.value, 10);
    const cartItemId = input.dataset['control']?.slice('quantity:'.length) ?? '';
    if (input.value !== input.defaultValue && Number.isFinite(typed)) setLineQuantity(cartItemId, typed);
  }
}

/**
 * False in the built HTML and the first client render, true before the next paint: stored state is only drawn then.
 * Whatever control had the focus in `root` gives it to the one with the same `data-control`.
 */
export function useTakeover(root: RefObject<HTMLElement | null>): boolean {
  const [isLive, setIsLive] = useState(false);
  const focused = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    if (isLive) {
      if (focused.current !== undefined) findControl(element, focused.current)?.focus();
      return;
    }
    focused.current = element.contains(document.activeElement)
      ? controlOf(document.activeElement)
      : undefined;
    keepTypedQuantities(element);
    setIsLive(true);
  }, [root, isLive]);
  return isLive;
}
