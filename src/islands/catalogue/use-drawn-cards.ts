/**
 * A list that changed shows the cards of the first view at once, their pictures a frame later (they have to be decoded
 * anyway) and the other cards after that: a slow phone draws two dozen cards in several times the 100 ms that a filter
 * may take.
 */
import { useDeferredValue, useMemo } from 'react';
import type { Product } from '#domain/product.ts';

/** Two rows of the widest grid, four of the narrowest: more than a screen holds. */
const FIRST_VIEW = 8;

/**
 * A place in the list. Places stay and their cards take over what they show: making cards anew costs several times as
 * much. `isComing`: what it is to show is drawn a frame later; what it shows still (nothing at first) is out of sight.
 */
export type CardSlot = {
  readonly at: number;
  readonly product: Product | undefined;
  /** Whose picture stands in the card; while it is another product's, it is out of sight. */
  readonly pictured: Product | undefined;
  readonly isComing: boolean;
};

const NONE: readonly Product[] = [];

/** The places for the first `count` products. */
export function useDrawnCards(products: readonly Product[], count: number): readonly CardSlot[] {
  const wanted = useMemo(() => products.slice(0, count), [products, count]);
  const pictured = useDeferredValue(wanted);
  const drawn = useDeferredValue(pictured, NONE);
  return wanted.map((product, at) => {
    const isDrawn = at < FIRST_VIEW || drawn === wanted || drawn[at] === product;
    if (!isDrawn) return { at, product: drawn[at], pictured: drawn[at], isComing: true };
    return { at, product, pictured: pictured[at] ?? product, isComing: false };
  });
}
