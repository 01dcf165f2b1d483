/**
 * News of favourites (decision 151, Coming back): looked up in the list that was published with the shop, so that
 * no service is asked and nobody has to permit anything.
 */

import { findInListFile } from '#features/catalogue/api/list-files.ts';
import type { Product } from '#features/product/rules/product.ts';
import { type Changed, changeOf, isNews, type Seen, seenOf } from '#features/saved/rules/wishlist-news.ts';
import { WISHLIST_NEWS_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord, textsOf } from '#shared/storage/stored-shape.ts';
import { $wishlist } from './wishlist.ts';

/** What is stored of it; another version is set aside, and looked up anew. */
export type WishlistNews = {
  /** ms; never is minus infinity. */
  readonly checkedAt: number;
  /** By sku. */
  readonly seen: Readonly<Record<string, Seen>>;
  /** Skus of favourites with something that was not seen yet. */
  readonly unseen: readonly string[];
};

const VERSION = 1;
const NEVER = Number.NEGATIVE_INFINITY;
const NOTHING: WishlistNews = { checkedAt: NEVER, seen: {}, unseen: [] };

/** How long a look is good for, in ms: a shop is published a few times a day. */
const GOOD_FOR = 6 * 60 * 60 * 1000;

function isSeen(value: unknown): value is Seen {
  return isRecord(value) && Number.isSafeInteger(value['price']) && typeof value['soldOut'] === 'boolean';
}

function readSeen(stored: unknown): WishlistNews['seen'] {
  const rows = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(rows.flatMap(([sku, seen]) => (isSeen(seen) ? [[sku, seen] as const] : [])));
}

const news = persistentDocument<WishlistNews>(WISHLIST_NEWS_KEY, {
  initial: NOTHING,
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

/** The favourites as the published list has them; undefined where it cannot be had. */
async function lookUp(path: string): Promise<readonly Changed[] | undefined> {
  const favourites = $wishlist.get();
  const answer = await findInListFile(path, new Set(favourites.map(({ sku }) => sku)));
  if (!answer.ok) return undefined;
  const products = new Map<string, Product>(answer.value.map((product) => [product.sku, product]));
  const { seen } = news.store.get();
  return favourites.flatMap((kept) => {
    const product = products.get(kept.sku);
    return product ? [changeOf(kept, seen[kept.sku], product)] : [];
  });
}

/**
 * How many favourites have news that was not seen yet. The list is asked for again only after a while.
 * @param path of the list of all products
 * @param now ms
 */
export async function countNews(path: string, now: number): Promise<number> {
  const favourites = new Set($wishlist.get().map(({ sku }) => sku));
  const known = news.store.get();
  const age = now - known.checkedAt;
  if (favourites.size > 0 && !(age >= 0 && age < GOOD_FOR)) {
    const changes = await lookUp(path);
    const { seen } = news.store.get();
    const unseen = changes?.filter((change) => isNews(change, seen[change.sku])).map(({ sku }) => sku);
    if (unseen) news.update((before) => ({ ...before, checkedAt: now, unseen }));
  }
  return news.store.get().unseen.filter((sku) => favourites.has(sku)).length;
}

/**
 * What became of the favourites, for their own page: counts as seen from now on. None where the list cannot be had.
 * @param path of the list of all products
 * @param now ms
 */
export async function seeNews(path: string, now: number): Promise<readonly Changed[]> {
  const changes = await lookUp(path);
  if (!changes) return [];
  const seen = Object.fromEntries(changes.map((change) => [change.sku, seenOf(change)]));
  news.update(() => ({ checkedAt: now, seen, unseen: [] }));
  return changes;
}
