/** The list named 'Carrito', each line with what has changed on it and the choice of another colour or size. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Cart, CartItem, NewCartItem } from '#domain/cart/cart.ts';
import { $cartDifferences, NO_DIFFERENCES } from '#stores/cart/line-differences.ts';
import { CartLine, type CartLineProps, type LineActions } from './line/CartLine.tsx';
import { changeControl } from './line/change-line.ts';
import { LineChoice } from './line/LineChoice.tsx';
import { LineNotice } from './line/LineNotice.tsx';

export type CartLinesProps = Required<Pick<CartLineProps, 'locale' | 't' | 'format'>> & {
  readonly cart: Cart;
  readonly imageBase: string;
  readonly actions: Omit<LineActions, 'change'>;
  readonly onChange: (line: CartItem, item: NewCartItem) => void;
  /** Gives the focus back to what opened the choice. */
  readonly onClose: (control: string) => void;
};

export function CartLines({ cart, imageBase, actions, onChange, onClose, ...line }: CartLinesProps) {
  const differences = useStore($cartDifferences, { ssr: () => NO_DIFFERENCES });
  const [changing, setChanging] = useState('');
  const change = ({ cartItemId }: CartItem): void => setChanging(changing === cartItemId ? '' : cartItemId);
  const choiceFor = (item: CartItem) => (
    <LineChoice
      line={item}
      locale={line.locale}
      t={line.t}
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
    <ul className="cart-lines" aria-label={line.t('title')}>
      {cart.map((item) => (
        <CartLine
          key={item.cartItemId}
          line={item}
          actions={{ ...actions, change }}
          choice={changing === item.cartItemId ? choiceFor(item) : null}
          {...line}
        >
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
