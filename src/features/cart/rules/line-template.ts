/** Values that a line's component shares with the script that fills its template (`browser/stored-cart-preview.ts`). */
import { type PictureSources, pictureSources } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { CartItem } from './cart.ts';

/**
 * The line that the `<template>` of each list is built from, by the component that React renders later. The script
 * replaces `__id__`, `__name__` and `__sku__` in attributes, fills texts by `data-field`, and hides by `data-if`.
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

/** Width for a picture of 70 (mini-cart) or 96 pixels (cart page), at single and double density. */
const WIDTHS = [160] as const;

export function linePicture({ images }: Pick<CartItem, 'images'>): PictureSources {
  const { imageTemplate } = shopConfiguration;
  return pictureSources(images[0] ?? '', { template: imageTemplate, widths: WIDTHS, isLean: true });
}
