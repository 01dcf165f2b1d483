/** The wishlist on its page (interface, Wishlist and compare). The built HTML is the empty list. */
import { useEffect, useState } from 'react';
import { EVERYTHING } from '#features/catalogue/rules/list-place.ts';
import { SavedCard } from '#features/catalogue/ui/cards/SavedCard.tsx';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import type { FavouriteChange } from '#features/saved/rules/wishlist-news.ts';
import { $wishlist, addToWishlist, clearWishlist } from '#features/saved/store/saved-lists.ts';
import { seeNews } from '#features/saved/store/wishlist-news.ts';
import { listDataPath } from '#shared/i18n/paths.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { RemoveButton, SavedActions, SavedFrame, type SavedPageProps, useFirstRows } from './SavedPage.tsx';
import './Saved.css';

const ROWS = 60;

/** By sku. */
type Changes = ReadonlyMap<string, FavouriteChange>;

const NO_CHANGES: Changes = new Map();

function WishlistPageContent({ imageBase, colorNames }: SavedPageProps) {
  const t = useCatalogueText();
  const products = useShared($wishlist);
  const { rows, showMore } = useFirstRows(products, ROWS);
  const changes = useChanges(products.length > 0);
  const cards = { colorNames, format: useMoney().format };
  return (
    <SavedFrame {...cards} list="wishlist" products={products} imageBase={imageBase} add={addToWishlist}>
      <NewsStatus changes={changes} />
      <ul className="product-grid saved-list" role="list" aria-label={t('wishlist.title')}>
        {rows.map((product) => (
          <li key={product.sku}>
            <SavedCard {...cards} product={product} change={changes.get(product.sku)}>
              <RemoveButton list="wishlist" sku={product.sku} name={product.name} />
            </SavedCard>
          </li>
        ))}
      </ul>
      <SavedActions list="wishlist" products={products} showMore={showMore} clear={clearWishlist} />
    </SavedFrame>
  );
}

/** The island. */
export const WishlistPage = asIsland(WishlistPageContent);

/** Loads the changes of the favourites once (decision 151, Returning shoppers). */
function useChanges(hasFavourites: boolean): Changes {
  const [changes, setChanges] = useState(NO_CHANGES);
  useEffect(() => {
    let isOver = false;
    if (hasFavourites)
      void seeNews(listDataPath(EVERYTHING.path), Date.now()).then((rows) => {
        if (!isOver) setChanges(new Map(rows.map((row) => [row.sku, row])));
      });
    return () => {
      isOver = true;
    };
  }, [hasFavourites]);
  return changes;
}

/** Announces what the badges of the favourites show. */
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
        .filter((text) => text !== '')
        .join(' ')}
    </p>
  );
}
