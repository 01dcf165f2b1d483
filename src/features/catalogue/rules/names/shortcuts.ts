/** Named lists of the whole shop: the menu, the home page and the search link to them. */

import { type AmountPart, amountParts } from '#shared/i18n/amount-parts.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { chosen } from '../filter.ts';
import { DEFAULT_LIST_QUERY, type ListQuery, listQueryString } from '../list-query.ts';
import { areGiftBands, GIFT_BANDS, GIFT_LIMIT } from '../price-band.ts';

/** In the order of the menu. */
export const SHORTCUTS = ['newest', 'offers', 'gifts'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

const QUERIES: Readonly<Record<Shortcut, Partial<ListQuery>>> = {
  newest: { sort: 'newest' },
  offers: { sort: 'discount' },
  gifts: { selection: { price: GIFT_BANDS } },
};

/** The address of such a list in a language. */
export function shortcutPath(locale: Locale, shortcut: Shortcut): string {
  const query = listQueryString({ ...DEFAULT_LIST_QUERY, ...QUERIES[shortcut] });
  return `${pathTo.page(locale, 'list')}?${query}`;
}

/**
 * Whether a list is the one of gifts, in whatever order and layout and whatever else it is filtered by: it is headed by
 * its name then (decision 27, Filter groups).
 */
export function isGiftList({ term, selection }: Pick<ListQuery, 'term' | 'selection'>): boolean {
  return term === '' && areGiftBands(chosen(selection, 'price'));
}

/** Its name; the limit of gifts follows the shopper's currency. */
export function shortcutName(t: Text<'catalogue'>, shortcut: Shortcut): readonly AmountPart[] {
  return amountParts((values) => t(`shortcuts.${shortcut}`, values), { limit: GIFT_LIMIT });
}

type WayKey = 'ways.newest' | 'ways.offers';

/** Where many go on from where nothing is: what is new, and what is on offer; `t` speaks the texts of the page's room. */
export function suggestedLists(locale: Locale, t: (key: WayKey) => string) {
  return [
    { href: shortcutPath(locale, 'newest'), label: t('ways.newest') },
    { href: shortcutPath(locale, 'offers'), label: t('ways.offers') },
  ];
}
