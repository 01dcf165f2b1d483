/**
 * Changes of favourites since they were saved (decision 151, Returning shoppers). A price counts as lower only if it is for
 * every size of the colour.
 */
import { shownPlace } from '#features/catalogue/rules/preferred-choice.ts';
import { cardAt } from '#features/product/rules/card-variant.ts';
import { sizePlaces } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Cents } from '#shared/money/money.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';

/** A saved favourite; `soldOut` is missing in old entries. */
export type Favourite = Pick<Product, 'sku' | 'price' | 'discountedPrice'> & {
  readonly color?: string;
  readonly soldOut?: boolean;
};

/** The state of a favourite that the shopper has seen; `price` is the one to pay. */
export type SeenFavourite = { readonly price: Cents; readonly soldOut: boolean };

/** The present state of a favourite, and its news. */
export type FavouriteChange = {
  readonly sku: string;
  readonly price: Cents;
  readonly discountedPrice: Cents;
  readonly soldOut: boolean;
  /** The amount by which the price fell, or 0. */
  readonly fell: Cents;
  readonly isBack: boolean;
};

type Offer = {
  readonly card: Product;
  /** The prices of all sizes. */
  readonly prices: readonly Cents[];
};

/** The present offer of the favourite's colour; a discontinued colour counts as sold out. */
function offerOf({ color }: Favourite, product: Product): Offer {
  if (color && !product.colors.some((each) => slugOf(each) === color))
    return { card: { ...product, stock: 0 }, prices: [] };
  const place = shownPlace(product, color ? { color: [color] } : {});
  if (place < 0) return { card: product, prices: [priceAfterDiscount(product)] };
  const sizes = sizePlaces(product).length;
  const row = Array.from({ length: sizes }, (_, at) => cardAt(product, place - (place % sizes) + at));
  return { card: cardAt(product, place), prices: row.map(priceAfterDiscount) };
}

/** Compares a favourite with the product of the published list and with what the shopper has seen. */
export function favouriteChange(
  favourite: Favourite,
  seen: SeenFavourite | undefined,
  product: Product,
): FavouriteChange {
  const { card, prices } = offerOf(favourite, product);
  const before = priceAfterDiscount(favourite);
  const soldOut = card.stock <= 0;
  const isCheaper = !soldOut && prices.every((price) => price > 0 && price < before);
  // The saved price may be that of another size.
  const isSame = soldOut || prices.includes(before);
  const { price, discountedPrice } = isSame ? favourite : card;
  return {
    ...{ sku: favourite.sku, price, discountedPrice, soldOut },
    fell: isCheaper ? before - priceAfterDiscount(card) : 0,
    isBack: !soldOut && (seen?.soldOut === true || favourite.soldOut === true),
  };
}

/** Whether the change has something that the shopper has not seen. */
export function hasNews(change: FavouriteChange, seen: SeenFavourite | undefined): boolean {
  if (!seen) return change.fell > 0 || change.isBack;
  const isCheaper = change.fell > 0 && priceAfterDiscount(change) < seen.price;
  return isCheaper || (seen.soldOut && !change.soldOut);
}

/** The state to store once the shopper has seen the change. */
export function seenOf(change: FavouriteChange): SeenFavourite {
  return { price: priceAfterDiscount(change), soldOut: change.soldOut };
}
