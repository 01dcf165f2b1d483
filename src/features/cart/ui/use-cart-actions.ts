/** Actions of the cart page on lines, quantities and saved lines, with toasts and undo. */
import { type CartItem, sameLine } from '#features/cart/rules/cart.ts';
import {
  $cart,
  clearCart,
  decreaseLine,
  increaseLine,
  restoreCart,
  setLineQuantity,
} from '#features/cart/store/cart.ts';
import {
  moveToCart,
  removeSaved,
  restoreSaved,
  saveForLater,
  undoSave,
} from '#features/cart/store/saved-for-later.ts';
import type { QuantityCheck } from '#features/product/rules/stock.ts';
import { markLimited } from '#features/product/store/limited-quantity.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import type { CartLineActions } from './CartLines.tsx';
import { useCartText } from './cart-text.ts';
import { useLineActions } from './use-line-actions.ts';

export function useCartActions(format: (cents: number) => string) {
  const t = useCartText();
  const messages = useMessages();
  const { offer, setOffer, withdrawOffer, notifyRemoved, remove, change } = useLineActions(format);
  const notifyAdded = (): void => showToast('success', messages('cart.added'), 'top-left');

  function setQuantity(item: CartItem, quantity: number, isLimited: boolean): void {
    // Steps change the stored quantity, which another tab may have changed.
    if (quantity === item.quantity - 1) {
      notifyRemoved(decreaseLine(item.cartItemId));
      return;
    }
    if (quantity === item.quantity + 1) increaseLine(item.cartItemId);
    else setLineQuantity(item.cartItemId, quantity);
    // One toast for each action: `exceed` has shown its own.
    if (isLimited) return;
    if (quantity < item.quantity) notifyRemoved(undefined);
    else notifyAdded();
  }

  /** The quantity here is the cart's own, so the whole stock is available (decision 40, Quantity texts). */
  function exceed({ stock }: CartItem): void {
    markLimited();
    showToast('warn', messages('cart.exceedsAvailable', { count: stock }), 'top-center');
  }

  function save({ cartItemId }: CartItem): void {
    const savedAt = Date.now();
    const saved = saveForLater(cartItemId);
    if (!saved) return;
    showToast('info', messages('cart.saved'), 'top-left');
    setOffer({
      message: t('undo.saved', { name: saved.name }),
      undo: () => {
        const result = undoSave(saved, savedAt);
        if (result === 'back' || result === 'bought' || result === 'gone') return result;
        notifyExceeded(messages, result);
        return 'notified';
      },
      control: `forget:${saved.cartItemId}`,
    });
  }

  function clear(): void {
    const lines = clearCart();
    notifyRemoved(undefined);
    setOffer({ message: t('undo.cleared'), undo: () => restoreCart(lines), control: 'clear' });
  }

  /** Moves a saved line into the cart; returns the `data-control` that gets the focus, undefined if it failed. */
  function move(item: CartItem): string | undefined {
    const check = moveToCart(item);
    if (check !== 'ok') {
      notifyExceeded(messages, check);
      return undefined;
    }
    // Undoing its removal would add the line a second time.
    setOffer((now) => (now?.control === `forget:${item.cartItemId}` ? undefined : now));
    notifyAdded();
    const moved = $cart.get().find((each) => sameLine(each, item));
    return moved && `save:${moved.cartItemId}`;
  }

  /** Removes a saved line. */
  function forget(item: CartItem): void {
    const removed = removeSaved(item);
    if (!removed) return;
    setOffer({
      message: t('undo.removed', { name: item.name }),
      undo: () => {
        restoreSaved(removed);
        return 'back';
      },
      control: `forget:${item.cartItemId}`,
    });
  }

  const decrease = ({ cartItemId }: CartItem): void => notifyRemoved(decreaseLine(cartItemId));
  const line: Omit<CartLineActions, 'change'> = { decrease, setQuantity, exceed, remove, save };
  return { line, change, clear, move, forget, offer, withdrawOffer };
}

function notifyExceeded(messages: Text<'messages'>, check: QuantityCheck): void {
  if (check === 'exceeds-stock') showToast('warn', messages('cart.exceeds'), 'top-center');
  if (check === 'cart-full') showToast('warn', messages('cart.full'), 'top-center');
  if (check === 'sold-out') showToast('warn', messages('cart.soldOut'), 'top-center');
}
