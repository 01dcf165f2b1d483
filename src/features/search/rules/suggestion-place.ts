/** Where a suggestion leads and what it is called in the page's language. */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import {
  SHORTCUTS,
  type Shortcut,
  shortcutName,
  shortcutPath,
} from '#features/catalogue/rules/names/shortcuts.ts';
import type { AmountPart } from '#shared/i18n/amount-parts.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { localePath, pathTo, slugPath } from '#shared/i18n/paths.ts';
import type { FoundSuggestion, Suggestion } from './suggestion-index.ts';

function shortcutOf({ kind, key }: Pick<Suggestion, 'kind' | 'key'>): Shortcut | undefined {
  return kind === 'list' ? SHORTCUTS.find((each) => each === key) : undefined;
}

/** The address of a product, a category, a brand, a landing page, a page of help or a list; all products for a list that nobody knows. */
function placePath(found: Pick<Suggestion, 'kind' | 'key'>, locale: Locale): string {
  const shortcut = shortcutOf(found);
  switch (found.kind) {
    case 'product':
      return pathTo.product(locale, found.key);
    case 'category':
      return pathTo.category(locale, found.key);
    case 'brand':
      return pathTo.brand(locale, found.key);
    case 'help': {
      const addresses = found.key.split(' ');
      return localePath(locale, addresses[locale === defaultLocale ? 0 : 1] ?? '/');
    }
    case 'landing':
      return localePath(locale, slugPath.landingPage(found.key));
    case 'list':
      return shortcut ? shortcutPath(locale, shortcut) : pathTo.page(locale, 'list');
  }
}

/** The address of a suggestion, narrowed as it says. */
export function suggestionPath(
  { query, ...found }: Pick<FoundSuggestion, 'kind' | 'key' | 'query'>,
  locale: Locale,
): string {
  const path = placePath(found, locale);
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Between the levels of a category's name. */
const LEVELS = ' · ';

function categoryName(name: string, locale: Locale): string {
  const levels = name.split(LEVELS).map((level) => translateCatalogTerm(locale, 'category', level).text);
  return levels.join(LEVELS);
}

/** Whether a page in the language may suggest it: an untranslated landing page has a Spanish title (decision 233, Suggestions in English). */
export function isSuggestedIn(
  locale: Locale,
  { kind, english }: Pick<Suggestion, 'kind' | 'english'>,
): boolean {
  return locale === defaultLocale || kind !== 'landing' || english !== undefined;
}

/** Its name in the catalogue, those of categories, landing pages and help in the page's language; the page's own for a list. */
export function suggestionName(
  found: Pick<Suggestion, 'kind' | 'key' | 'name' | 'english'>,
  t: Text<'catalogue'>,
  locale: Locale,
): readonly AmountPart[] {
  const shortcut = shortcutOf(found);
  if (shortcut) return shortcutName(t, shortcut);
  if (found.name === '') return [t('allProducts')];
  if (locale === 'en' && found.english) return [found.english];
  return [found.kind === 'category' ? categoryName(found.name, locale) : found.name];
}
