/** The picture of a line in the cart, the mini-cart and an order; `size` in pixels. */
import type { CartItem } from '#features/cart/rules/cart.ts';
import { linePicture } from '#features/cart/rules/line-template.ts';
import { Picture } from '#features/product/ui/picture/Picture.tsx';
import './LinePicture.css';

export type LinePictureProps = { readonly line: Pick<CartItem, 'images'>; readonly size: number };

export function LinePicture({ line, size }: LinePictureProps) {
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
