/** What the drawn lines of the cart share: pictures, addresses, and the placeholders of the lines that a module fills. */

import type { CartItem } from '#features/cart/rules/cart.ts';
import { type PictureSources, pictureSources } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';

/** Widths for a picture of 70 (mini-cart) or 96 pixels (cart page), at single and double density. */
const LINE_WIDTHS = [160] as const;

/** The picture of a line in the sizes it is drawn at. */
export function linePicture(line: Pick<CartItem, 'images'>): PictureSources {
  return pictureSources(line.images[0] ?? '', {
    template: shopConfiguration.imageTemplate,
    widths: LINE_WIDTHS,
    isLean: true,
  });
}

/**
 * The line that templates are built from. `features/cart/browser/stored-cart-preview.ts` replaces `__id__`, `__name__` and `__sku__`
 * in attributes, fills texts by `data-field` and shows or hides by `data-if`.
 */
export const PLACEHOLDER_LINE: CartItem = {
  id: 0,
  variantId: 0,
  cartItemId: '__id__',
  code: '',
  sku: '__sku__',
  name: '__name__',
  price: 0,
  discount: 0,
  quantity: 1,
  images: ['placeholder.jpg'],
  isSoldOut: false,
  selectedProductColor: '',
  selectedProductSize: '',
  stock: 1,
  productSku: '__sku__',
};
