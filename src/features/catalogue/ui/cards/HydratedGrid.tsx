/**
 * The cards of a filtered or sorted list, which take over the positions of the previous ones. The first view renders at
 * once, its pictures a frame later and the other cards after that: a slow phone needs several times the 100 ms of a
 * filter for two dozen cards.
 */

import { memo, type Ref, useMemo } from 'react';
import { NO_SELECTION, type Selection } from '#features/catalogue/rules/filter.ts';
import type { ListView } from '#features/catalogue/rules/list-query.ts';
import { preferredChoice, preferredPicture, shownPlace } from '#features/catalogue/rules/preferred-choice.ts';
import type { Product } from '#features/product/rules/product.ts';
import { useAfterPaint } from '../after-paint.ts';
import type { Results } from '../listing/use-listing.ts';
import { useCatalogueText } from '../use-catalogue-text.ts';
import { cardTexts } from './card-props.ts';
import { HydratedCard } from './HydratedCard.tsx';
import { type CardState, useCardState } from './use-card-state.ts';

/** Two rows of the widest grid, four of the narrowest: more than a screen. */
export const FIRST_VIEW = 8;

export type HydratedGridProps = {
  readonly ref: Ref<HTMLUListElement>;
  readonly results: Pick<Results, 'hexes' | 'categories'>;
  readonly view: ListView;
  readonly cards: DrawnCards;
};

export function HydratedGrid({ ref, results, view, cards }: HydratedGridProps) {
  const t = useCatalogueText();
  const state = useCardState();
  const { hexes, categories } = results;
  const textOf = useMemo(() => cardTexts(t), [t]);
  const common = { textOf, hexes, categories, view, state };
  return (
    <ul
      ref={ref}
      className="product-grid"
      data-layout={view}
      data-coming={cards.isComing || undefined}
      role="list"
      aria-label={t('list')}
    >
      <Chunk {...common} from={0} chunk={cards.first} />
      <Chunk {...common} from={FIRST_VIEW} chunk={cards.later} />
    </ul>
  );
}

type ChunkProps = Omit<HydratedGridProps, 'ref' | 'results' | 'cards'> &
  HydratedGridProps['results'] & {
    readonly textOf: ReturnType<typeof cardTexts>;
    readonly state: CardState;
    /** The position of its first card. */
    readonly from: number;
    readonly chunk: CardChunk;
  };

const Chunk = memo(function Chunk({ from, chunk, categories, state, ...common }: ChunkProps) {
  return chunk.products.map((product, index) => {
    const at = from + index;
    if (product === undefined) return <li key={at} className="card-place" data-coming />;
    const pictured = chunk.pictured[index] ?? product;
    return (
      <HydratedCard
        key={at}
        {...common}
        product={product}
        pictured={pictured}
        format={state.format}
        isInWishlist={state.isInWishlist(product.sku)}
        isCompared={state.isCompared(product.sku)}
        inCart={state.inCart(product.sku)}
        choiceQuery={preferredChoice(product, chunk.selection)}
        place={shownPlace(product, chunk.selection)}
        colorPicture={preferredPicture(pictured, chunk.picturedSelection)}
        mySizes={state.mySizes(product, categories)}
        add={state.add}
      />
    );
  });
});

/** Consecutive cards that render together. Cards keep their positions, because new ones cost several times as much. */
type CardChunk = {
  /** Undefined for a card that renders a frame later. */
  readonly products: readonly (Product | undefined)[];
  /** The product whose picture each card shows; another product's picture is hidden. */
  readonly pictured: readonly (Product | undefined)[];
  /** The filters of the cards, and of their pictures. */
  readonly selection: Selection;
  readonly picturedSelection: Selection;
};

export type DrawnCards = {
  readonly first: CardChunk;
  readonly later: CardChunk;
  /** Whether some of the later cards are outdated, and hidden. */
  readonly isComing: boolean;
  readonly isDrawn: boolean;
};

type Wanted = { readonly products: readonly Product[]; readonly selection: Selection };

const NOTHING: Wanted = { products: [], selection: NO_SELECTION };

/** The cards of the first `count` products. */
export function useDrawnCards(all: readonly Product[], count: number, selection: Selection): DrawnCards {
  const wanted = useMemo(() => ({ products: all.slice(0, count), selection }), [all, count, selection]);
  const pictured = useAfterPaint(wanted);
  const drawn = useAfterPaint(pictured, NOTHING);
  const { length } = wanted.products;
  const first = useMemo(() => firstChunk(wanted, pictured), [wanted, pictured]);
  const later = useMemo(() => laterChunk(drawn, length), [drawn, length]);
  const isWanted = (product: Product | undefined, at: number): boolean =>
    product === wanted.products[FIRST_VIEW + at];
  return {
    first,
    later,
    isComing: later.products.some((product, at) => product !== undefined && !isWanted(product, at)),
    isDrawn: length > 0 && later.products.every(isWanted),
  };
}

function firstChunk(wanted: Wanted, pictured: Wanted): CardChunk {
  const products = wanted.products.slice(0, FIRST_VIEW);
  return {
    products,
    pictured: products.map((product, at) => pictured.products[at] ?? product),
    selection: wanted.selection,
    picturedSelection: pictured.selection,
  };
}

/** The cards after the first view as they were last rendered. */
function laterChunk({ products: drawn, selection }: Wanted, count: number): CardChunk {
  const length = Math.max(0, count - FIRST_VIEW);
  const products = Array.from({ length }, (_, at) => drawn[FIRST_VIEW + at]);
  return { products, pictured: products, selection, picturedSelection: selection };
}
