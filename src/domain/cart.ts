/** The cart (storefront spec §3, Cart item; §4, Cart). Pure transitions over readonly lines; money in cents. */
import type { Cents } from './money.ts';

/** One line of the cart, as `tienda` stores it (contract, Storage keys). */
export type CartItem = {
  readonly id: number;
  /** Generated, unique for each line. */
  readonly cartItemId: string;
  readonly code: string;
  readonly sku: string;
  readonly name: string;
  readonly price: Cents;
  /** The discounted price, 0 when there is none (storefront spec §3, Variant). */
  readonly discount: Cents;
  readonly quantity: number;
  /** Absolute picture URLs; may be empty. */
  readonly images: readonly string[];
  readonly isSoldOut: boolean;
  /** '' for a product without variants. */
  readonly selectedProductColor: string;
  readonly selectedProductSize: string;
  /** Units that could be had when the line was last looked at. */
  readonly stock: number;
  /** Sku of the product page the line leads to (the article's, not the variant's). */
  readonly productSku: string;
};

export type Cart = readonly CartItem[];
