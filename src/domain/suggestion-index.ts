/** The index of the search suggestions: made with the shop, read in the browser (ux 1). */
import MiniSearch, { type Options } from 'minisearch';
import { suggestionWord } from './suggestion-words.ts';

/** What a suggestion shows; what is no product has no picture and no price. */
export type Suggestion = {
  readonly id: string;
  readonly kind: 'product' | 'category' | 'brand' | 'list';
  readonly name: string;
  /** Sku or slug; of a list of the shop's own its shortcut, which also names it in the page's language and currency. */
  readonly key: string;
  /** Cents of GTQ; 0 for what has no price. */
  readonly price: number;
  readonly image: string;
};

/** A suggestion with what it is found by beyond its name. */
export type SuggestionEntry = Suggestion & { readonly words: string };
export type FoundSuggestion = Suggestion & { readonly matched: readonly string[] };

const KINDS = ['product', 'category', 'brand', 'list'] as const;

const options: Options<SuggestionEntry> = {
  fields: ['name', 'words'],
  storeFields: ['kind', 'name', 'key', 'price', 'image'],
  processTerm: (term) => suggestionWord(term) || null,
};

/** The index as text, for a file. */
export function suggestionIndexText(entries: readonly SuggestionEntry[]): string {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** The index of a file; throws for a text that is none. */
export function readSuggestionIndex(text: string): MiniSearch<SuggestionEntry> {
  return MiniSearch.loadJSON(text, options);
}

/** Letters from which a word may have one or two of them wrong. */
const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** What is really there comes before what is only like it. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.1 };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list that was made for a word comes before the many products that have it. */
const LIST_BOOST = 4;

/** The best suggestions: every word must be found; where none has all of them, any may. */
export function findSuggestions(
  index: MiniSearch<SuggestionEntry>,
  term: string,
  limit: number,
): readonly FoundSuggestion[] {
  const search = (combineWith: 'AND' | 'OR') =>
    index.search(term, {
      prefix: true,
      fuzzy: typosAllowed,
      combineWith,
      boost: { name: 2 },
      weights: WEIGHTS,
      boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'list' ? LIST_BOOST : 1),
    });
  const all = search('AND');
  const found = all.length > 0 ? all : search('OR');
  return found.slice(0, limit).map((result) => ({
    id: String(result.id),
    kind: KINDS.find((kind) => kind === result['kind']) ?? 'product',
    name: text(result['name']),
    key: text(result['key']),
    price: Number(result['price']) || 0,
    image: text(result['image']),
    matched: result.terms,
  }));
}
