/** The texts of an article: its page, the quick view, the choice of a variant. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useText } from '#shared/ui/island/use-text.ts';

const productText = clientText('product');

export function useProductText(): Text<'product'> {
  return useText(productText);
}
