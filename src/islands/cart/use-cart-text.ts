/** The texts of the cart and the mini-cart. */
import { clientText } from '#i18n/client-text.ts';
import type { Text } from '#i18n/messages.ts';
import { useText } from '#islands/page/use-text.ts';

const cartText = clientText('cart');

export function useCartText(): Text<'cart'> {
  return useText(cartText);
}
