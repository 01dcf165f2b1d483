/** What every line of a cart says alike: on the cart page, in the mini-cart and among what is kept for later. */

import type { CartItem } from '#features/cart/rules/cart.ts';
import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCartText } from '../use-cart-text.ts';

type Line = Pick<CartItem, 'productSku' | 'name' | 'selectedProductColor' | 'selectedProductSize'>;

/** The name, which leads to the product, with colour and size. */
export function LineName({ line }: { readonly line: Line }) {
  const locale = useLocale();
  return (
    <>
      <a className="cart-line-name" href={pathTo.product(locale, line.productSku)} data-field="name">
        {line.name}
      </a>
      <LineVariant line={line} />
    </>
  );
}

/** Colour and size, each only where the line has one. */
function LineVariant({ line }: { readonly line: Line }) {
  const locale = useLocale();
  const t = useCartText();
  const color = translateCatalogTerm(locale, 'color', line.selectedProductColor);
  const size = translateCatalogTerm(locale, 'size', line.selectedProductSize);
  return (
    <p className="cart-line-variant">
      <span data-if="color" hidden={line.selectedProductColor === ''}>
        {t('line.color')}:{' '}
        <span data-field="color" lang={color.lang}>
          {color.text}
        </span>
      </span>
      <span data-if="size" hidden={line.selectedProductSize === ''}>
        {t('line.size')}:{' '}
        <span data-field="size" translate="no" lang={size.lang}>
          {size.text}
        </span>
      </span>
    </p>
  );
}
