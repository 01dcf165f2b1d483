/**
 * A list that changed shows the cards of the first view at once, their pictures a frame later (they have to be decoded
 * anyway) and the other cards after that: a slow phone draws two dozen cards in several times the 100 ms that a filter
 * may take.
 */
import { useMemo } from 'react';
import { NO_SELECTION, type Selection } from '#features/catalogue/rules/filter.ts';
import type { Product } from '#features/product/rules/product.ts';
import { useAfterPaint } from '../after-paint.ts';

/** Two rows of the widest grid, four of the narrowest: more than a screen holds. */
export const FIRST_VIEW = 8;

/**
 * Consecutive cards as one unit that renders only when it changes. Cards keep their positions and take new content,
 * because new cards cost several times as much.
 */
export type CardChunk = {
  /** A place without a product is one whose card is drawn a frame later. */
  readonly products: readonly (Product | undefined)[];
  /** The product whose picture each card shows; another product's picture is hidden. */
  readonly pictured: readonly (Product | undefined)[];
  /** What the list was filtered by when they were drawn, and when their pictures were. */
  readonly selection: Selection;
  readonly picturedSelection: Selection;
};

export type DrawnCards = {
  readonly first: CardChunk;
  readonly later: CardChunk;
  /** Some of the later ones show other products still, so they are out of sight. */
  readonly isComing: boolean;
  readonly isDrawn: boolean;
};

type Wanted = { readonly products: readonly Product[]; readonly selection: Selection };

const NOTHING: Wanted = { products: [], selection: NO_SELECTION };

function firstRun(wanted: Wanted, pictured: Wanted): CardChunk {
  const products = wanted.products.slice(0, FIRST_VIEW);
  return {
    products,
    pictured: products.map((product, at) => pictured.products[at] ?? product),
    selection: wanted.selection,
    picturedSelection: pictured.selection,
  };
}

/** The cards after the first view as they were drawn last, and empty places for those that were not yet. */
function laterChunk({ products: drawn, selection }: Wanted, count: number): CardChunk {
  const length = Math.max(0, count - FIRST_VIEW);
  const products = Array.from({ length }, (_, at) => drawn[FIRST_VIEW + at]);
  return { products, pictured: products, selection, picturedSelection: selection };
}

/** The cards of the first `count` products. */
export function useDrawnCards(all: readonly Product[], count: number, selection: Selection): DrawnCards {
  const wanted = useMemo(() => ({ products: all.slice(0, count), selection }), [all, count, selection]);
  const pictured = useAfterPaint(wanted);
  const drawn = useAfterPaint(pictured, NOTHING);
  const { length } = wanted.products;
  const first = useMemo(() => firstRun(wanted, pictured), [wanted, pictured]);
  const later = useMemo(() => laterChunk(drawn, length), [drawn, length]);
  const isStale = (product: Product | undefined, at: number): boolean =>
    product !== undefined && product !== wanted.products[FIRST_VIEW + at];
  return {
    first,
    later,
    isComing: later.products.some(isStale),
    isDrawn:
      length > 0 && later.products.every((product, at) => product === wanted.products[FIRST_VIEW + at]),
  };
}
