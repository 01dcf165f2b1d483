/**
 * News of favourites (decision 151, Returning shoppers), from the list that was published with the shop: no service is called
 * and no permission is needed.
 */

import { findInListFile } from '#features/catalogue/api/list-files.ts';
import type { Product } from '#features/product/rules/product.ts';
import {
  type FavouriteChange,
  favouriteChange,
  hasNews,
  type SeenFavourite,
  seenOf,
} from '#features/saved/rules/wishlist-news.ts';
import { WISHLIST_NEWS_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord, textsOf } from '#shared/storage/stored-shape.ts';
import { $wishlist } from './saved-lists.ts';

type WishlistNews = {
  /** ms; minus infinity for never. */
  readonly checkedAt: number;
  /** By sku. */
  readonly seen: Readonly<Record<string, SeenFavourite>>;
  /** Skus of favourites with news that the shopper has not seen. */
  readonly unseen: readonly string[];
};

const VERSION = 1;
const NEVER = Number.NEGATIVE_INFINITY;
const NO_NEWS: WishlistNews = { checkedAt: NEVER, seen: {}, unseen: [] };

/** A shop is published a few times a day. */
const MAX_AGE_MS = 6 * 60 * 60 * 1000;

function isSeen(value: unknown): value is SeenFavourite {
  return isRecord(value) && Number.isSafeInteger(value['price']) && typeof value['soldOut'] === 'boolean';
}

function readSeen(stored: unknown): WishlistNews['seen'] {
  const rows = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(rows.flatMap(([sku, seen]) => (isSeen(seen) ? [[sku, seen] as const] : [])));
}

const news = persistentDocument<WishlistNews>(WISHLIST_NEWS_KEY, {
  initial: NO_NEWS,
  read: (stored) => {
    if (!isRecord(stored) || stored['version'] !== VERSION) throw new TypeError('not news of this version');
    const { checkedAt } = stored;
    return {
      checkedAt: typeof checkedAt === 'number' && Number.isFinite(checkedAt) ? checkedAt : NEVER,
      seen: readSeen(stored['seen']),
      unseen: textsOf(stored['unseen']),
    };
  },
  write: (known) => ({ version: VERSION, ...known }),
});

/** Compares the favourites with the published list; undefined if it cannot be loaded. */
async function compareFavourites(path: string): Promise<readonly FavouriteChange[] | undefined> {
  const favourites = $wishlist.get();
  const answer = await findInListFile(path, new Set(favourites.map(({ sku }) => sku)));
  if (!answer.ok) return undefined;
  const products = new Map<string, Product>(answer.value.map((product) => [product.sku, product]));
  const { seen } = news.store.get();
  return favourites.flatMap((favourite) => {
    const product = products.get(favourite.sku);
    return product ? [favouriteChange(favourite, seen[favourite.sku], product)] : [];
  });
}

/**
 * The number of favourites with unseen news. Loads the list again if the last comparison is too old.
 * @param path of the list of all products
 * @param now ms
 */
export async function countNews(path: string, now: number): Promise<number> {
  const favourites = new Set($wishlist.get().map(({ sku }) => sku));
  const age = now - news.store.get().checkedAt;
  if (favourites.size > 0 && !(age >= 0 && age < MAX_AGE_MS)) {
    const changes = await compareFavourites(path);
    const { seen } = news.store.get();
    const unseen = changes?.filter((change) => hasNews(change, seen[change.sku])).map(({ sku }) => sku);
    if (unseen) news.update((before) => ({ ...before, checkedAt: now, unseen }));
  }
  return news.store.get().unseen.filter((sku) => favourites.has(sku)).length;
}

/**
 * The changes of all favourites, which then count as seen; none if the list cannot be loaded.
 * @param path of the list of all products
 * @param now ms
 */
export async function seeNews(path: string, now: number): Promise<readonly FavouriteChange[]> {
  const changes = await compareFavourites(path);
  if (!changes) return [];
  const seen = Object.fromEntries(changes.map((change) => [change.sku, seenOf(change)]));
  news.update(() => ({ checkedAt: now, seen, unseen: [] }));
  return changes;
}
