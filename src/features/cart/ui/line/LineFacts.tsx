/** Picture, variant and price of a line in the cart, the mini-cart and 'Tu orden', and in their built templates. */
import type { CartItem } from '#features/cart/rules/cart.ts';
import { linePicture } from '#features/cart/rules/line-template.ts';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { Picture } from '#features/product/ui/picture/Picture.tsx';
import { itemPrice } from '#shared/money/price.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import './LinePicture.css';

/** Formats cents of quetzales. */
export type Format = (cents: number) => string;

/** The picture of a line in the cart or an order; `size` in pixels. */
export function LinePicture({
  line,
  size,
}: {
  readonly line: Pick<CartItem, 'images'>;
  readonly size: number;
}) {
  return (
    <Picture
      sources={linePicture(line)}
      alt=""
      sizes={`${size}px`}
      width={size}
      height={size}
      className="cart-picture"
    />
  );
}

type AmountProps = { readonly field: string; readonly cents: number; readonly format: Format };

export function Amount({ field, cents, format }: AmountProps) {
  return (
    <span data-field={field} translate="no" data-cents={cents}>
      {format(cents)}
    </span>
  );
}

type TextProps<Key> = { readonly line: CartItem; readonly t: (key: Key) => string };

/** The price of one unit, and the list price if it is higher. */
export function UnitPrice({
  line,
  t,
  format,
}: TextProps<'unitPrice' | 'listPrice'> & { readonly format: Format }) {
  const unit = itemPrice(line);
  return (
    <>
      <span className="visually-hidden">{t('unitPrice')} </span>
      <Amount field="unit" cents={unit} format={format} />{' '}
      <s data-if="list" hidden={unit >= line.price}>
        <span className="visually-hidden">{t('listPrice')} </span>
        <Amount field="list" cents={line.price} format={format} />
      </s>
    </>
  );
}

/** Colour and size, if the line has them. */
export function LineVariant({ line, t }: TextProps<'color' | 'size'>) {
  const locale = useLocale();
  const color = translateCatalogTerm(locale, 'color', line.selectedProductColor);
  const size = translateCatalogTerm(locale, 'size', line.selectedProductSize);
  return (
    <>
      <span data-if="color" hidden={line.selectedProductColor === ''}>
        {t('color')}:{' '}
        <span data-field="color" lang={color.lang}>
          {color.text}
        </span>
      </span>
      <span data-if="size" hidden={line.selectedProductSize === ''}>
        {t('size')}:{' '}
        <span data-field="size" translate="no" lang={size.lang}>
          {size.text}
        </span>
      </span>
    </>
  );
}
