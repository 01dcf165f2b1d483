/**
 * The words by which a search names a colour, a size or a price. The colours and sizes are the catalogue's own, with
 * what the shop's editors call them besides; made with the shop and read with the index of the suggestions.
 */
import { slugOf } from '#shared/text/slug.ts';
import { bareWord, singularOf } from '#shared/text/words.ts';

/** What announces a size, a colour or a limit of the price, and the currency of a price: quetzales or dollars. */
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

/** The editors' files of search words; the first of a group of `sizeNames` is a size's name. */
export type SearchWords = Readonly<Record<Marker, readonly string[]>> & {
  readonly sizeNames: readonly (readonly string[])[];
};

/** Words compared as they are, but for case and accents. */
export function plainKey(words: readonly string[]): string {
  return words.map(bareWord).join(' ');
}

/** Words compared without gender and number: `Negras`, `negro` and `NEGROS` are one colour, `verdes olivo` another. */
export function colorKey(words: readonly string[]): string {
  return words.map((word) => singularOf(bareWord(word)).replace(/[aeo]$/, '')).join(' ');
}

type Key = (words: readonly string[]) => string;

/** A value's keys: its name's, and those of every group of synonyms that contains its name. */
function rowOf(name: string, groups: readonly (readonly string[])[], key: Key): ValueRow {
  const keyOf = (phrase: string): string => key(phrase.split(/[^\p{L}\p{N}\p{M}.,]+/u));
  const own = keyOf(name);
  const equals = groups.filter((group) => group.some((phrase) => keyOf(phrase) === own)).flat();
  return [slugOf(name), name, ...new Set([own, ...equals.map(keyOf)])];
}

/** The vocabulary of a catalogue, for a file. `synonyms` are groups of words that mean the same. */
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

/** The first value of a key keeps it: names come before what else they are called. */
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

/** The vocabulary of a file, prepared once for many searches. */
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
