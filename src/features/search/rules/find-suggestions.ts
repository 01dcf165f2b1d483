/** What a search may mean while it is typed: places and products of the shop, narrowed by what its words ask for. */
import type { SearchResult } from 'minisearch';
import type { Selection } from '#features/catalogue/rules/filter.ts';
import { DEFAULT_LIST_QUERY, listQueryString } from '#features/catalogue/rules/list-query.ts';
import { preferredChoice, preferredPicture } from '#features/catalogue/rules/preferred-choice.ts';
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

/** Places that stand before the products of a narrowed search. */
const MAX_PLACES = 3;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The entry of the index. */
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

/** The places that the words name and that have some of the products; none inside another one. */
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

/** All products, for a search that names no thing. */
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

/** The products that have the most of the choices, and those choices; all choices where there are no products. */
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

/** The suggestions of a term with colours, sizes or prices in it; none where nothing of it is known. `limit` is of the products. */
function narrowed(index: SuggestionIndex, read: ReadTerm, limit: number): readonly FoundSuggestion[] {
  const { rest } = read;
  const colors = read.choices.flatMap(({ group, name }) => (group === 'color' ? name : []));
  // A colour alone is searched for by its word, which is in every product that has it.
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
  // A list of the shop's own that is named too ('regalo menos de 300') has more than the products that say the word.
  const lists = rest.length === 0 ? [] : entries.filter(({ kind }) => kind === 'list').map(foundOf);
  const found = products.slice(0, limit).map((entry) => narrowedProduct(entry, choices, selection));
  return [...lists, ...places, ...found];
}

/**
 * The best suggestions. Every word must be found, colours, sizes and prices in the products themselves; where nothing
 * has all of them, any word may.
 */
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
  // Help that only begins like an unfinished word comes after what is sold.
  const others = best.filter(({ id }) => !helpIds.has(id));
  const ordered = [...help, ...others.filter((entry) => !isHelp(entry)), ...others.filter(isHelp)];
  return ordered.slice(0, limit).map(foundOf);
}

/** The pages of help that a term asks for, at most three. */
export function findHelp(index: SuggestionIndex, term: string): readonly FoundSuggestion[] {
  return helpOf(index, term).slice(0, MAX_PLACES).map(foundOf);
}
