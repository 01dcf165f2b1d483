/** Named lists of the whole shop, which the menu, the home page and the search link to. */

import { type AmountPart, amountParts } from '#shared/i18n/amount-parts.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { chosen } from './filter.ts';
import { DEFAULT_LIST_QUERY, type ListQuery, listQueryString } from './list-query.ts';
import { areGiftBands, GIFT_BANDS, GIFT_LIMIT } from './price-band.ts';

/** In the order of the menu. */
export const SHORTCUTS = ['newest', 'offers', 'gifts'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

const QUERIES: Readonly<Record<Shortcut, Partial<ListQuery>>> = {
  newest: { sort: 'newest' },
  offers: { sort: 'discount' },
  gifts: { selection: { price: GIFT_BANDS } },
};

/** The address of a named list in a language. */
export function shortcutPath(locale: Locale, shortcut: Shortcut): string {
  const query = listQueryString({ ...DEFAULT_LIST_QUERY, ...QUERIES[shortcut] });
  return `${pathTo.page(locale, 'list')}?${query}`;
}

/** Whether a list is the one of gifts, with any other filters; the name is its heading (decision 27, Filter groups). */
export function isGiftList({ term, selection }: Pick<ListQuery, 'term' | 'selection'>): boolean {
  return term === '' && areGiftBands(chosen(selection, 'price'));
}

/** The name of a list; the limit of gifts is in the shopper's currency. */
export function shortcutName(t: Text<'catalogue'>, shortcut: Shortcut): readonly AmountPart[] {
  return amountParts((values) => t(`shortcuts.${shortcut}`, values), { limit: GIFT_LIMIT });
}

type WayKey = 'ways.newest' | 'ways.offers';

/** Links from an empty page to new arrivals and offers, with texts of the page's namespace. */
export function suggestedLists(locale: Locale, t: (key: WayKey) => string) {
  return [
    { href: shortcutPath(locale, 'newest'), label: t('ways.newest') },
    { href: shortcutPath(locale, 'offers'), label: t('ways.offers') },
  ];
}
