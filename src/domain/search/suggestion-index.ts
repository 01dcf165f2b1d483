/** The index of the search suggestions: made with the shop, read in the browser (decision 22, Suggestions). */
import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { suggestionWord, wordsOf } from '#domain/page/text/words.ts';
import type { Choice } from './read-term.ts';
import { type SearchVocabulary, type VocabularyFile, vocabularyOf } from './search-vocabulary.ts';
import type { SuggestionTraits } from './suggestion-traits.ts';

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
export type SuggestionEntry = Suggestion & { readonly words: string } & Partial<SuggestionTraits>;

/**
 * `choices` are the colours, sizes and prices that it is narrowed by, `query` the parameters that its address takes for
 * them, '' for none.
 */
export type FoundSuggestion = Suggestion & {
  readonly matched: readonly string[];
  readonly choices: readonly Choice[];
  readonly query: string;
};

/** What was made with the shop: entries by their words, and what colours, sizes and prices are called. */
export type SuggestionIndex = {
  readonly entries: MiniSearch<SuggestionEntry>;
  readonly vocabulary: SearchVocabulary;
};
type IndexFile = { readonly vocabulary: VocabularyFile; readonly entries: AsPlainObject };

const options: Options<SuggestionEntry> = {
  fields: ['name', 'words'],
  storeFields: ['kind', 'name', 'key', 'price', 'image', 'place', 'colors', 'color', 'sizes', 'inColors'],
  processTerm: (term) => suggestionWord(term) || null,
};

/** The index as text, for a file. */
export function suggestionIndexText(entries: readonly SuggestionEntry[], vocabulary: VocabularyFile): string {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return JSON.stringify({ vocabulary, entries: index });
}

/** The index of a file; throws for a text that is none. */
export function readSuggestionIndex(text: string): SuggestionIndex {
  const { vocabulary, entries }: IndexFile = JSON.parse(text);
  return { entries: MiniSearch.loadJS(entries, options), vocabulary: vocabularyOf(vocabulary) };
}

/** Letters from which a word may have one or two of them wrong. */
const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** What is really there comes before what is only like it. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.1 };

/** A list that was made for a word comes before the many products that have it. */
const LIST_BOOST = 4;

/** The entries that have all or any of the words, best first; beginnings of words count, and small typos. */
export function entriesWith(
  { entries }: Pick<SuggestionIndex, 'entries'>,
  words: string,
  combineWith: 'AND' | 'OR',
): readonly SearchResult[] {
  return entries.search(words, {
    prefix: true,
    fuzzy: typosAllowed,
    combineWith,
    boost: { name: 2 },
    weights: WEIGHTS,
    boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'list' ? LIST_BOOST : 1),
  });
}

export const isProduct = ({ kind }: SearchResult): boolean => kind === 'product';

/** Entries that have all the words that any entry has, and the words that none has. */
export type KnownEntries = {
  readonly entries: readonly SearchResult[];
  readonly unknown: readonly string[];
};

/** Looks for all words; where no product has them, only for those that the shop knows. */
export function entriesOfKnown(
  index: Pick<SuggestionIndex, 'entries'>,
  words: readonly string[],
): KnownEntries {
  const term = words.join(' ');
  const all = entriesWith(index, term, 'AND');
  if (all.some(isProduct)) return { entries: all, unknown: [] };
  const partly = entriesWith(index, term, 'OR');
  const found = new Set<string>();
  for (const { queryTerms } of partly) for (const each of queryTerms) found.add(each);
  const unknown = words.filter((word) => !wordsOf(word).some((each) => found.has(each)));
  if (unknown.length === 0) return { entries: all, unknown };
  const hasAll = ({ queryTerms }: SearchResult): boolean => queryTerms.length === found.size;
  return { entries: partly.filter(hasAll), unknown };
}
