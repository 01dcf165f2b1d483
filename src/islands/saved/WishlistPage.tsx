/** The wishlist on its page (interface, Wishlist and compare). What is built is the empty list. */

import { useRef } from 'react';
import { pathTo } from '#i18n/paths.ts';
import { SavedCard } from '#islands/catalogue/cards/SavedCard.tsx';
import type { ColorNames } from '#islands/catalogue/cards/saved-color.ts';
import { ClearList } from '#islands/catalogue/filters/ClearList.tsx';
import { useCatalogueText } from '#islands/catalogue/use-catalogue-text.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $wishlist, addToWishlist, clearWishlist } from '#stores/saved/wishlist.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { SavedButton } from './SavedButton.tsx';
import { SharedProducts } from './SharedProducts.tsx';
import { ShareList } from './ShareList.tsx';
import { useSavedFocus } from './use-saved-focus.ts';
import './Saved.css';
import { asIsland } from '#islands/page/IslandBoundary.tsx';

export type WishlistPageProps = {
  /** As in `SiteSettings`. */
  readonly imageBase: string;
  readonly colorNames: ColorNames;
};

function WishlistPageContent({ imageBase, colorNames }: WishlistPageProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const products = useShared($wishlist);
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
        >
          <p>{t('wishlist.emptyHint')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className="product-grid saved-list" role="list" aria-label={t('wishlist.title')}>
            {products.map((product) => (
              <li key={product.sku}>
                <SavedCard {...shown} product={product}>
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
            <ShareList products={products} path={path} title={t('wishlist.title')} />
            <ClearList clear={clearWishlist} />
          </p>
        </>
      )}
    </div>
  );
}

/** The island. */
export const WishlistPage = asIsland(WishlistPageContent);
