/**
 * What a shopper can do with the lines, with the toasts of the cart (storefront §4, Toasts: top-left) and a way back
 * (decision 42, Taking back).
 */
import { useState } from 'react';
import { type CartItem, type NewCartItem, sameLine } from '#domain/cart/cart.ts';
import type { QuantityCheck } from '#domain/product/stock.ts';
import type { Text } from '#i18n/messages.ts';
import {
  $cart,
  clearCart,
  decreaseLine,
  increaseLine,
  type RemovedLine,
  removeLine,
  restoreCart,
  restoreLine,
  setLineQuantity,
} from '#stores/cart/cart.ts';
import {
  forgetSaved,
  moveBack,
  moveToCart,
  restoreSaved,
  saveForLater,
} from '#stores/cart/saved-for-later.ts';
import { showToast } from '#stores/page/toast.ts';
import type { LineActions } from './line/CartLine.tsx';
import { changeControl, changeLine } from './line/change-line.ts';
import type { UndoOffer } from './UndoNotice.tsx';

export type CartTexts = { readonly t: Text<'cart'>; readonly messages: Text<'messages'> };

type ActionTexts = CartTexts & { readonly format: (cents: number) => string };

export type CartActions = {
  readonly line: Omit<LineActions, 'change'>;
  /** Makes a line another variant; answers the `data-control` to go on with when it could not. */
  readonly change: (line: CartItem, item: NewCartItem) => string | undefined;
  readonly clear: () => void;
  /** Moves a saved line into the cart; answers the `data-control` to go on with when it did. */
  readonly move: (line: CartItem) => string | undefined;
  /** Gives a saved line up. */
  readonly forget: (line: CartItem) => void;
  readonly offer: UndoOffer | undefined;
  readonly withdrawOffer: () => void;
};

function tellRemoved(messages: Text<'messages'>): void {
  showToast('info', messages('cart.removed'), 'top-left');
}

function tellAdded(messages: Text<'messages'>): void {
  showToast('success', messages('cart.added'), 'top-left');
}

function tellExceeded(messages: Text<'messages'>, check: QuantityCheck): void {
  if (check === 'exceeds-stock') showToast('warn', messages('cart.exceeds'), 'top-center');
  if (check === 'sold-out') showToast('warn', messages('cart.soldOut'), 'top-center');
}

/** The verbs of the cart page. `offer` is what can be undone now. */
export function useCartActions({ t, messages, format }: ActionTexts): CartActions {
  const [offer, setOffer] = useState<UndoOffer | undefined>(undefined);

  const offerBack = (removed: RemovedLine | undefined): void => {
    if (!removed) return;
    setOffer({
      message: t('undo.removed', { name: removed.line.name }),
      undo: () => restoreLine(removed),
      control: `remove:${removed.line.cartItemId}`,
    });
  };
  const decrease = ({ cartItemId }: CartItem): void => {
    offerBack(decreaseLine(cartItemId));
    tellRemoved(messages);
  };
  const line: CartActions['line'] = {
    decrease,
    setQuantity: (item, quantity) => {
      // One more or one less counts from what is stored now, which another tab may be changing at this moment.
      if (quantity === item.quantity + 1) increaseLine(item.cartItemId);
      else if (quantity === item.quantity - 1) offerBack(decreaseLine(item.cartItemId));
      else setLineQuantity(item.cartItemId, quantity);
      if (quantity < item.quantity) tellRemoved(messages);
      else tellAdded(messages);
    },
    // What is chosen here is the cart's own quantity, so all of the stock is available to it (decision 40, Quantity
    // texts).
    exceed: ({ stock }) =>
      showToast('warn', messages('cart.exceedsAvailable', { count: stock }), 'top-center'),
    remove: ({ cartItemId }) => {
      offerBack(removeLine(cartItemId));
      tellRemoved(messages);
    },
    save: ({ cartItemId }) => {
      const savedAt = Date.now();
      const saved = saveForLater(cartItemId);
      if (!saved) return;
      setOffer({
        message: t('undo.saved', { name: saved.name }),
        undo: () => {
          const undone = moveBack(saved, savedAt);
          if (undone === 'back' || undone === 'bought' || undone === 'gone') return undone;
          tellExceeded(messages, undone);
          return 'told';
        },
        control: `forget:${saved.cartItemId}`,
      });
      // The cart has it no longer: a removal like any other (storefront §4, Cart).
      tellRemoved(messages);
    },
  };
  return {
    line,
    change: (before, item) => {
      const changed = changeLine(before, item, { t, messages, format });
      if (!changed) return changeControl(before);
      setOffer(changed);
      return undefined;
    },
    clear: () => {
      const lines = clearCart();
      setOffer({ message: t('undo.cleared'), undo: () => restoreCart(lines), control: 'clear' });
      tellRemoved(messages);
    },
    move: (item) => {
      const check = moveToCart(item);
      if (check !== 'ok') {
        tellExceeded(messages, check);
        return undefined;
      }
      // Offered back as well, the line would come a second time.
      setOffer((now) => (now?.control === `forget:${item.cartItemId}` ? undefined : now));
      tellAdded(messages);
      const moved = $cart.get().find((each) => sameLine(each, item));
      return moved && `save:${moved.cartItemId}`;
    },
    forget: (item) => {
      const forgotten = forgetSaved(item);
      if (!forgotten) return;
      setOffer({
        message: t('undo.removed', { name: item.name }),
        undo: () => {
          restoreSaved(forgotten);
          return 'back';
        },
        control: `forget:${item.cartItemId}`,
      });
    },
    offer,
    withdrawOffer: () => setOffer(undefined),
  };
}
