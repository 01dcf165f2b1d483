/** Where editors say that words of a search lead to: pages of help, and the list of gifts. */
import type { SuggestionEntry } from './suggestion-index.ts';

type Localized = { readonly 'es-GT': string; readonly en: string };

/** A page of help with the anchor of one of its headings, or the list of gifts. */
export type SearchPlace =
  | {
      readonly page: string;
      readonly section?: Localized | undefined;
      readonly name: Localized;
      readonly words: readonly string[];
    }
  | { readonly list: 'gifts'; readonly words: readonly string[] };

/** The pages of help as entries; the key has an address for each language. */
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

/** Words besides its synonyms that lead to the list of gifts. */
export const giftWords = (places: readonly SearchPlace[]): string =>
  places.flatMap((place) => ('list' in place ? place.words : [])).join(' ');
