/**
 * A list that changed shows the cards of the first view at once and the others a frame later: a slow phone draws two dozen
 * cards in several times the 100 ms that a filter may take.
 */
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** Two rows of the widest grid, four of the narrowest: more than a screen holds. */
const FIRST_VIEW = 8;

/** How many of `count` cards are drawn now. What is around `list` keeps its height meanwhile, so that the page does not jump. */
export function useDrawnCards(
  products: readonly unknown[],
  count: number,
  list: RefObject<HTMLElement | null>,
): number {
  const [complete, setComplete] = useState<readonly unknown[]>();
  const isComplete = complete === products;
  useLayoutEffect(() => {
    const element = list.current?.parentElement;
    if (!element || isComplete) return;
    const rows = Math.min(products.length, count) / Math.min(products.length, FIRST_VIEW);
    element.style.setProperty('min-block-size', `${element.offsetHeight * Math.max(1, rows)}px`);
    return () => void element.style.removeProperty('min-block-size');
  }, [products, count, isComplete, list]);
  useEffect(() => startTransition(() => setComplete(products)), [products]);
  return isComplete ? count : Math.min(count, FIRST_VIEW);
}
