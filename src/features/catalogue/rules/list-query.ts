/** The query of a list in its address: search, filters, order and layout (decision 25, List parameters). */

import { slugOf } from '#shared/text/slug.ts';
import { searchTerm } from '#shared/text/text.ts';
import {
  chosen,
  chosenCount,
  FILTER_GROUPS,
  type FilterGroup,
  NO_SELECTION,
  type Selection,
  withGroup,
} from './filter.ts';
import { GROUP_PARAMETERS, LIST_PARAMETERS } from './list-parameters.ts';
import { priceBand } from './price-band.ts';
import type { SortOrder } from './sort.ts';

/** Products on one page of a list (decision 30, Cards). */
export const PAGE_SIZE = 24;

export type ListView = 'grid' | 'list';

export type ListQuery = {
  /** As `searchTerm` cleans it; '' without a search. */
  readonly term: string;
  readonly selection: Selection;
  readonly sort: SortOrder;
  readonly view: ListView;
  /** From 1. */
  readonly page: number;
};

export const DEFAULT_LIST_QUERY: ListQuery = {
  term: '',
  selection: NO_SELECTION,
  sort: 'relevance',
  view: 'grid',
  page: 1,
};

const SORTS: Readonly<Record<SortOrder, string>> = {
  relevance: 'relevancia',
  newest: 'novedades',
  'price-ascending': 'precio-asc',
  'price-descending': 'precio-desc',
  discount: 'descuento',
};
const VIEWS: Readonly<Record<ListView, string>> = { grid: 'cuadricula', list: 'lista' };

const MAX_VALUES = 30;
const MAX_VALUE_LENGTH = 150;
const MAX_PAGE = 10_000;

/** The slug of a typed value: `Niños/Tenis` and `ninos/tenis` are the same category. */
function linkSlug(value: string): string {
  return value.slice(0, MAX_VALUE_LENGTH).split('/').map(slugOf).join('/');
}

/** The slugs of a group in an address; only existing price bands. */
function readGroup(values: readonly string[], group: FilterGroup): readonly string[] {
  const slugs = group === 'price' ? values.filter(priceBand) : values.map(linkSlug);
  return [...new Set(slugs.filter((slug) => /[a-z0-9]/.test(slug)))];
}

/** The key of a parameter's value; the first one for an unknown value. */
function keyOf<K extends string>(
  names: Readonly<Record<K, string>>,
  keys: readonly [K, ...K[]],
  value: string,
): K {
  return keys.find((key) => names[key] === value) ?? keys[0];
}

function readPage(value: string): number {
  const page = /^\d{1,5}$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(1, page), MAX_PAGE);
}

/** Reads the query of an address; ignores unknown, repeated, empty and overlong values. */
export function listQueryFromParams(params: URLSearchParams): ListQuery {
  const selection = FILTER_GROUPS.reduce((before, group) => {
    const values = params.getAll(GROUP_PARAMETERS[group]).slice(0, MAX_VALUES);
    return withGroup(before, group, readGroup(values, group));
  }, NO_SELECTION);
  const sorts = ['relevance', 'newest', 'price-ascending', 'price-descending', 'discount'] as const;
  return {
    term: searchTerm(params.get(LIST_PARAMETERS.term) ?? ''),
    selection,
    sort: keyOf(SORTS, sorts, params.get(LIST_PARAMETERS.sort) ?? ''),
    view: keyOf(VIEWS, ['grid', 'list'], params.get(LIST_PARAMETERS.view) ?? ''),
    page: readPage(params.get(LIST_PARAMETERS.page) ?? ''),
  };
}

/** The parameters of a query, without default values. */
export function listQueryToParams({ term, selection, sort, view, page }: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (term !== '') params.set(LIST_PARAMETERS.term, term);
  for (const group of FILTER_GROUPS) {
    for (const value of chosen(selection, group)) params.append(GROUP_PARAMETERS[group], value);
  }
  if (sort !== 'relevance') params.set(LIST_PARAMETERS.sort, SORTS[sort]);
  if (view !== 'grid') params.set(LIST_PARAMETERS.view, VIEWS[view]);
  if (page > 1) params.set(LIST_PARAMETERS.page, String(page));
  return params;
}

/** The parameters as text, with the slashes of categories: `categoria=hombre/zapatos`; '' for none. */
export function listQueryString(query: ListQuery): string {
  return listQueryToParams(query).toString().replaceAll('%2F', '/');
}

/** The query without the category of its list. */
export function withinCategory(query: ListQuery, category: string): ListQuery {
  if (category === '') return query;
  const others = chosen(query.selection, 'category').filter((slug) => slug !== category);
  return { ...query, selection: withGroup(query.selection, 'category', others) };
}

/** Whether a query asks for the list as it was built, on any page. */
export function isPlainList({ term, selection, sort, view }: ListQuery): boolean {
  return term === '' && chosenCount(selection) === 0 && sort === 'relevance' && view === 'grid';
}
