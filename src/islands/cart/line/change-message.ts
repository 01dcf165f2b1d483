/** What is told when a line became another colour or size: all that is not as the shopper left it. */
import type { CartItem } from '#domain/cart/cart.ts';
import type { VariantChange } from '#domain/cart/line-variant.ts';
import { itemPrice } from '#domain/money/price.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { wireWord } from '#i18n/wire-words.ts';

type Told = {
  readonly before: CartItem;
  readonly t: Text<'cart'>;
  readonly locale: Locale;
  readonly format: (cents: number) => string;
};

/** The new colour and size, and where they are so: fewer units, a joined line, another price. */
export function changeMessage({ line, wanted, before: made }: VariantChange, told: Told): string {
  const { before, t, locale, format } = told;
  const { name, quantity, selectedProductColor: color, selectedProductSize: size } = line;
  const words = [wireWord(locale, 'color', color).text, wireWord(locale, 'size', size).text];
  const variant = words.filter((each) => each !== '').join(', ');
  const sentences = [t('change.done', { name, variant })];
  if (made.length > 1) sentences.push(t('change.joined'));
  if (quantity < wanted) sentences.push(t('change.fewer', { count: quantity }));
  if (itemPrice(line) !== itemPrice(before))
    sentences.push(t('change.price', { price: format(itemPrice(line)) }));
  return sentences.join(' ');
}
