/** The cart's lines and how they change (storefront §3, Cart item; §4, Cart). Pure functions; money in cents. */
import { type Cents, sumCents } from '#shared/money/money.ts';
import { itemPrice } from '#shared/money/price.ts';

/** One line of the cart, as `tienda` stores it (contract, Storage keys). */
export type CartItem = {
  /** Id of the product. */
  readonly id: number;
  /** Id of the bought variant, or of the product without variants (decision 68, Order payload). */
  readonly variantId: number;
  /** Generated, unique in the cart. */
  readonly cartItemId: string;
  readonly code: string;
  readonly sku: string;
  readonly name: string;
  readonly price: Cents;
  /** The discounted price; 0 without a discount (storefront §3, Variant). */
  readonly discount: Cents;
  readonly quantity: number;
  /** Absolute URLs of pictures; may be empty. */
  readonly images: readonly string[];
  readonly isSoldOut: boolean;
  /** '' for a product without variants. */
  readonly selectedProductColor: string;
  readonly selectedProductSize: string;
  /** Units that were available at the last check. */
  readonly stock: number;
  /** Sku of the product's page. */
  readonly productSku: string;
};

export type Cart = readonly CartItem[];

/** A line before it is added. */
export type NewCartItem = Omit<CartItem, 'cartItemId' | 'quantity'>;

/** The identity of a line; colour and size are '' for a product without variants. */
type LineIdentity = Pick<CartItem, 'id' | 'selectedProductColor' | 'selectedProductSize'>;

/** The one empty cart, which pages are built with. */
export const EMPTY_CART: Cart = [];

/** Most lines of a cart (decision 126, Bounds). */
export const MAX_LINES = 200;

/** A text that is equal for equal lines only. */
export function lineKey(line: LineIdentity): string {
  return JSON.stringify([line.id, line.selectedProductColor, line.selectedProductSize]);
}

/** Whether two lines are the same product in the same colour and size. */
export function sameLine(one: LineIdentity, other: LineIdentity): boolean {
  return lineKey(one) === lineKey(other);
}

/** Units that are ordered of a line: 0 if it is sold out. */
export function lineUnits(line: Pick<CartItem, 'quantity' | 'isSoldOut'>): number {
  return line.isSoldOut ? 0 : line.quantity;
}

export function lineTotal(line: CartItem): Cents {
  return itemPrice(line) * lineUnits(line);
}

export function unitsInCart(cart: Cart): number {
  return cart.reduce((units, line) => units + lineUnits(line), 0);
}

/** Units of one variant in the cart. */
export function unitsOfVariant(
  cart: Cart,
  { id, color, size }: { readonly id: number; readonly color: string; readonly size: string },
): number {
  const identity = { id, selectedProductColor: color, selectedProductSize: size };
  return unitsInCart(cart.filter((line) => sameLine(line, identity)));
}

export function cartTotal(cart: Cart): Cents {
  return sumCents(cart.map(lineTotal));
}

/** Adds units to the same line, which takes over the item, or as a new line; without price or stock nothing changes. */
export function addToCart(
  cart: Cart,
  item: NewCartItem,
  { quantity = 1, cartItemId }: { readonly quantity?: number; readonly cartItemId: string },
): Cart {
  const line = cart.find((each) => sameLine(each, item));
  const inCart = line ? lineUnits(line) : 0;
  const isQuantity = Number.isInteger(quantity) && quantity >= 1;
  if (!isQuantity || itemPrice(item) <= 0 || item.isSoldOut || inCart + quantity > item.stock) return cart;
  if (!line) return cart.length < MAX_LINES ? [...cart, { ...item, cartItemId, quantity }] : cart;
  const raised = { ...item, cartItemId: line.cartItemId, quantity: inCart + quantity };
  return cart.map((each) => (each === line ? raised : each));
}

/** Removes one unit; at quantity 1 the line. */
export function decreaseLine(cart: Cart, cartItemId: string): Cart {
  return cart.flatMap((line) => {
    if (line.cartItemId !== cartItemId) return line;
    return line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : [];
  });
}

export function removeLine(cart: Cart, cartItemId: string): Cart {
  return cart.filter((line) => line.cartItemId !== cartItemId);
}

/** Sets a line's quantity to the nearest whole number of 1…stock; NaN changes nothing. */
export function setQuantity(cart: Cart, cartItemId: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  return changeLine(cart, cartItemId, (line) => ({ ...line, quantity: clampQuantity(quantity, line.stock) }));
}

/** Adds units to a line, up to its stock. */
export function addUnits(cart: Cart, cartItemId: string, units: number): Cart {
  return changeLine(cart, cartItemId, (line) => ({
    ...line,
    quantity: clampQuantity(lineUnits(line) + units, line.stock),
  }));
}

/** Sets a line's stock: below 1 marks it as sold out, otherwise its quantity is limited to the stock. */
export function setStock(cart: Cart, cartItemId: string, stock: number): Cart {
  const isSoldOut = stock < 1;
  return changeLine(cart, cartItemId, (line) => {
    const quantity = isSoldOut ? line.quantity : clampQuantity(line.quantity, stock);
    return { ...line, stock, isSoldOut, quantity };
  });
}

function changeLine(cart: Cart, cartItemId: string, change: (line: CartItem) => CartItem): Cart {
  return cart.map((line) => (line.cartItemId === cartItemId ? change(line) : line));
}

/** The nearest whole number of 1…stock; NaN counts as 1. */
export function clampQuantity(quantity: number, stock: number): number {
  const wanted = Number.isNaN(quantity) ? 1 : Math.floor(quantity);
  return Math.max(1, Math.min(wanted, Math.floor(stock)));
}

/** Limits of a repaired line, with which totals stay exact: cents of one unit, and units. */
const MAX_PRICE = 100_000_000;
const MAX_STOCK = 99_999;

/**
 * Repairs a stored cart (decision 46, Damaged storage): drops repeated lines and lines with an invalid price or id,
 * corrects quantities and stock, and makes line ids unique. Returns an equal cart if nothing is damaged.
 */
export function repairCart(lines: readonly CartItem[]): Cart {
  const keys = new Set<string>();
  const ids = new Set<string>();
  return lines.flatMap((damaged) => {
    const line = repairLine(damaged);
    const key = lineKey(damaged);
    if (!line || keys.has(key)) return [];
    keys.add(key);
    const cartItemId = line.cartItemId === '' || ids.has(line.cartItemId) ? key : line.cartItemId;
    ids.add(cartItemId);
    return { ...line, cartItemId };
  });
}

function repairLine(line: CartItem): CartItem | undefined {
  if (!isAmount(line.price) || line.price === 0 || !isAmount(line.discount)) return undefined;
  if (![line.id, line.variantId].every(Number.isSafeInteger)) return undefined;
  const stock = Number.isFinite(line.stock) ? Math.max(0, Math.min(Math.floor(line.stock), MAX_STOCK)) : 0;
  const isSoldOut = line.isSoldOut || stock === 0;
  const quantity = clampQuantity(line.quantity, isSoldOut ? MAX_STOCK : stock);
  return { ...line, stock, isSoldOut, quantity };
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= MAX_PRICE;
}
