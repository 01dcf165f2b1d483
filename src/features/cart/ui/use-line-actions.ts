/**
 * What can be done with a line wherever the cart is shown, on its page and in the mini-cart: taking it out and making it
 * another variant, with the toasts of the cart (storefront §4, Toasts: top-left) and a way back (decision 42, Taking
 * back).
 */

import { type Dispatch, type SetStateAction, useState } from 'react';
import type { CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import { type RemovedLine, removeLine, restoreLine } from '#features/cart/store/cart.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { changeControl, changeLine } from './line/change-line.ts';
import type { UndoOffer } from './UndoNotice.tsx';
import { useCartText } from './use-cart-text.ts';

export type LineVerbs = {
  /** What can be undone now. */
  readonly offer: UndoOffer | undefined;
  /** Offers something else instead. */
  readonly offerBack: Dispatch<SetStateAction<UndoOffer | undefined>>;
  readonly withdrawOffer: () => void;
  /** Says that something left the cart, and offers to have back what went away with its last unit. */
  readonly notifyRemoved: (removed: RemovedLine | undefined) => void;
  readonly remove: (line: CartItem) => void;
  /** Makes a line another variant; answers the `data-control` to go on with when it could not. */
  readonly change: (line: CartItem, item: NewCartItem) => string | undefined;
};

export function useLineActions(format: (cents: number) => string): LineVerbs {
  const locale = useLocale();
  const t = useCartText();
  const messages = useMessages();
  const [offer, setOffer] = useState<UndoOffer | undefined>(undefined);
  const notifyRemoved = (removed: RemovedLine | undefined): void => {
    if (removed) {
      setOffer({
        message: t('undo.removed', { name: removed.line.name }),
        undo: () => restoreLine(removed),
        control: `remove:${removed.line.cartItemId}`,
      });
    }
    showToast('info', messages('cart.removed'), 'top-left');
  };
  return {
    offer,
    offerBack: setOffer,
    withdrawOffer: () => setOffer(undefined),
    notifyRemoved,
    remove: ({ cartItemId }) => notifyRemoved(removeLine(cartItemId)),
    change: (before, item) => {
      const changed = changeLine(before, item, { t, messages, format, locale });
      if (!changed) return changeControl(before);
      setOffer(changed);
      return undefined;
    },
  };
}
