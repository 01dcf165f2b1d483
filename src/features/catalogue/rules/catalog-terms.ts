/**
 * Translates the Spanish terms of the services for pages in another language, by the dictionary `words` of
 * `locales/en/catalogue.json`. Addresses, storage and calls keep the original terms.
 */

import { memoize } from '#shared/cache/memoize.ts';
import { requestTree, treeOf } from '#shared/i18n/client-text.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { MessageTree } from '#shared/i18n/messages.ts';
import { reportMissingText } from '#shared/i18n/missing-text.ts';
import { slugPath } from '#shared/i18n/paths.ts';
import type { MenuItem } from '#shared/menu/menu.ts';
import { slugOf } from '#shared/text/slug.ts';
import type { FilterGroup } from './filter.ts';

export type CatalogTermKind = FilterGroup;

/** A term on a page; `lang` where it stays Spanish on a page in another language. */
export type CatalogTerm = { readonly text: string; readonly lang?: 'es' };

const NAMESPACE = 'catalogue';

requestTree(NAMESPACE, (locale) => locale !== defaultLocale);

const keyOf = (kind: string, term: string): string => `${kind} ${slugOf(term)}`;

/** The dictionary of a file; case and accents of its terms do not matter. */
const dictionaryOf = memoize((tree: MessageTree): ReadonlyMap<string, string> => {
  const kinds = Object.entries(typeof tree['words'] === 'object' ? tree['words'] : {});
  return new Map(
    kinds.flatMap(([kind, terms]) =>
      Object.entries(terms).flatMap(([term, text]) =>
        typeof text === 'string' ? [[keyOf(kind, term), text] as const] : [],
      ),
    ),
  );
});

/** Whether a term is the same in every language: brands, and sizes such as 42, XXL or 2T. */
function isOfAnyLanguage(kind: CatalogTermKind, word: string): boolean {
  if (kind === 'size') return !/\p{Ll}{3}|\p{L}{5}/u.test(word);
  return kind === 'brand' || kind === 'price';
}

/** Translates a term of a service; '' stays '', because a script fills it in later. */
export function translateCatalogTerm(locale: Locale, kind: CatalogTermKind, word: string): CatalogTerm {
  if (locale === defaultLocale) return { text: word };
  const tree = treeOf(locale, NAMESPACE);
  const text = tree && dictionaryOf(tree).get(keyOf(kind, word));
  if (text !== undefined) return { text };
  if (isOfAnyLanguage(kind, word)) return { text: word };
  if (word !== '') reportMissingText(locale, NAMESPACE, `words.${kind}.${word}`);
  return { text: word, lang: 'es' };
}

/** The categories of a breadcrumb in the page's language, with their addresses. */
export function categoryCrumbs(locale: Locale, trail: readonly MenuItem[]) {
  return trail.map(({ title, slug }) => {
    const { text, lang } = translateCatalogTerm(locale, 'category', title);
    return { label: text, path: slugPath.categoryPage(slug), lang };
  });
}
