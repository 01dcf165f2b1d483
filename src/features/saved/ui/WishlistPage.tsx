/** The wishlist on its page (interface, Wishlist and compare). What is built is the empty list. */
import { useRef } from 'react';
import { suggestedLists } from '#features/catalogue/rules/names/shortcuts.ts';
import { SavedCard } from '#features/catalogue/ui/cards/SavedCard.tsx';
import type { ColorNames } from '#features/catalogue/ui/cards/saved-color.ts';
import { ClearList } from '#features/catalogue/ui/filters/ClearList.tsx';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { $wishlist, addToWishlist, clearWishlist } from '#features/saved/store/wishlist.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { SavedButton } from './SavedButton.tsx';
import { SharedProducts } from './SharedProducts.tsx';
import { ShareList } from './ShareList.tsx';
import { useSavedFocus } from './use-saved-focus.ts';
import { useShownPart } from './use-shown-part.ts';
import { type Changes, useWishlistNews } from './use-wishlist-news.ts';
import './Saved.css';

/** Products that are shown at a time. */
const MAX_SHOWN = 60;

export type WishlistPageProps = {
  /** As in `SiteSettings`. */
  readonly imageBase: string;
  readonly colorNames: ColorNames;
};

function WishlistPageContent({ imageBase, colorNames }: WishlistPageProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const products = useShared($wishlist);
  const { shown: part, showMore } = useShownPart(products, MAX_SHOWN);
  const changes = useWishlistNews(products.length > 0);
  const page = useRef<HTMLDivElement>(null);
  useSavedFocus(page, products.length);
  const shown = { colorNames, format: useMoney().format };
  const path = pathTo.page(locale, 'wishlist');
  return (
    <div ref={page} tabIndex={-1} className="saved">
      <SharedProducts {...shown} imageBase={imageBase} keepText={t('wishlist.keep')} keep={addToWishlist} />
      {products.length === 0 ? (
        <EmptyState
          title={t('wishlist.empty')}
          icon="heart"
          action={{ href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') }}
          ways={suggestedLists(locale, t)}
        >
          <p>{t('wishlist.emptyHint')}</p>
        </EmptyState>
      ) : (
        <>
          <NewsStatus changes={changes} />
          <ul className="product-grid saved-list" role="list" aria-label={t('wishlist.title')}>
            {part.map((product) => (
              <li key={product.sku}>
                <SavedCard {...shown} product={product} change={changes.get(product.sku)}>
                  <SavedButton
                    action="wishlist"
                    sku={product.sku}
                    label={t('wishlist.remove', { name: product.name })}
                  />
                </SavedCard>
              </li>
            ))}
          </ul>
          <p className="saved-actions">
            {showMore ? <Button onClick={showMore}>{t('more')}</Button> : null}
            <ShareList products={products} path={path} title={t('wishlist.title')} />
            <ClearList list="wishlist" clear={clearWishlist} />
          </p>
        </>
      )}
    </div>
  );
}

/** The island. */
export const WishlistPage = asIsland(WishlistPageContent);

/** Says to who listens what the badges on the favourites show. */
function NewsStatus({ changes }: { readonly changes: Changes }) {
  const t = useCatalogueText();
  const all = [...changes.values()];
  const cheaper = all.filter(({ fell }) => fell > 0).length;
  const back = all.filter(({ isBack }) => isBack).length;
  return (
    <p className="visually-hidden" role="status">
      {[
        cheaper > 0 ? t('wishlist.cheaper', { count: cheaper }) : '',
        back > 0 ? t('wishlist.back', { count: back }) : '',
      ]
        .filter((words) => words !== '')
        .join(' ')}
    </p>
  );
}
