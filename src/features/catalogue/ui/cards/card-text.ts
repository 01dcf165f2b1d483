/** The words of product cards in the page's language. */

import type { Product } from '#features/product/rules/product.ts';
import { colorsBeyond, type ProductCardText } from '#features/product/ui/card/ProductCard.tsx';
import type { Text } from '#shared/i18n/messages.ts';
import { discountPercent } from '#shared/money/price.ts';

/** What a card says of a product. */
export type CardTexts = (product: Product) => ProductCardText;

/** Everything the cards of a list say; what all of them say is looked up once. */
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
  return (product) => ({
    ...common,
    viewNamed: t('card.viewNamed', { name: product.name }),
    sale: product.discount > 0 ? t('card.sale', { percent: discountPercent(product) }) : '',
    rating: ratingOf(t, product),
    moreColors: moreOf(t, product),
  });
}

/** The shop's reviews with their number, else the service's rating (contract, Settled after the second release). */
function ratingOf(t: Text<'catalogue'>, { rating, reviews }: Product): string {
  if (reviews) return t('card.rating', { rating, count: reviews });
  return rating > 0 ? t('card.ratingAlone', { rating }) : '';
}

function moreOf(t: Text<'catalogue'>, { colors }: Product): string {
  const count = colorsBeyond(colors.length);
  return count > 0 ? t('card.moreColors', { count }) : '';
}
