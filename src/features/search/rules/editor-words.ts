/** Editors' words for the search: synonyms, pages of help, and the list of gifts. */
import { wordsOf } from '#shared/text/words.ts';
import type { SuggestionEntry } from './suggestion-index.ts';

type LocalizedText = { readonly 'es-GT': string; readonly en: string };

/** A page of help with the anchor of one of its headings, or the list of gifts. */
export type SearchPlace =
  | {
      readonly page: string;
      readonly section?: LocalizedText | undefined;
      readonly name: LocalizedText;
      readonly words: readonly string[];
    }
  | { readonly list: 'gifts'; readonly words: readonly string[] };

/** The entries of the pages of help; the key has an address for each language. */
export function helpEntries(places: readonly SearchPlace[]): readonly SuggestionEntry[] {
  return places.flatMap((place, index): readonly SuggestionEntry[] => {
    if (!('page' in place)) return [];
    const { page, section, name, words } = place;
    const addresses = section ? [`${page}#${section['es-GT']}`, `${page}#${section.en}`] : [page, page];
    return [
      {
        id: `help ${index}`,
        kind: 'help',
        name: name['es-GT'],
        english: name.en,
        key: addresses.join(' '),
        price: 0,
        image: '',
        words: words.join(' '),
      },
    ];
  });
}

/** Words that lead to the list of gifts, without its synonyms. */
export const giftWords = (places: readonly SearchPlace[]): string =>
  places.flatMap((place) => ('list' in place ? place.words : [])).join(' ');

type Groups = readonly (readonly string[])[];

/** The words of each term, for the one set of groups that a catalogue has. */
const wordsOfTerms = new WeakMap<Groups, readonly (readonly (readonly string[])[])[]>();

function readTerms(groups: Groups): readonly (readonly (readonly string[])[])[] {
  const terms = wordsOfTerms.get(groups) ?? groups.map((group) => group.map((term) => wordsOf(term)));
  wordsOfTerms.set(groups, terms);
  return terms;
}

/** The synonyms for a text: all terms of each group that has a term in it. */
export function synonymsFor(text: string, groups: Groups): readonly string[] {
  const words = new Set(wordsOf(text, 60));
  const terms = readTerms(groups);
  const found = groups.filter((_, at) => terms[at]?.some((term) => term.every((word) => words.has(word))));
  return [...new Set(found.flat())];
}
