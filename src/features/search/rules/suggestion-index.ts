/** The index of the search suggestions: made with the shop, read in the browser (decision 22, Suggestions). */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { suggestionWord, wordsOf } from '#shared/text/words.ts';
import { type PackedIndex, packIndex, unpackIndex } from './packed-index.ts';
import type { Choice } from './read-term.ts';
import { type SearchVocabulary, type VocabularyFile, vocabularyOf } from './search-vocabulary.ts';
import type { SuggestionTraits } from './suggestion-traits.ts';

/** What a suggestion shows; what is no product has no picture and no price. */
export type Suggestion = {
  readonly id: string;
  readonly kind: 'product' | 'category' | 'brand' | 'list' | 'landing' | 'help';
  readonly name: string;
  /** Its name in English, where an editor has written one: of landing pages, help and the shop's own lists. */
  readonly english?: string;
  /** Sku or slug; of help its address in each language; of a list of the shop's own its shortcut, which also names it in the page's language and currency. */
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

type Entries = MiniSearch<SuggestionEntry>;

/**
 * What was made with the shop: entries by their words, and what colours, sizes and prices are called. `parts`: in how many
 * files the entries stand.
 */
export type SuggestionIndex = {
  /** Those of the files that have come. */
  readonly entries: readonly Entries[];
  readonly vocabulary: SearchVocabulary;
  readonly parts: number;
};
type IndexFile = {
  readonly vocabulary: VocabularyFile;
  readonly entries: PackedIndex;
  readonly parts?: number;
};

const options: Options<SuggestionEntry> = {
  fields: ['name', 'english', 'words'],
  storeFields: [
    ...['kind', 'name', 'english', 'key', 'price', 'image'],
    ...['place', 'colors', 'color', 'sizes', 'inColors'],
  ],
  processTerm: (term) => suggestionWord(term) || null,
};

function indexOf(entries: readonly SuggestionEntry[]): PackedIndex {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return packIndex(index.toJSON());
}

const entriesOf = (index: PackedIndex): Entries => MiniSearch.loadJS(unpackIndex(index), options);

/** The index as text, for the file that everybody asks for; `parts`: how many files there are. */
export function suggestionIndexText(
  entries: readonly SuggestionEntry[],
  vocabulary: VocabularyFile,
  parts = 1,
): string {
  return JSON.stringify({ vocabulary, entries: indexOf(entries), ...(parts > 1 && { parts }) });
}

/** Entries as text, for a further file. */
export function suggestionPartText(entries: readonly SuggestionEntry[]): string {
  return JSON.stringify(indexOf(entries));
}

/** The index of a file; throws for a text that is none. */
export function readSuggestionIndex(text: string): SuggestionIndex {
  const { vocabulary, entries, parts = 1 }: IndexFile = JSON.parse(text);
  return { entries: [entriesOf(entries)], vocabulary: vocabularyOf(vocabulary), parts };
}

/** The index with the entries of a further file; throws for a text that is none. */
export function withSuggestionPart(index: SuggestionIndex, text: string): SuggestionIndex {
  return { ...index, entries: [...index.entries, entriesOf(JSON.parse(text))] };
}

/** Letters from which a word may have one or two of them wrong. */
const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** What is really there comes before what is only like it. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.1 };

/** What was made for a word comes before the many products that have it. */
const LIST_BOOST = 4;
const MADE_FOR_A_WORD: ReadonlySet<unknown> = new Set(['list', 'landing']);

/** The entries that have all or any of the words, best first; beginnings of words count, and small typos. */
export function entriesWith(
  { entries }: Pick<SuggestionIndex, 'entries'>,
  words: string,
  combineWith: 'AND' | 'OR',
): readonly SearchResult[] {
  const found = entries.map((each) =>
    each.search(words, {
      prefix: true,
      fuzzy: typosAllowed,
      combineWith,
      boost: { name: 2, english: 2 },
      weights: WEIGHTS,
      boostDocument: (_id, _term, stored) => (MADE_FOR_A_WORD.has(stored?.['kind']) ? LIST_BOOST : 1),
    }),
  );
  const [all = [], ...others] = found;
  // Each file weighs its words by itself: close enough, as the same words are as common in each.
  return others.length === 0 ? all : found.flat().sort((one, other) => other.score - one.score);
}

export const isProduct = ({ kind }: SearchResult): boolean => kind === 'product';

export const isHelp = ({ kind }: SearchResult): boolean => kind === 'help';

/** Titles of landing pages are an editor's words ('Regreso a clases'), not what anything in the shop is called. */
const isNamed = (entry: SearchResult): boolean => entry.kind !== 'landing' && !isHelp(entry);

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
  const all = entriesWith(index, term, 'AND').filter(isNamed);
  if (all.some(isProduct)) return { entries: all, unknown: [] };
  const partly = entriesWith(index, term, 'OR').filter(isNamed);
  const found = new Set<string>();
  for (const { queryTerms } of partly) for (const each of queryTerms) found.add(each);
  const unknown = words.filter((word) => !wordsOf(word).some((each) => found.has(each)));
  const hasAll = ({ queryTerms }: SearchResult): boolean => queryTerms.length === found.size;
  return { entries: partly.filter(hasAll), unknown };
}

const isExact = ({ queryTerms, terms }: SearchResult): boolean =>
  queryTerms.every((word) => terms.includes(word));

/** Whether each word matches a whole word, perhaps with a typo, and not only its beginning. */
const isWhole = ({ queryTerms, terms }: SearchResult): boolean =>
  queryTerms.every((word) =>
    terms.some((term) => term === word || Math.abs(term.length - word.length) <= typosAllowed(word)),
  );

/**
 * The pages of help that a term asks for: they have all of its words, or at least half of them where nothing in the shop has
 * all. A typo counts only where nothing else has the word as it is.
 */
export function helpOf(index: Pick<SuggestionIndex, 'entries'>, term: string): readonly SearchResult[] {
  const words = new Set(wordsOf(term)).size;
  const all = entriesWith(index, term, 'AND');
  const some = all.length > 0 ? all : entriesWith(index, term, 'OR');
  const isSold = some.some((entry) => !isHelp(entry) && isExact(entry));
  return some.filter(
    (entry) =>
      isHelp(entry) &&
      entry.queryTerms.length * 2 >= words &&
      (isExact(entry) || (!isSold && isWhole(entry))),
  );
}
