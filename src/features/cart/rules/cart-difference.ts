/** What has changed about the cart's lines since they were added, line by line (decision 44, Cart differences). */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { usableStock } from '#features/product/rules/stock.ts';
import { findVariant } from '#features/product/rules/variant.ts';
import type { Cents } from '#shared/money/money.ts';
import type { Priced } from '#shared/money/price.ts';
import { isSellable, itemPrice } from '#shared/money/price.ts';
import { type Cart, type CartItem, lineUnits } from './cart.ts';

/** What a live look found of a line; undefined when the article is not sold any more. */
export type FreshItem = Pick<Priced, 'price' | 'discountedPrice'> & { readonly stock: number };

export type CartDifference = { readonly line: CartItem } & (
  | { readonly kind: 'price-changed'; readonly before: Cents; readonly now: Cents; readonly live: FreshItem }
  /** `available` is at least 1 and less than the line's quantity. */
  | { readonly kind: 'fewer'; readonly available: number }
  | { readonly kind: 'gone' }
);

/** What is sold now in a line's place: the article where it has no variants, else the line's variant if it is there. */
export function soldAs(line: CartItem, product: ProductDetail): FreshItem | undefined {
  const { variants } = product;
  if (variants.length === 0) return product;
  return findVariant(variants, { color: line.selectedProductColor, size: line.selectedProductSize });
}

function lineDifferences(line: CartItem, live: FreshItem | undefined): readonly CartDifference[] {
  const stock = usableStock(live?.stock ?? 0);
  // What has no price cannot be bought, whatever the stock call says of it.
  if (!live || stock === 0 || !isSellable(live)) return [{ line, kind: 'gone' }];
  const before = itemPrice(line);
  const now = itemPrice({ price: live.price, discount: live.discountedPrice });
  const priceChange: CartDifference[] =
    before === now ? [] : [{ line, kind: 'price-changed', before, now, live }];
  const shortage: CartDifference[] =
    lineUnits(line) > stock ? [{ line, kind: 'fewer', available: stock }] : [];
  return [...priceChange, ...shortage];
}

/** The differences of all lines, in cart order; `live` is asked for each by its `cartItemId`. Sold-out lines count. */
export function cartDifferences(
  cart: Cart,
  live: ReadonlyMap<string, FreshItem | undefined>,
): readonly CartDifference[] {
  return cart.flatMap((line) => lineDifferences(line, live.get(line.cartItemId)));
}
