/** The words of a product card in the page's language. */
import { discountPercent } from '#domain/price.ts';
import type { Product } from '#domain/product.ts';
import type { Text } from '#i18n/messages.ts';
import { MOST_COLORS, type ProductCardText } from '#ui/ProductCard.tsx';

/** Everything a card says of this product. */
export function cardText(t: Text<'catalogue'>, product: Product): ProductCardText {
  return {
    view: t('card.view'),
    viewNamed: t('card.viewNamed', { name: product.name }),
    soldOut: t('card.soldOut'),
    sale: t('card.sale', { percent: discountPercent(product) }),
    isNew: t('card.isNew'),
    originalPrice: t('card.originalPrice'),
    currentPrice: t('card.currentPrice'),
    rating: t('card.rating', { rating: product.rating }),
    colors: t('card.colors'),
    moreColors: t('card.moreColors', { count: product.colors.length - MOST_COLORS }),
    addToWishlist: t('card.addToWishlist'),
    removeFromWishlist: t('card.removeFromWishlist'),
    addToCompare: t('card.addToCompare'),
    removeFromCompare: t('card.removeFromCompare'),
  };
}
