/** What every line of a cart shows alike: on the cart page, in the mini-cart and among what is kept for later. */
import type { CartItem } from '#domain/cart/cart.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { Picture } from '#ui/product/Picture.tsx';
import { linePicture } from './line-parts.ts';
import './LinePicture.css';

type Line = Pick<CartItem, 'images' | 'productSku' | 'name' | 'selectedProductColor' | 'selectedProductSize'>;

/** The picture of a line; `size` in pixels. */
export function LinePicture({ line, size }: { readonly line: Line; readonly size: number }) {
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

/** The name, which leads to the product, with colour and size. */
export function LineName({
  line,
  locale,
  t,
}: {
  readonly line: Line;
  readonly locale: Locale;
  readonly t: Text<'cart'>;
}) {
  return (
    <>
      <a className="cart-line-name" href={pathTo.product(locale, line.productSku)} data-field="name">
        {line.name}
      </a>
      <LineVariant line={line} t={t} />
    </>
  );
}

/** Colour and size, each only where the line has one. */
function LineVariant({ line, t }: { readonly line: Line; readonly t: Text<'cart'> }) {
  return (
    <p className="cart-line-variant">
      <span data-if="color" hidden={line.selectedProductColor === ''}>
        {t('line.color')}: <span data-field="color">{line.selectedProductColor}</span>
      </span>
      <span data-if="size" hidden={line.selectedProductSize === ''}>
        {t('line.size')}: <span data-field="size">{line.selectedProductSize}</span>
      </span>
    </p>
  );
}
