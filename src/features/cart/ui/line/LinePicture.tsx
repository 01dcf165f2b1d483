/** The picture of a line: in the cart, in the mini-cart and in the order of a checkout, which has no texts of the cart. */
import type { CartItem } from '#features/cart/rules/cart.ts';
import { Picture } from '#features/product/ui/picture/Picture.tsx';
import { linePicture } from './line-parts.ts';
import './LinePicture.css';

type Line = Pick<CartItem, 'images'>;

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
