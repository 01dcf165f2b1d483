/** The index of the search suggestions: written by the build, read in the browser (decision 22, Suggestions). */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { suggestionWord, wordsOf } from '#shared/text/words.ts';
import { type PackedIndex, packIndex, unpackIndex } from './packed-index.ts';
import type { Choice } from './read-term.ts';
import { type SearchVocabulary, type VocabularyFile, vocabularyOf } from './search-vocabulary.ts';
import type { SuggestionTraits } from './suggestion-traits.ts';

/** A suggestion; only products have a picture and a price. */
export type Suggestion = {
  readonly id: string;
  readonly kind: 'product' | 'category' | 'brand' | 'list' | 'landing' | 'help';
  readonly name: string;
  /** The editor's English name of a landing page, a page of help or a named list. */
  readonly english?: string;
  /** Sku or slug; for help its address in each language, for a named list its shortcut. */
  readonly key: string;
  /** Cents of GTQ; 0 without a price. */
  readonly price: number;
  readonly image: string;
};

/** A suggestion with further words and values that find it. */
export type SuggestionEntry = Suggestion & { readonly words: string } & Partial<SuggestionTraits>;

/** A suggestion with the filters that the search asks for, and their parameters in its address ('' for none). */
export type FoundSuggestion = Suggestion & {
  readonly matched: readonly string[];
  readonly choices: readonly Choice[];
  readonly query: string;
};

type Entries = MiniSearch<SuggestionEntry>;

export type SuggestionIndex = {
  /** An index for each file that has loaded. */
  readonly entries: readonly Entries[];
  readonly vocabulary: SearchVocabulary;
  /** The number of files. */
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

/** The text of the first file; `parts` is the number of files. */
export function suggestionIndexText(
  entries: readonly SuggestionEntry[],
  vocabulary: VocabularyFile,
  parts = 1,
): string {
  return JSON.stringify({ vocabulary, entries: indexOf(entries), ...(parts > 1 && { parts }) });
}

/** The text of a further file. */
export function suggestionPartText(entries: readonly SuggestionEntry[]): string {
  return JSON.stringify(indexOf(entries));
}

/** Reads the first file. Throws if it is damaged. */
export function readSuggestionIndex(text: string): SuggestionIndex {
  const { vocabulary, entries, parts = 1 }: IndexFile = JSON.parse(text);
  return { entries: [entriesOf(entries)], vocabulary: vocabularyOf(vocabulary), parts };
}

/** Adds the entries of a further file. Throws if it is damaged. */
export function withSuggestionPart(index: SuggestionIndex, text: string): SuggestionIndex {
  return { ...index, entries: [...index.entries, entriesOf(JSON.parse(text))] };
}

/** The number of wrong letters that a word may have. */
const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Exact matches come before beginnings and typos. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.1 };

/** Lists and landing pages come before the many products with the same word. */
const LIST_BOOST = 4;
const BOOSTED_KINDS: ReadonlySet<unknown> = new Set(['list', 'landing']);

/** The entries with all or any of the words, best first; beginnings of words and small typos count. */
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
      boostDocument: (_id, _term, stored) => (BOOSTED_KINDS.has(stored?.['kind']) ? LIST_BOOST : 1),
    }),
  );
  const [all = [], ...others] = found;
  // Scores of different files are comparable: words are equally frequent in each.
  return others.length === 0 ? all : found.flat().sort((one, other) => other.score - one.score);
}

export const isProduct = ({ kind }: SearchResult): boolean => kind === 'product';

export const isHelp = ({ kind }: SearchResult): boolean => kind === 'help';

/** Titles of landing pages are slogans ('Regreso a clases'), not names. */
const isNamed = (entry: SearchResult): boolean => entry.kind !== 'landing' && !isHelp(entry);

/** Entries with all the words that the index knows, and the unknown words. */
export type KnownEntries = {
  readonly entries: readonly SearchResult[];
  readonly unknown: readonly string[];
};

/** Finds entries with all words; if there is no product, with all known words. */
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

/** Whether each word matches a whole word, typos allowed, and not only a beginning. */
const isWhole = ({ queryTerms, terms }: SearchResult): boolean =>
  queryTerms.every((word) =>
    terms.some((term) => term === word || Math.abs(term.length - word.length) <= typosAllowed(word)),
  );

/**
 * The pages of help with all words of a term, or at least half of them if nothing has all. A typo counts only if
 * nothing else has the exact word.
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
