/** Interprets the words of a search: suggestions while it is typed, and the products that it names. */
import type { SearchResult } from 'minisearch';
import type { Selection } from '#features/catalogue/rules/filter.ts';
import { DEFAULT_LIST_QUERY, listQueryString } from '#features/catalogue/rules/list-query.ts';
import { preferredChoice, preferredPicture } from '#features/catalogue/rules/preferred-choice.ts';
import { GIFT_BANDS } from '#features/catalogue/rules/price-band.ts';
import { wordsOf } from '#shared/text/words.ts';
import { type Choice, type ReadTerm, readTerm, relaxedQueries, selectionOf } from './read-term.ts';
import {
  entriesOfKnown,
  entriesWith,
  type FoundSuggestion,
  helpOf,
  isHelp,
  isProduct,
  type Suggestion,
  type SuggestionIndex,
} from './suggestion-index.ts';
import { coloredEntry, isInSelection } from './suggestion-traits.ts';

const KINDS = ['product', 'category', 'brand', 'list', 'landing', 'help'] as const;

/** Categories and brands before the products of a narrowed search. */
const MAX_PLACES = 3;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The suggestion of an entry, without filters. */
function foundOf(result: SearchResult): FoundSuggestion {
  const color = text(result['color']);
  const english = text(result['english']);
  return {
    id: String(result.id),
    kind: KINDS.find((kind) => kind === result['kind']) ?? 'product',
    name: text(result['name']),
    ...(english !== '' && { english }),
    key: text(result['key']),
    price: Number(result['price']) || 0,
    image: text(result['image']),
    matched: result.terms,
    choices: [],
    query: color === '' ? '' : `color=${color}`,
  };
}

const isWithin = (slug: string, parent: string): boolean => slug === parent || slug.startsWith(`${parent}/`);

/** The categories and brands that the words name and that have some of the products; none inside another. */
function placesOf(
  entries: readonly SearchResult[],
  products: readonly SearchResult[],
): readonly SearchResult[] {
  const used = new Set(products.map(({ place }) => text(place)));
  const isUsed = (key: string): boolean => [...used].some((place) => isWithin(place, key));
  const places: SearchResult[] = [];
  for (const entry of entries) {
    const { kind, key } = entry;
    const isPlace = kind === 'brand' || (kind === 'category' && isUsed(text(key)));
    if (isPlace && !places.some((place) => isWithin(text(key), text(place['key'])))) places.push(entry);
    if (places.length === MAX_PLACES) break;
  }
  return places;
}

/** All products, for a search that names only filters. */
const EVERYTHING: Omit<Suggestion, 'kind'> = { id: 'list all', name: '', key: 'all', price: 0, image: '' };

function narrowedProduct(
  entry: SearchResult,
  choices: readonly Choice[],
  selection: Selection,
): FoundSuggestion {
  const found = foundOf(entry);
  const product = coloredEntry(entry);
  return {
    ...found,
    image: preferredPicture(product, selection) || found.image,
    choices,
    query: preferredChoice(product, selection).slice(1),
  };
}

/** The products that match most of the choices, and those choices; all choices if there are no products. */
function bestNarrowed(
  products: readonly SearchResult[],
  all: readonly Choice[],
): { readonly products: readonly SearchResult[]; readonly choices: readonly Choice[] } {
  for (const choices of relaxedQueries(all)) {
    const selection = selectionOf(choices);
    const found = products.filter((entry) => isInSelection(entry, selection));
    if (found.length > 0) return { products: found, choices };
  }
  return { products: [], choices: all };
}

/** The suggestions of a term with colours, sizes or prices; `limit` counts products only. */
function narrowed(index: SuggestionIndex, read: ReadTerm, limit: number): readonly FoundSuggestion[] {
  const { rest } = read;
  const colors = read.choices.flatMap(({ group, name }) => (group === 'color' ? name : []));
  // A colour alone is searched for as a word: every product of that colour has it.
  const { entries } = entriesOfKnown(index, rest.length > 0 ? rest : colors);
  const { products, choices } = bestNarrowed(entries.filter(isProduct), read.choices);
  const selection = selectionOf(choices);
  const narrowing = { choices, query: listQueryString({ ...DEFAULT_LIST_QUERY, selection }) };
  const everything: FoundSuggestion = { ...EVERYTHING, kind: 'list', matched: [], ...narrowing };
  if (products.length === 0) return rest.length + colors.length === 0 ? [everything] : [];
  const places =
    rest.length === 0
      ? [everything]
      : placesOf(entries, products).map((entry) => ({ ...foundOf(entry), ...narrowing }));
  // A named list ('regalo menos de 300') has more products than those with the word.
  const lists = rest.length === 0 ? [] : entries.filter(({ kind }) => kind === 'list').map(foundOf);
  const found = products.slice(0, limit).map((entry) => narrowedProduct(entry, choices, selection));
  return [...lists, ...places, ...found];
}

/** The best suggestions: those with all words, or with any word if nothing has all. */
export function findSuggestions(
  index: SuggestionIndex,
  term: string,
  limit: number,
): readonly FoundSuggestion[] {
  const read = readTerm(term, index.vocabulary);
  const found = read.choices.length > 0 ? narrowed(index, read, limit) : [];
  if (found.length > 0) return found.slice(0, limit);
  const all = entriesWith(index, term, 'AND');
  const best = all.length > 0 ? all : entriesWith(index, term, 'OR');
  const help = helpOf(index, term);
  const helpIds = new Set(help.map(({ id }) => id));
  // Help that matches only the beginning of a word comes after articles.
  const others = best.filter(({ id }) => !helpIds.has(id));
  const ordered = [...help, ...others.filter((entry) => !isHelp(entry)), ...others.filter(isHelp)];
  return ordered.slice(0, limit).map(foundOf);
}

/** The pages of help for a term, at most three. */
export function findHelp(index: SuggestionIndex, term: string): readonly FoundSuggestion[] {
  return helpOf(index, term).slice(0, MAX_PLACES).map(foundOf);
}

export type NamedThings = {
  /** Products that the words name, best first, before filters apply; undefined for all products. */
  readonly skus: readonly string[] | undefined;
  readonly choices: readonly Choice[];
  /** Words that name the products; empty for all products. */
  readonly named: readonly string[];
  readonly unknown: readonly string[];
};

/** Reads a term and looks up its words; undefined if nothing is understood. */
export function namedThings(index: SuggestionIndex, term: string): NamedThings | undefined {
  const { choices, rest } = readTerm(term, index.vocabulary);
  const { entries, unknown } = entriesOfKnown(index, rest);
  const skus = entries.filter(isProduct).map(({ key }) => String(key));
  const named = rest.filter((word) => !unknown.includes(word));
  // A named list ('regalo menos de 300') contains products that do not have the word.
  const isOwnList = entries.some(({ kind }) => kind === 'list');
  if (isOwnList && choices.length > 0) return { skus: undefined, choices, named: [], unknown };
  if (skus.length > 0) return { skus, choices, named, unknown };
  const list = entries.find(({ kind }) => kind === 'list');
  if (list && rest.length > 1) return giftsFor(index, { name: String(list['name']), rest });
  // Known words that no product has together name nothing.
  const namesNothing = unknown.length === rest.length;
  return namesNothing && choices.length > 0 ? { skus: undefined, choices, named, unknown } : undefined;
}

/** Gifts for a person ('regalo mamá'): the products that the other words name, otherwise all gifts. */
function giftsFor(
  index: SuggestionIndex,
  { name, rest }: { readonly name: string; readonly rest: readonly string[] },
): NamedThings {
  const ofList = wordsOf(name);
  const about = rest.filter((word) => !wordsOf(word).some((each) => ofList.includes(each)));
  const { entries } = entriesOfKnown(index, about);
  const skus = entries.filter(isProduct).map(({ key }) => String(key));
  const choices: readonly Choice[] = [{ group: 'price', slugs: GIFT_BANDS, name: '' }];
  const isNamed = skus.length > 0;
  return { skus: isNamed ? skus : undefined, choices, named: isNamed ? about : [], unknown: [] };
}
