/** The differences between the cart's lines and what is sold now (decision 44, Cart differences). */
import type { ProductDetail } from '#features/product/rules/product.ts';
import { usableStock } from '#features/product/rules/stock.ts';
import { findVariant } from '#features/product/rules/variant.ts';
import type { Cents } from '#shared/money/money.ts';
import { isSellable, itemPrice, type Priced } from '#shared/money/price.ts';
import { type Cart, type CartItem, lineUnits } from './cart.ts';

/** Price and stock of a line now. */
export type FreshItem = Pick<Priced, 'price' | 'discountedPrice'> & { readonly stock: number };

export type CartDifference = { readonly line: CartItem } & (
  | { readonly kind: 'price-changed'; readonly before: Cents; readonly now: Cents; readonly fresh: FreshItem }
  /** `available` is at least 1 and less than the line's quantity. */
  | { readonly kind: 'fewer'; readonly available: number }
  | { readonly kind: 'gone' }
);

/** The article that a line is sold as now: its variant, or the product without variants; undefined if it is gone. */
export function findFreshItem(line: CartItem, product: ProductDetail): FreshItem | undefined {
  const { variants } = product;
  if (variants.length === 0) return product;
  return findVariant(variants, { color: line.selectedProductColor, size: line.selectedProductSize });
}

/** The differences of all lines in cart order, sold-out lines included; `fresh` is by `cartItemId`. */
export function cartDifferences(
  cart: Cart,
  fresh: ReadonlyMap<string, FreshItem | undefined>,
): readonly CartDifference[] {
  return cart.flatMap((line) => lineDifferences(line, fresh.get(line.cartItemId)));
}

function lineDifferences(line: CartItem, fresh: FreshItem | undefined): readonly CartDifference[] {
  const stock = usableStock(fresh?.stock ?? 0);
  if (!fresh || stock === 0 || !isSellable(fresh)) return [{ line, kind: 'gone' }];
  const before = itemPrice(line);
  const now = itemPrice({ price: fresh.price, discount: fresh.discountedPrice });
  const differences: CartDifference[] = [];
  if (before !== now) differences.push({ line, kind: 'price-changed', before, now, fresh });
  if (lineUnits(line) > stock) differences.push({ line, kind: 'fewer', available: stock });
  return differences;
}
