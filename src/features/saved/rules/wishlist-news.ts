/**
 * What has become of favourites since they were kept (decision 151, Coming back): cheaper, or to be had again. Only
 * what holds whatever size the shopper meant: nobody is called for a price of another variant.
 */
import { shownPlace } from '#features/catalogue/rules/preferred-choice.ts';
import { cardAt } from '#features/product/rules/card-variant.ts';
import { sizePlaces } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Cents } from '#shared/money/money.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';

/** What a list keeps of a favourite that can change. `soldOut` is left out where nobody knew. */
export type Kept = Pick<Product, 'sku' | 'price' | 'discountedPrice'> & {
  readonly color?: string;
  readonly soldOut?: boolean;
};

/** What was last seen of a favourite: the price to pay, and whether it could be had. */
export type Seen = { readonly price: Cents; readonly soldOut: boolean };

/** A favourite as it is now, and what is new of it. */
export type Changed = {
  readonly sku: string;
  readonly price: Cents;
  readonly discountedPrice: Cents;
  readonly soldOut: boolean;
  /** How much less it costs; 0 where it does not. */
  readonly fell: Cents;
  readonly isBack: boolean;
};

type Now = {
  readonly card: Product;
  /** What its sizes cost, each to pay. */
  readonly prices: readonly Cents[];
};

/** The favourite's colour as the list sells it; a colour that is gone cannot be had. */
function nowOf({ color }: Kept, product: Product): Now {
  if (color && !product.colors.some((each) => slugOf(each) === color))
    return { card: { ...product, stock: 0 }, prices: [] };
  const place = shownPlace(product, color ? { color: [color] } : {});
  if (place < 0) return { card: product, prices: [priceAfterDiscount(product)] };
  const sizes = sizePlaces(product).length;
  const row = Array.from({ length: sizes }, (_, at) => cardAt(product, place - (place % sizes) + at));
  return { card: cardAt(product, place), prices: row.map(priceAfterDiscount) };
}

/** The favourite now, against what was kept of it and what was last seen. */
export function changeOf(kept: Kept, seen: Seen | undefined, product: Product): Changed {
  const { card, prices } = nowOf(kept, product);
  const before = priceAfterDiscount(kept);
  const soldOut = card.stock <= 0;
  const isCheaper = !soldOut && prices.every((price) => price > 0 && price < before);
  // It may be another size's that was kept, or nobody knows any better.
  const isSame = soldOut || prices.includes(before);
  const { price, discountedPrice } = isSame ? kept : card;
  return {
    ...{ sku: kept.sku, price, discountedPrice, soldOut },
    fell: isCheaper ? before - priceAfterDiscount(card) : 0,
    isBack: !soldOut && (seen?.soldOut === true || kept.soldOut === true),
  };
}

/** Whether there is something that the shopper has not seen yet. */
export function isNews(change: Changed, seen: Seen | undefined): boolean {
  if (!seen) return change.fell > 0 || change.isBack;
  const isCheaper = change.fell > 0 && priceAfterDiscount(change) < seen.price;
  return isCheaper || (seen.soldOut && !change.soldOut);
}

/** What is remembered of a favourite once its page was looked at. */
export function seenOf(change: Changed): Seen {
  return { price: priceAfterDiscount(change), soldOut: change.soldOut };
}
