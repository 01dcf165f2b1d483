/** Reads the words of a search into colours, sizes, price limits, and the rest, which names a thing. */
import {
  chosen,
  type FilterGroup,
  NO_SELECTION,
  type Selection,
  withGroup,
} from '#features/catalogue/rules/filter.ts';
import { PRICE_BANDS } from '#features/catalogue/rules/price-band.ts';
import { slugOf } from '#shared/text/slug.ts';
import { bareWord, suggestionWord } from '#shared/text/words.ts';
import {
  colorKey,
  type Marker,
  type NamedValue,
  plainKey,
  type SearchVocabulary,
} from './search-vocabulary.ts';

/** Filter values that words ask for; `name` is the catalogue's or the typed one, '' for price bands. */
export type Choice = {
  readonly group: FilterGroup;
  readonly slugs: readonly string[];
  readonly name: string;
};

/** A word, or several with one meaning. */
type TermPart = { readonly words: readonly string[]; readonly choice?: Choice };

export type ReadTerm = {
  /** All words of the term, in order. */
  readonly parts: readonly TermPart[];
  readonly choices: readonly Choice[];
  /** The meaningful words that are no choice. */
  readonly rest: readonly string[];
};

/** `por debajo de` */
const MAX_PHRASE_WORDS = 3;

/** The words of a term: letters and digits with the marks that join them (`7.5`, `levi's`), and `$` before a number. */
export function termWords(term: string): readonly string[] {
  return (
    term.replace(/\$(?=\s*\p{N})/gu, ' USD ').match(/[\p{L}\p{N}\p{M}]+(?:['’.,][\p{L}\p{N}\p{M}]+)*/gu) ?? []
  );
}

/** A position among the words, and the vocabulary. */
type Place = {
  readonly words: readonly string[];
  readonly at: number;
  readonly vocabulary: SearchVocabulary;
};
type Found<T> = { readonly value: T; readonly length: number };

/** The longest phrase at a place for which `look` finds a value. */
function longest<T>(
  { words, at }: Place,
  look: (words: readonly string[]) => T | undefined,
): Found<T> | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const value = look(words.slice(at, at + length));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

/** The number of words that the marker at a place has; 0 if there is none. */
function markerLength(place: Place, marker: Marker): number {
  const { markers } = place.vocabulary;
  return longest(place, (words) => (markers[marker].has(plainKey(words)) ? true : undefined))?.length ?? 0;
}

const from = (place: Place, offset: number): Place => ({ ...place, at: place.at + offset });

/** The number of a word that begins with a marker (`t42`, `q300`); otherwise the word. */
function withoutMarker(word: string, marker: Marker, { vocabulary }: Place): string {
  const [, letters = '', number] = /^(\p{L}+)([\p{N}.,]+)$/u.exec(word) ?? [];
  return number !== undefined && vocabulary.markers[marker].has(bareWord(letters)) ? number : word;
}

/** A colour and its shades: a search for blue finds navy blue. */
function withShades({ slug }: NamedValue, { colors }: SearchVocabulary): readonly string[] {
  const shades = [...colors.values()].map((each) => each.slug).filter((each) => each.startsWith(`${slug}-`));
  return [...new Set([slug, ...shades])];
}

function readColor(place: Place): Found<Choice> | undefined {
  const marker = markerLength(place, 'color');
  const found = longest(from(place, marker), (words) =>
    words.every((word) => suggestionWord(word) !== '')
      ? place.vocabulary.colors.get(colorKey(words))
      : undefined,
  );
  if (!found) return undefined;
  const { value: color, length } = found;
  const slugs = withShades(color, place.vocabulary);
  return { value: { group: 'color', slugs, name: color.name }, length: marker + length };
}

/** Sizes that the catalogue need not have. */
const SIZE = /^(?:\d{1,2}(?:[.,]5)?|x{0,3}[sl]|m|\dxl)$/;

function namedSize(words: readonly string[], { vocabulary }: Place): NamedValue | undefined {
  const known = vocabulary.sizes.get(plainKey(words));
  if (known) return known;
  const [word = '', ...others] = words;
  const isSize = others.length === 0 && SIZE.test(bareWord(word));
  return isSize ? { slug: slugOf(word), name: word.toUpperCase() } : undefined;
}

/** A size without a marker: only by its name, and a single letter only as the last word. */
function bareSize(place: Place): NamedValue | undefined {
  const { words, at, vocabulary } = place;
  const word = words[at] ?? '';
  const size = withoutMarker(word, 'size', place);
  if (size !== word) return namedSize([size], place);
  const known = vocabulary.sizes.get(plainKey([word]));
  const isNamed = known !== undefined && known.slug === slugOf(word);
  return isNamed && (word.length > 1 || /\d/.test(word) || at === words.length - 1) ? known : undefined;
}

function readSize(place: Place): Found<Choice> | undefined {
  const marker = markerLength(place, 'size');
  const marked = marker > 0 ? longest(from(place, marker), (words) => namedSize(words, place)) : undefined;
  const bare = marked ? undefined : bareSize(place);
  const size = marked?.value ?? bare;
  if (!size) return undefined;
  const choice: Choice = { group: 'size', slugs: [size.slug], name: size.name };
  return { value: choice, length: marked ? marker + marked.length : 1 };
}

/** The bands with prices below or above a limit in quetzales; none if that would be all bands. */
function bandSlugs(marker: 'upTo' | 'above', quetzales: number): readonly string[] {
  const limit = quetzales * 100;
  const wanted = PRICE_BANDS.filter(({ above, upTo }) => (marker === 'upTo' ? above < limit : upTo > limit));
  return wanted.length < PRICE_BANDS.length ? wanted.map(({ slug }) => slug) : [];
}

/** The number of words that name a currency at a place, and whether it is the dollar. */
function currencyAt(place: Place): { readonly length: number; readonly isDollars: boolean } {
  const dollars = markerLength(place, 'dollars');
  return { length: dollars || markerLength(place, 'currency'), isDollars: dollars > 0 };
}

function readPrice(place: Place): Found<Choice> | undefined {
  for (const marker of ['upTo', 'above'] as const) {
    const start = markerLength(place, marker);
    if (start === 0) continue;
    const before = currencyAt(from(place, start));
    const at = start + before.length;
    const number = withoutMarker(place.words[place.at + at] ?? '', 'currency', place);
    if (!/^\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/.test(number)) continue;
    const after = currencyAt(from(place, at + 1));
    const rate = before.isDollars || after.isDollars ? place.vocabulary.usdRate : 1;
    if (rate === undefined) continue;
    const slugs = bandSlugs(marker, Number(number.replaceAll(',', '')) / rate);
    return { value: { group: 'price', slugs, name: '' }, length: at + 1 + after.length };
  }
  return undefined;
}

/** Reads a term without losing a word. Never throws. */
export function readTerm(term: string, vocabulary: SearchVocabulary): ReadTerm {
  const words = termWords(term);
  const parts: TermPart[] = [];
  for (let at = 0; at < words.length; ) {
    const place = { words, at, vocabulary };
    const found = readPrice(place) ?? readSize(place) ?? readColor(place);
    const length = found?.length ?? 1;
    parts.push({ words: words.slice(at, at + length), ...(found && { choice: found.value }) });
    at += length;
  }
  return {
    parts,
    choices: parts.flatMap(({ choice }) => (choice && choice.slugs.length > 0 ? choice : [])),
    rest: parts.flatMap((part) =>
      part.choice ? [] : part.words.filter((word) => suggestionWord(word) !== ''),
    ),
  };
}

/** The filters of choices; several of one group are OR. */
export function selectionOf(choices: readonly Choice[]): Selection {
  return choices.reduce((before, { group, slugs }) => {
    const values = new Set([...chosen(before, group), ...slugs]);
    return withGroup(before, group, [...values]);
  }, NO_SELECTION);
}

/** The filter groups to drop, in turn, until something is found. */
const DROPPED_GROUPS: readonly (readonly FilterGroup[])[] = [
  [],
  ['size'],
  ['color'],
  ['size', 'color'],
  ['size', 'color', 'price'],
];

/** The choices, then fewer and fewer of them, at last none. */
export function relaxedQueries(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  return DROPPED_GROUPS.map((dropped) => choices.filter(({ group }) => !dropped.includes(group)));
}
