/** The cards of a filtered or sorted list, in the positions of the previous cards. */

import { memo, type Ref, useMemo } from 'react';
import type { ListView } from '#features/catalogue/rules/list-query.ts';
import { preferredChoice, preferredPicture, shownPlace } from '#features/catalogue/rules/preferred-choice.ts';
import type { Results } from '../listing/use-listing.ts';
import { useCatalogueText } from '../use-catalogue-text.ts';
import { cardTexts } from './card-text.ts';
import { HydratedCard } from './HydratedCard.tsx';
import { type CardState, useCardState } from './use-card-state.ts';
import { type CardChunk, type DrawnCards, FIRST_VIEW } from './use-rendered-cards.ts';

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
      <Run {...common} from={0} run={cards.first} />
      <Run {...common} from={FIRST_VIEW} run={cards.later} />
    </ul>
  );
}

type RunProps = Omit<HydratedGridProps, 'ref' | 'results' | 'cards'> &
  HydratedGridProps['results'] & {
    readonly textOf: ReturnType<typeof cardTexts>;
    readonly state: CardState;
    /** The place of its first card. */
    readonly from: number;
    readonly run: CardChunk;
  };

const Run = memo(function Run({ from, run, categories, state, ...common }: RunProps) {
  return run.products.map((product, index) => {
    const at = from + index;
    if (product === undefined) return <li key={at} className="card-place" data-coming />;
    const pictured = run.pictured[index] ?? product;
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
        wanted={preferredChoice(product, run.selection)}
        place={shownPlace(product, run.selection)}
        colorPicture={preferredPicture(pictured, run.picturedSelection)}
        mySizes={state.mySizes(product, categories)}
        add={state.add}
      />
    );
  });
});
