/** The address of a suggestion, and how it reads in the page's language: name, choices, marks of the words found. */

import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { priceBand } from '#features/catalogue/rules/price-band.ts';
import { SHORTCUTS, type Shortcut, shortcutName, shortcutPath } from '#features/catalogue/rules/shortcuts.ts';
import { type AmountPart, amountParts } from '#shared/i18n/amount-parts.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { localePath, pathTo, slugPath } from '#shared/i18n/paths.ts';
import { suggestionWord } from '#shared/text/words.ts';
import type { Choice } from './read-term.ts';
import type { FoundSuggestion, Suggestion } from './suggestion-index.ts';

function shortcutOf({ kind, key }: Pick<Suggestion, 'kind' | 'key'>): Shortcut | undefined {
  return kind === 'list' ? SHORTCUTS.find((each) => each === key) : undefined;
}

/** The address without filters; an unknown list leads to all products. */
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

/** The address of a suggestion, with its filters. */
export function suggestionPath(
  { query, ...found }: Pick<FoundSuggestion, 'kind' | 'key' | 'query'>,
  locale: Locale,
): string {
  const path = placePath(found, locale);
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

const LEVEL_SEPARATOR = ' · ';

function categoryName(name: string, locale: Locale): string {
  const levels = name
    .split(LEVEL_SEPARATOR)
    .map((level) => translateCatalogTerm(locale, 'category', level).text);
  return levels.join(LEVEL_SEPARATOR);
}

/** Whether a page in the language may suggest it (decision 233, Suggestions in English). */
export function isSuggestedIn(
  locale: Locale,
  { kind, english }: Pick<Suggestion, 'kind' | 'english'>,
): boolean {
  return locale === defaultLocale || kind !== 'landing' || english !== undefined;
}

/** The name of a suggestion in the page's language, as far as it is translated. */
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

/** The limit of price bands that begin with the lowest or end with the highest. */
function priceParts(slugs: readonly string[], t: Text<'catalogue'>): readonly AmountPart[] {
  const bands = slugs.flatMap((slug) => priceBand(slug) ?? []);
  const above = Math.min(...bands.map((band) => band.above));
  const upTo = Math.max(...bands.map((band) => band.upTo));
  return Number.isFinite(upTo)
    ? amountParts((values) => t('understood.upTo', values), { limit: upTo })
    : amountParts((values) => t('understood.above', values), { limit: above });
}

function partsOf(
  { group, slugs, name }: Choice,
  t: Text<'catalogue'>,
  locale: Locale,
): readonly AmountPart[] {
  if (group === 'price') return priceParts(slugs, t);
  const { text } = translateCatalogTerm(locale, group, name);
  return [group === 'size' ? t('understood.size', { name: text }) : text];
}

/** The choices of a search in words, the price last: 'Negro, talla 42, hasta Q 300'. */
export function choiceParts(
  choices: readonly Choice[],
  t: Text<'catalogue'>,
  locale: Locale,
): readonly AmountPart[] {
  const ordered = [...choices].sort(
    (one, other) => Number(one.group === 'price') - Number(other.group === 'price'),
  );
  return ordered.flatMap((choice, at) => [...(at > 0 ? [', '] : []), ...partsOf(choice, t, locale)]);
}

/** A part of a text, and whether the search found it. */
export type MarkedPart = { readonly text: string; readonly isFound: boolean };

/** Splits a text into words found and the rest; `matched` has the words as indexed. */
export function markWords(text: string, matched: readonly string[]): readonly MarkedPart[] {
  return text.split(/([\p{L}\p{N}]+)/u).flatMap((part): readonly MarkedPart[] => {
    if (part === '') return [];
    const word = suggestionWord(part);
    return [{ text: part, isFound: word !== '' && matched.includes(word) }];
  });
}
