/** Makes a line another variant of its article, and says what came of it: in the cart and in the mini-cart. */
import type { CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import { $cart, changeLineVariant, restoreVariant } from '#features/cart/store/cart.ts';
import { forgetDifferences } from '#features/cart/store/line-differences.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import type { UndoOffer } from '../UndoNotice.tsx';
import { changeMessage } from './change-message.ts';

type Told = {
  readonly locale: Locale;
  readonly t: Text<'cart'>;
  readonly messages: Text<'messages'>;
  readonly format: (cents: number) => string;
};

/** The `data-control` of what opened the choice of a line. */
export function changeControl({ cartItemId }: Pick<CartItem, 'cartItemId'>): string {
  return `change:${cartItemId}`;
}

/** Returns how to undo the change; undefined where the line could not be changed, which is reported. */
export function changeLine(
  before: CartItem,
  item: NewCartItem,
  { t, messages, ...told }: Told,
): UndoOffer | undefined {
  const change = changeLineVariant(before.cartItemId, item);
  if (!change) {
    const isThere = $cart.get().some(({ cartItemId }) => cartItemId === before.cartItemId);
    if (isThere) showToast('warn', messages('cart.soldOut'), 'top-center');
    else showToast('info', t('undo.gone'), 'top-left');
    return undefined;
  }
  forgetDifferences(before.cartItemId);
  return {
    message: changeMessage(change, { before, t, ...told }),
    undo: () => restoreVariant(change),
    control: changeControl(before),
  };
}
