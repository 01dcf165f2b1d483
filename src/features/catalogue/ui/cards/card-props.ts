/** The texts, colours and picture sizes of product cards. */

import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { type ColorSized, sizesByColor } from '#features/product/rules/color-sizes.ts';
import type { ColorOption, Product } from '#features/product/rules/product.ts';
import {
  type CardColor,
  colorsBeyond,
  type ProductCardText,
} from '#features/product/ui/card/ProductCard.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { discountPercent } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';

/**
 * The `sizes` of a card's picture next to filters. It is short, because a list repeats it two dozen times: from 48rem on
 * the width is 174 to 307 pixels, and nearly all screens choose the same file as for 232 (ProductGrid.css).
 */
export const LIST_CARD_SIZES = '(min-width:48rem) 232px,min(46vw,320px)';

export type CardTexts = (product: Product) => ProductCardText;

/** The texts of cards; the common ones are looked up once. */
export function cardTexts(t: Text<'catalogue'>): CardTexts {
  const common = {
    view: t('card.view'),
    soldOut: t('card.soldOut'),
    isNew: t('card.isNew'),
    originalPrice: t('card.originalPrice'),
    currentPrice: t('card.currentPrice'),
    colors: t('card.colors'),
    addToWishlist: t('card.addToWishlist'),
    removeFromWishlist: t('card.removeFromWishlist'),
    addToCompare: t('card.addToCompare'),
    removeFromCompare: t('card.removeFromCompare'),
  };
  return (product) => {
    const moreColors = colorsBeyond(product.colors.length);
    return {
      ...common,
      viewNamed: t('card.viewNamed', { name: product.name }),
      sale: product.discount > 0 ? t('card.sale', { percent: discountPercent(product) }) : '',
      rating: ratingText(t, product),
      moreColors: moreColors > 0 ? t('card.moreColors', { count: moreColors }) : '',
    };
  };
}

/** The shop's reviews with their number, else the service's rating (contract, Settled after the second release). */
function ratingText(t: Text<'catalogue'>, { rating, reviews }: Product): string {
  if (reviews) return t('card.rating', { rating, count: reviews });
  return rating > 0 ? t('card.ratingAlone', { rating }) : '';
}

/** Hex values by the slug of the colour's name. */
export type ColorHexes = ReadonlyMap<string, string>;

export function colorHexes(colors: readonly Pick<ColorOption, 'name' | 'hex'>[]): ColorHexes {
  return new Map(colors.map(({ name, hex }) => [slugOf(name), hex]));
}

/**
 * The colours of a card, each with a link to the product in that colour (decision 30, Cards).
 * @param size slug of the chosen size, which the colours that have it keep
 */
export function cardColors(
  product: Pick<Product, 'sku'> & ColorSized,
  hexes: ColorHexes,
  locale: Locale,
  size = '',
): readonly CardColor[] {
  const href = pathTo.product(locale, product.sku);
  const rows = size === '' ? [] : sizesByColor(product);
  return product.colors.map((name, at) => {
    const slug = slugOf(name);
    const sized = rows[at]?.some((each) => slugOf(each) === size) ? `&talla=${size}` : '';
    const { text, lang } = translateCatalogTerm(locale, 'color', name);
    return { name: text, lang, hex: hexes.get(slug) ?? '', href: `${href}?color=${slug}${sized}` };
  });
}
