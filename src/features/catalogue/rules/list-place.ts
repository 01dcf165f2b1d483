/** The list of a page, and whether its address asks for a wider one. */
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

/** The place and query of a page; `isBuilt` where they are those of its build. */
export type ShownList = { readonly place: ListPlace; readonly query: ListQuery; readonly isBuilt: boolean };

/**
 * The list that a page of `built` shows for an address: a search, or a category outside the page's own, covers the whole
 * shop.
 */
export function shownList(built: ListPlace, query: ListQuery): ShownList {
  if (reachesBeyond(built, query)) return { place: EVERYTHING, query, isBuilt: false };
  const inside = built.kind === 'category' ? withinCategory(query, built.slug) : query;
  return { place: built, query: inside, isBuilt: isPlainList(inside) };
}

function reachesBeyond(place: ListPlace, query: ListQuery): boolean {
  const { kind, slug } = place;
  if (query.term !== '') return kind !== 'all';
  if (kind !== 'category') return false;
  const categories = chosen(query.selection, 'category');
  return isOfGifts(place, query) || categories.some((each) => each !== slug && !each.startsWith(`${slug}/`));
}

/**
 * Whether an address filters the gifts of the whole shop by the page's own category. Only addresses of all products name
 * that category; the host or `built-pages.ts` answers them with the category's page.
 */
function isOfGifts({ slug }: ListPlace, { selection }: ListQuery): boolean {
  return chosen(selection, 'category').includes(slug) && areGiftBands(chosen(selection, 'price'));
}
