/** What a search asks for: its words read into colours, sizes, limits of the price, and the rest that names a thing. */
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

/** Values of a filter that words ask for. `name` is the catalogue's, or what was typed; '' for price bands. */
export type Choice = {
  readonly group: FilterGroup;
  readonly slugs: readonly string[];
  readonly name: string;
};

/** A word of the term, or several that mean one thing together. */
type TermPart = { readonly words: readonly string[]; readonly choice?: Choice };

export type ReadTerm = {
  /** All words of the term, in their order. */
  readonly parts: readonly TermPart[];
  readonly choices: readonly Choice[];
  /** The words that are no choice and say something. */
  readonly rest: readonly string[];
};

/** Most words of a phrase: `por debajo de`. */
const LONGEST_PHRASE = 3;

/** The words of a term: letters, digits and what joins them (`7.5`, `levi's`); the sign before `$50` is a word too. */
export function termWords(term: string): readonly string[] {
  return (
    term.replace(/\$(?=\s*\p{N})/gu, ' USD ').match(/[\p{L}\p{N}\p{M}]+(?:['’.,][\p{L}\p{N}\p{M}]+)*/gu) ?? []
  );
}

/** The words from a place on, and what they are looked up in. */
type Place = {
  readonly words: readonly string[];
  readonly at: number;
  readonly vocabulary: SearchVocabulary;
};
type Found<T> = { readonly value: T; readonly length: number };

/** The longest phrase from a place on that `look` knows. */
function longest<T>(
  { words, at }: Place,
  look: (words: readonly string[]) => T | undefined,
): Found<T> | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const value = look(words.slice(at, at + length));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

/** How many words at a place are such a marker; 0 for none. */
function markerLength(place: Place, marker: Marker): number {
  const { markers } = place.vocabulary;
  return longest(place, (words) => (markers[marker].has(plainKey(words)) ? true : undefined))?.length ?? 0;
}

const from = (place: Place, offset: number): Place => ({ ...place, at: place.at + offset });

/** A word of a marker and a number in one (`t42`, `q300`): the number; the word itself where there is no such marker. */
function withoutMarker(word: string, marker: Marker, { vocabulary }: Place): string {
  const [, letters = '', number] = /^(\p{L}+)([\p{N}.,]+)$/u.exec(word) ?? [];
  return number !== undefined && vocabulary.markers[marker].has(bareWord(letters)) ? number : word;
}

/** A colour and its shades: who asks for blue is shown navy blue too. */
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

/** What can be a size though the catalogue has none of that name. */
const SIZE = /^(?:\d{1,2}(?:[.,]5)?|x{0,3}[sl]|m|\dxl)$/;

function namedSize(words: readonly string[], { vocabulary }: Place): NamedValue | undefined {
  const known = vocabulary.sizes.get(plainKey(words));
  if (known) return known;
  const [word = '', ...others] = words;
  const isSize = others.length === 0 && SIZE.test(bareWord(word));
  return isSize ? { slug: slugOf(word), name: word.toUpperCase() } : undefined;
}

/** A size without a word before it: only by its name, and a single letter only at the end, where sizes stand. */
function bareSize(place: Place): NamedValue | undefined {
  const { words, at, vocabulary } = place;
  const word = words[at] ?? '';
  const glued = withoutMarker(word, 'size', place);
  if (glued !== word) return namedSize([glued], place);
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

/** The bands that hold every price up to a limit, or from it on, in quetzales; all of them narrow nothing. */
function bandSlugs(marker: 'upTo' | 'above', quetzales: number): readonly string[] {
  const limit = quetzales * 100;
  const wanted = PRICE_BANDS.filter(({ above, upTo }) => (marker === 'upTo' ? above < limit : upTo > limit));
  return wanted.length < PRICE_BANDS.length ? wanted.map(({ slug }) => slug) : [];
}

/** How many words at a place name a currency, and whether it is the dollar. */
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

/** Reads a term; no word of it is lost, and nothing throws. */
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

/** The filters of choices: several of one group are OR. */
export function selectionOf(choices: readonly Choice[]): Selection {
  return choices.reduce((before, { group, slugs }) => {
    const values = new Set([...chosen(before, group), ...slugs]);
    return withGroup(before, group, [...values]);
  }, NO_SELECTION);
}

/** What is given up in turn until something is found: the size first, then the colour, at last the price. */
const GIVEN_UP: readonly (readonly FilterGroup[])[] = [
  [],
  ['size'],
  ['color'],
  ['size', 'color'],
  ['size', 'color', 'price'],
];

/** The choices, and what is left of them after one concession or the other, none at the end. */
export function relaxedQueries(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  return GIVEN_UP.map((given) => choices.filter(({ group }) => !given.includes(group)));
}
