/** 'Guardar para después': cart lines put beside the cart, under a key of their own (ux 14). */
import { type Cart, type CartItem, lineKey, sameLine, unitsOfVariant } from '#domain/cart.ts';
import { type QuantityCheck, quantityLimit } from '#domain/stock.ts';
import { $cart, addToCart, removeLine } from './cart.ts';
import { persistentDocument, setAside } from './storage.ts';
import { EMPTY_CART, readCart, SAVED_KEY } from './stored-cart.ts';

const saved = persistentDocument<Cart>(SAVED_KEY, {
  initial: EMPTY_CART,
  read: (stored) => {
    const { cart, isWhole } = readCart(stored);
    if (!isWhole) setAside(SAVED_KEY, JSON.stringify(stored));
    return cart;
  },
  write: (lines) => lines,
});

export const $savedForLater = saved.store;

/** Moves a line out of the cart; the same product, colour and size is kept once. */
export function saveForLater(cartItemId: string): CartItem | undefined {
  const line = removeLine(cartItemId)?.line;
  if (line) saved.update((lines) => [...lines.filter((each) => !sameLine(each, line)), line]);
  return line;
}

/** Moves a kept line back into the cart, with as many units as fit beside those already there; says why none did. */
export function moveToCart(line: CartItem): QuantityCheck {
  const { cartItemId: _, quantity, ...item } = line;
  const { id, selectedProductColor: color, selectedProductSize: size, stock } = line;
  const fitting = quantityLimit({ stock, inCart: unitsOfVariant($cart.get(), { id, color, size }) });
  const check = addToCart(item, Math.max(1, Math.min(quantity, fitting)));
  if (check === 'ok') forgetSaved(line);
  return check;
}

/** Takes a line off the kept ones. */
export function forgetSaved(line: CartItem): void {
  const key = lineKey(line);
  saved.update((lines) => lines.filter((each) => lineKey(each) !== key));
}
