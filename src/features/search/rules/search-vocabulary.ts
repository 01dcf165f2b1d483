/** The words for colours, sizes and prices: the catalogue's and the editors'. The index of the suggestions contains them. */
import { slugOf } from '#shared/text/slug.ts';
import { bareWord, singularOf } from '#shared/text/words.ts';

/** Words before a size, a colour or a price limit, and names of currencies (`currency`: quetzales). */
const MARKERS = ['size', 'color', 'upTo', 'above', 'currency', 'dollars'] as const;
export type Marker = (typeof MARKERS)[number];

/** A colour or a size of the catalogue. */
export type NamedValue = { readonly slug: string; readonly name: string };

/** A row of the file: `[slug, name, …keys of its synonyms]`. */
type ValueRow = readonly string[];
export type VocabularyFile = Readonly<Record<Marker, readonly string[]>> & {
  readonly colors: readonly ValueRow[];
  readonly sizes: readonly ValueRow[];
  /** Dollars for one quetzal; left out where the shop has no rate (decision 3, Dollars). */
  readonly usdRate?: number | undefined;
};

/** Values and phrases by their keys (see `plainKey` and `colorKey`). */
export type SearchVocabulary = {
  readonly colors: ReadonlyMap<string, NamedValue>;
  readonly sizes: ReadonlyMap<string, NamedValue>;
  readonly markers: Readonly<Record<Marker, ReadonlySet<string>>>;
  readonly usdRate?: number | undefined;
};

/** The editors' file of search words; each group of `sizeNames` begins with the size. */
export type SearchWords = Readonly<Record<Marker, readonly string[]>> & {
  readonly sizeNames: readonly (readonly string[])[];
};

/** Ignores case and accents. */
export function plainKey(words: readonly string[]): string {
  return words.map(bareWord).join(' ');
}

/** Ignores case, accents, gender and number: `Negras`, `negro` and `NEGROS` are one colour. */
export function colorKey(words: readonly string[]): string {
  return words.map((word) => singularOf(bareWord(word)).replace(/[aeo]$/, '')).join(' ');
}

type Key = (words: readonly string[]) => string;

/** A value with the keys of its name and of its synonyms. */
function rowOf(name: string, groups: readonly (readonly string[])[], key: Key): ValueRow {
  const keyOf = (phrase: string): string => key(phrase.split(/[^\p{L}\p{N}\p{M}.,]+/u));
  const own = keyOf(name);
  const equals = groups.filter((group) => group.some((phrase) => keyOf(phrase) === own)).flat();
  return [slugOf(name), name, ...new Set([own, ...equals.map(keyOf)])];
}

/** The vocabulary of a catalogue, for a file; `synonyms` are groups of words with one meaning. */
export function vocabularyFile(
  catalogue: Pick<VocabularyFile, 'usdRate'> & {
    readonly colors: readonly string[];
    readonly sizes: readonly string[];
  },
  synonyms: readonly (readonly string[])[],
  words: SearchWords,
): VocabularyFile {
  const keys = (marker: Marker): readonly string[] =>
    words[marker].map((phrase) => plainKey(phrase.split(' ')));
  return {
    colors: catalogue.colors.map((name) => rowOf(name, synonyms, colorKey)),
    sizes: catalogue.sizes.map((name) => rowOf(name, words.sizeNames, plainKey)),
    size: keys('size'),
    color: keys('color'),
    upTo: keys('upTo'),
    above: keys('above'),
    currency: keys('currency'),
    dollars: keys('dollars'),
    usdRate: catalogue.usdRate,
  };
}

/** The values by key; names have priority over synonyms, earlier values over later ones. */
function valuesByKey(rows: readonly ValueRow[]): ReadonlyMap<string, NamedValue> {
  const byKey = new Map<string, NamedValue>();
  const entries = rows.map(([slug = '', name = '', ...keys]) => ({ value: { slug, name }, keys }));
  for (const {
    value,
    keys: [own = ''],
  } of entries)
    if (!byKey.has(own)) byKey.set(own, value);
  for (const { value, keys } of entries) {
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, value);
  }
  return byKey;
}

/** Prepares the vocabulary of a file for searches. */
export function vocabularyOf(file: VocabularyFile): SearchVocabulary {
  return {
    colors: valuesByKey(file.colors),
    sizes: valuesByKey(file.sizes),
    markers: {
      size: new Set(file.size),
      color: new Set(file.color),
      upTo: new Set(file.upTo),
      above: new Set(file.above),
      currency: new Set(file.currency),
      dollars: new Set(file.dollars),
    },
    usdRate: file.usdRate,
  };
}
