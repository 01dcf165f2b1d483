/** The cart (storefront §3, Cart item; §4, Cart). Pure transitions over readonly lines; money in cents. */
import { type Cents, sumCents } from '#shared/money/money.ts';
import { itemPrice } from '#shared/money/price.ts';

/** One line of the cart, as `tienda` stores it (contract, Storage keys). */
export type CartItem = {
  /** Id of the product: with colour and size it identifies the line. */
  readonly id: number;
  /** Id of the variant that is bought; the product's own for one without variants (decision 68, Order payload). */
  readonly variantId: number;
  /** Generated, unique for each line. */
  readonly cartItemId: string;
  readonly code: string;
  readonly sku: string;
  readonly name: string;
  readonly price: Cents;
  /** The discounted price, 0 when there is none (storefront §3, Variant). */
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

/** Most lines of a cart (decision 126, Bounds): no real cart has more, and thousands block the page. */
export const MAX_LINES = 200;

/** What is put into the cart; quantity and line id come with the act of adding. */
export type NewCartItem = Omit<CartItem, 'cartItemId' | 'quantity'>;
/** What identifies a line: product, colour and size; no colour and size for a product without variants. */
export type LineIdentity = Pick<CartItem, 'id' | 'selectedProductColor' | 'selectedProductSize'>;

/** A text that is equal for equal lines only, whatever characters a colour's name holds. */
export function lineKey(line: LineIdentity): string {
  return JSON.stringify([line.id, line.selectedProductColor, line.selectedProductSize]);
}

/** Whether two lines are the same product in the same colour and size. */
export function sameLine(one: LineIdentity, other: LineIdentity): boolean {
  return lineKey(one) === lineKey(other);
}

/** Units a line counts for: sold-out items show quantity 0. */
export function lineUnits(line: Pick<CartItem, 'quantity' | 'isSoldOut'>): number {
  return line.isSoldOut ? 0 : line.quantity;
}

/** What a line costs. */
export function lineTotal(line: CartItem): Cents {
  return itemPrice(line) * lineUnits(line);
}

/**
 * The cart with these units more: on the line of the same product, colour and size, which takes over the item's price,
 * stock and pictures, or on a new line. When they would exceed the stock, or there is no price, nothing is added and the same
 * cart comes back.
 */
export function addToCart(
  cart: Cart,
  item: NewCartItem,
  { quantity = 1, cartItemId }: { readonly quantity?: number; readonly cartItemId: string },
): Cart {
  const line = cart.find((each) => sameLine(each, item));
  const inCart = line ? lineUnits(line) : 0;
  if (itemPrice(item) <= 0) return cart;
  if (!Number.isInteger(quantity) || quantity < 1 || item.isSoldOut || inCart + quantity > item.stock)
    return cart;
  if (!line) return cart.length < MAX_LINES ? [...cart, { ...item, cartItemId, quantity }] : cart;
  const raised = { ...item, cartItemId: line.cartItemId, quantity: inCart + quantity };
  return cart.map((each) => (each === line ? raised : each));
}

/** One unit less; at quantity 1 the line is removed. */
export function decreaseLine(cart: Cart, cartItemId: string): Cart {
  return cart.flatMap((line) => {
    if (line.cartItemId !== cartItemId) return line;
    return line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : [];
  });
}

/** The cart without this line. */
export function removeLine(cart: Cart, cartItemId: string): Cart {
  return cart.filter((line) => line.cartItemId !== cartItemId);
}

/** The cart of nobody yet, and of everybody after the purchase. */
export function clearCart(): Cart {
  return [];
}

/** The line's quantity set to a whole number of 1…stock, the nearest to what was asked; NaN changes nothing. */
export function setQuantity(cart: Cart, cartItemId: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  return changeLine(cart, cartItemId, (line) => ({ ...line, quantity: clampQuantity(quantity, line.stock) }));
}

/** The line with these units more, held to its stock. */
export function addUnits(cart: Cart, cartItemId: string, units: number): Cart {
  return changeLine(cart, cartItemId, (line) => ({
    ...line,
    quantity: clampQuantity(lineUnits(line) + units, line.stock),
  }));
}

/** The line with the stock that a live look found: none left marks it as sold out, any as not; its quantity follows down. */
export function setStock(cart: Cart, cartItemId: string, stock: number): Cart {
  return changeLine(cart, cartItemId, (line) => withStock({ ...line, isSoldOut: stock < 1 }, stock));
}

/** Units in the whole cart, as the cart button counts them. */
export function unitsInCart(cart: Cart): number {
  return cart.reduce((units, line) => units + lineUnits(line), 0);
}

/** Units of one variant that the cart already holds. */
export function unitsOfVariant(
  cart: Cart,
  { id, color, size }: { readonly id: number; readonly color: string; readonly size: string },
): number {
  const identity = { id, selectedProductColor: color, selectedProductSize: size };
  return unitsInCart(cart.filter((line) => sameLine(line, identity)));
}

/** The sum of quantity times price after discount over all lines. */
export function cartTotal(cart: Cart): Cents {
  return sumCents(cart.map(lineTotal));
}

function changeLine(cart: Cart, cartItemId: string, change: (line: CartItem) => CartItem): Cart {
  return cart.map((line) => (line.cartItemId === cartItemId ? change(line) : line));
}

/** A line that keeps the rule of every line: sold out, or a quantity within 1…stock. */
function withStock(line: CartItem, stock: number): CartItem {
  const isSoldOut = line.isSoldOut || stock < 1;
  const quantity = isSoldOut ? line.quantity : clampQuantity(line.quantity, stock);
  return { ...line, stock, isSoldOut, quantity };
}

/** The whole number of 1…stock nearest to the wanted one; NaN counts as 1. */
export function clampQuantity(quantity: number, stock: number): number {
  const wanted = Number.isNaN(quantity) ? 1 : Math.floor(quantity);
  return Math.max(1, Math.min(wanted, Math.floor(stock)));
}

/** Limits of a mended line: no piece costs more than a million quetzales, nobody has more units; totals stay exact. */
const MAX_PRICE = 100_000_000;
const MAX_STOCK = 99_999;

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= MAX_PRICE;
}

function repairLine(line: CartItem): CartItem | undefined {
  if (!isAmount(line.price) || line.price === 0 || !isAmount(line.discount)) return undefined;
  if (![line.id, line.variantId].every(Number.isSafeInteger)) return undefined;
  const stock = Number.isFinite(line.stock) ? Math.max(0, Math.min(Math.floor(line.stock), MAX_STOCK)) : 0;
  const isSoldOut = line.isSoldOut || stock === 0;
  const quantity = clampQuantity(line.quantity, isSoldOut ? MAX_STOCK : stock);
  return { ...line, stock, isSoldOut, quantity };
}

/**
 * Repairs a stored cart: drops lines with an invalid price or id and repeated lines, rounds and limits quantities to
 * 1…stock, marks a line without stock as sold out, and gives every line a unique id. Returns an equal cart where
 * nothing needs repair.
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
