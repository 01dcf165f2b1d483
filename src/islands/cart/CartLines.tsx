/** The list named 'Carrito', each line with what has changed on it. */
import { useStore } from '@nanostores/react';
import type { Cart } from '#domain/cart.ts';
import { $cartDifferences, NO_DIFFERENCES } from '#stores/line-differences.ts';
import { CartLine, type CartLineProps } from './CartLine.tsx';
import { LineNotice } from './LineNotice.tsx';

export type CartLinesProps = Required<Pick<CartLineProps, 'locale' | 't' | 'format' | 'actions'>> & {
  readonly cart: Cart;
};

export function CartLines({ cart, ...line }: CartLinesProps) {
  const differences = useStore($cartDifferences, { ssr: () => NO_DIFFERENCES });
  return (
    <ul className="cart-lines" aria-label={line.t('title')}>
      {cart.map((item) => (
        <CartLine key={item.cartItemId} line={item} {...line}>
          <div role="status">
            <LineNotice
              differences={differences.filter((each) => each.line.cartItemId === item.cartItemId)}
              t={line.t}
              format={line.format}
            />
          </div>
        </CartLine>
      ))}
    </ul>
  );
}
