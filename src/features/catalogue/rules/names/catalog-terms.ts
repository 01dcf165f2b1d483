/**
 * The words of the services, which speak Spanish alone, in the page's language: categories, colours, sizes and tags by
 * the dictionary that editors extend (`words` of `locales/en/catalogue.json`). This is the one place that translates
 * them; addresses, what is stored and what is sent keep the services' own.
 */

import { requestTree, treeOf } from '#shared/i18n/client-text.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { MessageTree } from '#shared/i18n/messages.ts';
import { reportMissingText } from '#shared/i18n/missing-text.ts';
import { slugOf } from '#shared/text/slug.ts';
import type { FilterGroup } from '../filter.ts';

/** What a word names. A brand has one name everywhere, a price none. */
export type CatalogTermKind = FilterGroup;

/** A word as a page shows it; `lang` where it stays in the language of the services on a page in another one. */
export type CatalogTerm = { readonly text: string; readonly lang?: 'es' };

const NAMESPACE = 'catalogue';

requestTree(NAMESPACE, (locale) => locale !== defaultLocale);

type Dictionary = ReadonlyMap<string, string>;
const dictionaries = new WeakMap<MessageTree, Dictionary>();

const keyOf = (kind: string, word: string): string => `${kind} ${slugOf(word)}`;

/** The dictionary of a file, whose words may be written with other capitals and accents than the service's. */
function dictionaryOf(tree: MessageTree): Dictionary {
  const known = dictionaries.get(tree);
  if (known) return known;
  const kinds = Object.entries(typeof tree['words'] === 'object' ? tree['words'] : {});
  const dictionary = new Map(
    kinds.flatMap(([kind, words]) =>
      Object.entries(words).flatMap(([word, text]) =>
        typeof text === 'string' ? [[keyOf(kind, word), text] as const] : [],
      ),
    ),
  );
  dictionaries.set(tree, dictionary);
  return dictionary;
}

/** Sizes such as 42, XXL or 2T are the same in every language, and so are names of brands. */
function isOfAnyLanguage(kind: CatalogTermKind, word: string): boolean {
  if (kind === 'size') return !/\p{Ll}{3}|\p{L}{5}/u.test(word);
  return kind === 'brand' || kind === 'price';
}

/** A word of a service as pages in a language show it. '' is one that a module fills in later, as it is stored. */
export function translateCatalogTerm(locale: Locale, kind: CatalogTermKind, word: string): CatalogTerm {
  if (locale === defaultLocale) return { text: word };
  const tree = treeOf(locale, NAMESPACE);
  const text = tree && dictionaryOf(tree).get(keyOf(kind, word));
  if (text !== undefined) return { text };
  if (isOfAnyLanguage(kind, word)) return { text: word };
  if (word !== '') reportMissingText(locale, NAMESPACE, `words.${kind}.${word}`);
  return { text: word, lang: 'es' };
}
