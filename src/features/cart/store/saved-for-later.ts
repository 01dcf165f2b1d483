/** 'Guardar para después': cart lines set aside, under a separate key (decision 42, Taking back). */
import { type Cart, type CartItem, lineKey, sameLine, unitsOfVariant } from '#features/cart/rules/cart.ts';
import { unpaidUnits } from '#features/cart/rules/ordered-units.ts';
import { type QuantityCheck, quantityLimit } from '#features/product/rules/stock.ts';
import { SAVED_FOR_LATER_KEY } from '#shared/storage/keys.ts';
import { rowChanges } from '#shared/storage/row-changes.ts';
import { setAside } from '#shared/storage/set-aside.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { $cart, addToCart, removeLine, type UndoResult } from './cart.ts';
import { damagedLines } from './stored/damaged-lines.ts';
import { $main } from './stored/main-store.ts';
import { paidSince } from './stored/paid-units.ts';
import { EMPTY_CART, readCart } from './stored/stored-cart.ts';

const saved = persistentDocument<Cart>(SAVED_FOR_LATER_KEY, {
  initial: EMPTY_CART,
  read: (stored) => {
    const { cart, isWhole } = readCart(stored);
    if (!isWhole) setAside(SAVED_FOR_LATER_KEY, JSON.stringify(damagedLines(stored)));
    return cart;
  },
  write: (lines) => lines,
  own: rowChanges<CartItem>({ keyOf: lineKey }),
});

export const $savedForLater = saved.store;

/** Moves a line out of the cart; the same product, colour and size is kept once. */
export function saveForLater(cartItemId: string): CartItem | undefined {
  const line = removeLine(cartItemId)?.line;
  if (line) saved.update((lines) => [...lines.filter((each) => !sameLine(each, line)), line]);
  return line;
}

/** Moves a saved line back into the cart, with as many units as the stock allows; says why none did. */
export function moveToCart(line: CartItem): QuantityCheck {
  const { cartItemId: _, quantity, ...item } = line;
  const { id, selectedProductColor: color, selectedProductSize: size, stock } = line;
  const fitting = quantityLimit({ stock, inCart: unitsOfVariant($cart.get(), { id, color, size }) });
  const check = addToCart(item, Math.max(1, Math.min(quantity, fitting)));
  if (check === 'ok') removeSaved(line);
  return check;
}

/**
 * Undoes `saveForLater`, with what is kept of the line now: `gone` where another tab has moved or forgotten it. What was
 * paid for since, in whatever tab, stays away. Where the stock refuses it, the line stays kept and the reason is said.
 */
export function moveBack(line: CartItem, savedAt: number): UndoResult | Exclude<QuantityCheck, 'ok'> {
  const paid = paidSince($main.get().paid, savedAt);
  const kept = removeSaved(line);
  const unpaid = unpaidUnits(kept?.line ?? line, paid);
  if (!unpaid) return 'bought';
  if (!kept) return 'gone';
  const check = moveToCart(unpaid);
  if (check === 'ok') return 'back';
  restoreSaved(kept);
  return check;
}

/** A removed saved line and its index: what is needed to undo the removal. */
export type RemovedSavedLine = { readonly line: CartItem; readonly index: number };

/** Takes a line off the kept ones and answers it, so that it can be restored; undefined when it was not there. */
export function removeSaved(line: CartItem): RemovedSavedLine | undefined {
  let forgotten: RemovedSavedLine | undefined;
  saved.update((lines) => {
    const index = lines.findIndex((each) => sameLine(each, line));
    const taken = lines[index];
    if (!taken) return lines;
    forgotten = { line: taken, index };
    return lines.toSpliced(index, 1);
  });
  return forgotten;
}

/** Restores a removed saved line at its index, unless the same thing was saved again. */
export function restoreSaved({ line, index }: RemovedSavedLine): void {
  saved.update((lines) =>
    lines.some((each) => sameLine(each, line)) ? lines : lines.toSpliced(index, 0, line),
  );
}
