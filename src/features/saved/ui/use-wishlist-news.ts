/** What became of the favourites since they were kept (decision 151, Coming back), once it was looked up. */
import { useEffect, useState } from 'react';
import { EVERYTHING } from '#features/catalogue/rules/list-place.ts';
import type { Changed } from '#features/saved/rules/wishlist-news.ts';
import { seeNews } from '#features/saved/store/wishlist-news.ts';
import { listDataPath } from '#shared/i18n/paths.ts';

/** By sku. */
export type Changes = ReadonlyMap<string, Changed>;

const NONE: Changes = new Map();

/** Looks once, when there are favourites. */
export function useWishlistNews(hasFavourites: boolean): Changes {
  const [changes, setChanges] = useState(NONE);
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
