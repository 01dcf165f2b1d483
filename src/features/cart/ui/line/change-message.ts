/** The message after a line's colour or size was changed: everything that differs from the shopper's choice. */
import type { CartItem } from '#features/cart/rules/cart.ts';
import type { VariantChange } from '#features/cart/rules/line-variant.ts';
import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { itemPrice } from '#shared/money/price.ts';

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
  const words = [
    translateCatalogTerm(locale, 'color', color).text,
    translateCatalogTerm(locale, 'size', size).text,
  ];
  const variant = words.filter((each) => each !== '').join(', ');
  const sentences = [t('change.done', { name, variant })];
  if (made.length > 1) sentences.push(t('change.joined'));
  if (quantity < wanted) sentences.push(t('change.fewer', { count: quantity }));
  if (itemPrice(line) !== itemPrice(before))
    sentences.push(t('change.price', { price: format(itemPrice(line)) }));
  return sentences.join(' ');
}
