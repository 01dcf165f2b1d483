/** The verbs of the cart page: those of a line, its quantity, and the lines that are kept for later. */

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
  moveBack,
  moveToCart,
  removeSaved,
  restoreSaved,
  saveForLater,
} from '#features/cart/store/saved-for-later.ts';
import type { QuantityCheck } from '#features/product/rules/stock.ts';
import { markLimited } from '#features/product/store/limited-quantity.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import type { LineActions } from './line/CartLine.tsx';
import { useCartText } from './use-cart-text.ts';
import { type LineVerbs, useLineActions } from './use-line-actions.ts';

export type CartActions = Pick<LineVerbs, 'change' | 'offer' | 'withdrawOffer'> & {
  readonly line: Omit<LineActions, 'change'>;
  readonly clear: () => void;
  /** Moves a saved line into the cart; answers the `data-control` to go on with when it did. */
  readonly move: (line: CartItem) => string | undefined;
  /** Gives a saved line up. */
  readonly forget: (line: CartItem) => void;
};

function notifyAdded(messages: Text<'messages'>): void {
  showToast('success', messages('cart.added'), 'top-left');
}

function notifyExceeded(messages: Text<'messages'>, check: QuantityCheck): void {
  if (check === 'exceeds-stock') showToast('warn', messages('cart.exceeds'), 'top-center');
  if (check === 'cart-full') showToast('warn', messages('cart.full'), 'top-center');
  if (check === 'sold-out') showToast('warn', messages('cart.soldOut'), 'top-center');
}

export function useCartActions(format: (cents: number) => string): CartActions {
  const t = useCartText();
  const messages = useMessages();
  const verbs = useLineActions(format);
  const { offerBack, notifyRemoved } = verbs;

  const line: CartActions['line'] = {
    decrease: ({ cartItemId }) => notifyRemoved(decreaseLine(cartItemId)),
    setQuantity: (item, quantity, isHeld) => {
      // One more or one less counts from what is stored now, which another tab may be changing at this moment.
      if (quantity === item.quantity - 1) notifyRemoved(decreaseLine(item.cartItemId));
      else {
        if (quantity === item.quantity + 1) increaseLine(item.cartItemId);
        else setLineQuantity(item.cartItemId, quantity);
        // One message for each action: what there is of it is the one that is true.
        if (isHeld) return;
        if (quantity < item.quantity) notifyRemoved(undefined);
        else notifyAdded(messages);
      }
    },
    // What is chosen here is the cart's own quantity, so all of the stock is available to it (decision 40, Quantity
    // texts).
    exceed: ({ stock }) => {
      markLimited();
      showToast('warn', messages('cart.exceedsAvailable', { count: stock }), 'top-center');
    },
    remove: verbs.remove,
    save: ({ cartItemId }) => {
      const savedAt = Date.now();
      const saved = saveForLater(cartItemId);
      if (!saved) return;
      showToast('info', messages('cart.saved'), 'top-left');
      offerBack({
        message: t('undo.saved', { name: saved.name }),
        undo: () => {
          const undone = moveBack(saved, savedAt);
          if (undone === 'back' || undone === 'bought' || undone === 'gone') return undone;
          notifyExceeded(messages, undone);
          return 'told';
        },
        control: `forget:${saved.cartItemId}`,
      });
    },
  };
  return {
    line,
    change: verbs.change,
    clear: () => {
      const lines = clearCart();
      notifyRemoved(undefined);
      offerBack({ message: t('undo.cleared'), undo: () => restoreCart(lines), control: 'clear' });
    },
    move: (item) => {
      const check = moveToCart(item);
      if (check !== 'ok') {
        notifyExceeded(messages, check);
        return undefined;
      }
      // Offered back as well, the line would come a second time.
      offerBack((now) => (now?.control === `forget:${item.cartItemId}` ? undefined : now));
      notifyAdded(messages);
      const moved = $cart.get().find((each) => sameLine(each, item));
      return moved && `save:${moved.cartItemId}`;
    },
    forget: (item) => {
      const forgotten = removeSaved(item);
      if (!forgotten) return;
      offerBack({
        message: t('undo.removed', { name: item.name }),
        undo: () => {
          restoreSaved(forgotten);
          return 'back';
        },
        control: `forget:${item.cartItemId}`,
      });
    },
    offer: verbs.offer,
    withdrawOffer: verbs.withdrawOffer,
  };
}
