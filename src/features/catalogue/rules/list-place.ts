/** Which list a page shows, and when its address asks for a wider one. */
import { chosen } from './filter.ts';
import { isPlainList, type ListQuery, withinCategory } from './list-query.ts';
import { areGiftBands } from './price-band.ts';

/** All products, a category of the menu or a brand. `slug` is '' for all. */
export type ListPlace = {
  readonly kind: 'all' | 'category' | 'brand';
  readonly slug: string;
  /** Canonical path, free of the language. */
  readonly path: string;
};

export const EVERYTHING: ListPlace = { kind: 'all', slug: '', path: '/productos' };

/** What is to be shown: a place, and what is chosen in it. `isBuilt`: just what the page was built with. */
export type ShownList = { readonly place: ListPlace; readonly query: ListQuery; readonly isBuilt: boolean };

/**
 * A filter of the list of gifts: it names the page's own category, which only addresses of all products do; the server, or
 * `category-address.ts`, has sent that category's page for it.
 */
function isOfGifts({ slug }: ListPlace, { selection }: ListQuery): boolean {
  return chosen(selection, 'category').includes(slug) && areGiftBands(chosen(selection, 'price'));
}

function reachesBeyond(place: ListPlace, query: ListQuery): boolean {
  const { kind, slug } = place;
  if (query.term !== '') return kind !== 'all';
  const categories = chosen(query.selection, 'category');
  if (kind === 'category' && isOfGifts(place, query)) return true;
  return kind === 'category' && categories.some((each) => each !== slug && !each.startsWith(`${slug}/`));
}

/**
 * The list that a page of `built` shows for an address. A search covers the whole shop, as do categories other than the
 * page's (a server that reads the first `categoria` has sent the page of that one).
 */
export function shownList(built: ListPlace, query: ListQuery): ShownList {
  if (reachesBeyond(built, query)) return { place: EVERYTHING, query, isBuilt: false };
  const inside = built.kind === 'category' ? withinCategory(query, built.slug) : query;
  return { place: built, query: inside, isBuilt: isPlainList(inside) };
}
