/** The list named 'Carrito', each line with what has changed on it and the choice of another colour or size. */

import { useState } from 'react';
import type { Cart, CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import { $cartDifferences } from '#features/cart/store/line-differences.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { CartLine, type CartLineProps, type LineActions } from './line/CartLine.tsx';
import { changeControl } from './line/change-line.ts';
import { LineChoice } from './line/LineChoice.tsx';
import { LineNotice } from './line/LineNotice.tsx';
import { useCartText } from './use-cart-text.ts';

export type CartLinesProps = Pick<CartLineProps, 'format'> & {
  readonly cart: Cart;
  readonly imageBase: string;
  readonly actions: Omit<LineActions, 'change'>;
  readonly onChange: (line: CartItem, item: NewCartItem) => void;
  /** Gives the focus back to what opened the choice. */
  readonly onClose: (control: string) => void;
};

export function CartLines({ cart, imageBase, format, actions, onChange, onClose }: CartLinesProps) {
  const t = useCartText();
  const differences = useShared($cartDifferences);
  const [changing, setChanging] = useState('');
  const change = ({ cartItemId }: CartItem): void => setChanging(changing === cartItemId ? '' : cartItemId);
  const choiceFor = (item: CartItem) => (
    <LineChoice
      line={item}
      imageBase={imageBase}
      onChange={(...chosen) => {
        setChanging('');
        onChange(...chosen);
      }}
      onClose={() => {
        setChanging('');
        onClose(changeControl(item));
      }}
    />
  );
  return (
    <ul className="cart-lines" aria-label={t('title')}>
      {cart.map((item) => (
        <CartLine
          key={item.cartItemId}
          line={item}
          actions={{ ...actions, change }}
          choice={changing === item.cartItemId ? choiceFor(item) : null}
          format={format}
        >
          <div role="status">
            <LineNotice
              differences={differences.filter((each) => each.line.cartItemId === item.cartItemId)}
              format={format}
            />
          </div>
        </CartLine>
      ))}
    </ul>
  );
}
