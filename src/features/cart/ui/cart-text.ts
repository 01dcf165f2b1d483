/** The texts of the cart and the mini-cart. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useText } from '#shared/ui/island/use-text.ts';

const cartText = clientText('cart');

export function useCartText(): Text<'cart'> {
  return useText(cartText);
}
