/** 'Guardar para después': lines that are saved outside the cart, under a separate key (decision 42, Undo). */
import {
  type Cart,
  type CartItem,
  EMPTY_CART,
  lineKey,
  sameLine,
  unitsOfVariant,
} from '#features/cart/rules/cart.ts';
import type { RemovedLine } from '#features/cart/rules/line-variant.ts';
import { paidSince, unpaidUnits } from '#features/cart/rules/ordered-units.ts';
import { type QuantityCheck, quantityLimit } from '#features/product/rules/stock.ts';
import { SAVED_FOR_LATER_KEY } from '#shared/storage/keys.ts';
import { rowChanges } from '#shared/storage/row-changes.ts';
import { setAside } from '#shared/storage/set-aside.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { $cart, addToCart, removeLine, type UndoResult } from './cart.ts';
import { $main } from './main-store.ts';
import { damagedLines, readCart } from './stored-cart.ts';

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

/** Moves a line out of the cart and returns it; the same product, colour and size is saved once. */
export function saveForLater(cartItemId: string): CartItem | undefined {
  const line = removeLine(cartItemId)?.line;
  if (line) saved.update((lines) => [...lines.filter((each) => !sameLine(each, line)), line]);
  return line;
}

/** Moves a saved line into the cart, with as many units as the stock allows; returns why none was added. */
export function moveToCart(line: CartItem): QuantityCheck {
  const { cartItemId: _, quantity, ...item } = line;
  const { id, selectedProductColor: color, selectedProductSize: size, stock } = line;
  const limit = quantityLimit({ stock, inCart: unitsOfVariant($cart.get(), { id, color, size }) });
  const check = addToCart(item, Math.max(1, Math.min(quantity, limit)));
  if (check === 'ok') removeSaved(line);
  return check;
}

/** Undoes `saveForLater` without the units paid since; `gone` if the line is not saved any more, or the stock's refusal. */
export function undoSave(line: CartItem, savedAt: number): UndoResult | Exclude<QuantityCheck, 'ok'> {
  const paid = paidSince($main.get().paid, savedAt);
  const removed = removeSaved(line);
  const unpaid = unpaidUnits(removed?.line ?? line, paid);
  if (!unpaid) return 'bought';
  if (!removed) return 'gone';
  const check = moveToCart(unpaid);
  if (check === 'ok') return 'back';
  restoreSaved(removed);
  return check;
}

/** Removes a saved line and returns it with its index; undefined if it was not there. */
export function removeSaved(line: CartItem): RemovedLine | undefined {
  let removed: RemovedLine | undefined;
  saved.update((lines) => {
    const index = lines.findIndex((each) => sameLine(each, line));
    const found = lines[index];
    if (!found) return lines;
    removed = { line: found, index };
    return lines.toSpliced(index, 1);
  });
  return removed;
}

/** Restores a removed saved line at its index, unless it was saved again. */
export function restoreSaved({ line, index }: RemovedLine): void {
  saved.update((lines) =>
    lines.some((each) => sameLine(each, line)) ? lines : lines.toSpliced(index, 0, line),
  );
}
