/** One line of the mini-cart; also the template that a module fills before React. */

import type { ReactNode } from 'react';
import { type CartItem, lineUnits } from '#features/cart/rules/cart.ts';
import { itemPrice } from '#shared/money/price.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { ChangeButton } from '../line/ChangeButton.tsx';
import { LineName } from '../line/LineName.tsx';
import { LinePicture } from '../line/LinePicture.tsx';
import { useCartText } from '../use-cart-text.ts';

export type MiniCartLineProps = {
  readonly line: CartItem;
  readonly format: (cents: number) => string;
  readonly onRemove?: (line: CartItem) => void;
  /** Opens or closes the choice of another colour or size. */
  readonly onChange?: (line: CartItem) => void;
  /** That choice, while it is open. */
  readonly choice?: ReactNode;
};

/** Pixels of the picture (storefront §2, Mini-cart). */
const PICTURE_SIZE = 70;

export function MiniCartLine(props: MiniCartLineProps) {
  const t = useCartText();
  const { line, format, onRemove, onChange, choice = null } = props;
  return (
    <li className="mini-line">
      <LinePicture line={line} size={PICTURE_SIZE} />
      <div className="cart-line-text">
        <LineName line={line} />
        <p>
          <span data-if="inStock" hidden={line.isSoldOut}>
            <span data-field="units">{lineUnits(line)}</span> ×{' '}
          </span>
          <span data-field="unit" translate="no" data-cents={itemPrice(line)}>
            {format(itemPrice(line))}
          </span>
        </p>
        <p className="cart-line-sold-out" data-if="soldOut" hidden={!line.isSoldOut}>
          {t('line.soldOut')}
        </p>
        <ChangeButton line={line} isOpen={choice !== null} onPress={() => onChange?.(line)} />
      </div>
      <Button
        kind="plain"
        className="mini-line-remove"
        aria-label={t('line.remove', { name: line.name })}
        data-control={`remove:${line.cartItemId}`}
        onClick={() => onRemove?.(line)}
      >
        <Icon name="trash" size="s" />
      </Button>
      {choice}
    </li>
  );
}
