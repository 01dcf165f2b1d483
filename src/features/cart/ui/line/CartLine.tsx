/** One line of the cart page: also the template that a module fills from the storage before React is there. */

import type { ReactNode } from 'react';
import { type CartItem, lineTotal, lineUnits } from '#features/cart/rules/cart.ts';
import { QuantityStepper } from '#shared/form/QuantityStepper.tsx';
import { itemPrice } from '#shared/money/price.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useCartText } from '../use-cart-text.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { LineName } from './LineName.tsx';
import { LinePicture } from './LinePicture.tsx';

/** What can be done with a line; nothing while it is only a template. */
export type LineActions = {
  /** `isHeld`: more was wanted than there is, which `exceed` says. */
  readonly setQuantity: (line: CartItem, quantity: number, isHeld: boolean) => void;
  readonly decrease: (line: CartItem) => void;
  readonly exceed: (line: CartItem) => void;
  readonly remove: (line: CartItem) => void;
  readonly save: (line: CartItem) => void;
  /** Opens or closes the choice of another colour or size. */
  readonly change: (line: CartItem) => void;
};

export type CartLineProps = {
  readonly line: CartItem;
  readonly format: (cents: number) => string;
  readonly actions?: LineActions;
  /** What has changed since it was added. */
  readonly children?: ReactNode;
  /** The choice of another colour or size, while it is open. */
  readonly choice?: ReactNode;
};

/** Pixels of the picture's place. */
const PICTURE_SIZE = 96;

export function CartLine(props: CartLineProps) {
  const t = useCartText();
  const { line, format, actions, children, choice = null } = props;
  return (
    <li className="cart-line">
      <LinePicture line={line} size={PICTURE_SIZE} />
      <div className="cart-line-text">
        <LineName line={line} />
        <UnitPrice line={line} format={format} />
        <p className="cart-line-sold-out" data-if="soldOut" hidden={!line.isSoldOut}>
          {t('line.soldOut')}
        </p>
        {children}
      </div>
      <div className="cart-line-sums">
        <div className="cart-line-quantity">
          <LineStepper line={line} actions={actions} />
        </div>
        <p className="cart-line-total">
          <span className="visually-hidden">{t('line.total')} </span>
          <span data-field="total" translate="no" data-cents={lineTotal(line)}>
            {format(lineTotal(line))}
          </span>
        </p>
      </div>
      <div className="cart-line-actions">
        <Button
          kind="plain"
          aria-label={t('line.remove', { name: line.name })}
          data-control={`remove:${line.cartItemId}`}
          onClick={() => actions?.remove(line)}
        >
          {t('line.removeShort')}
        </Button>
        <Button
          kind="plain"
          aria-label={t('line.saveNamed', { name: line.name })}
          data-control={`save:${line.cartItemId}`}
          onClick={() => actions?.save(line)}
        >
          {t('line.save')}
        </Button>
        <ChangeButton line={line} isOpen={choice !== null} onPress={() => actions?.change(line)} />
      </div>
      {choice}
    </li>
  );
}

type PartProps = Pick<CartLineProps, 'line'>;

/** What one unit costs, and the list price where it is more. */
function UnitPrice({ line, format }: PartProps & Pick<CartLineProps, 'format'>) {
  const t = useCartText();
  const unit = itemPrice(line);
  return (
    <p className="cart-line-price">
      <span className="visually-hidden">{t('line.unitPrice')} </span>
      <span data-field="unit" translate="no" data-cents={unit}>
        {format(unit)}
      </span>{' '}
      <s data-if="list" hidden={unit >= line.price}>
        <span className="visually-hidden">{t('line.listPrice')} </span>
        <span data-field="list" translate="no" data-cents={line.price}>
          {format(line.price)}
        </span>
      </s>
    </p>
  );
}

/** 1…stock; one less than 1 removes the line, and a sold-out line shows 0 (storefront §4). */
function LineStepper({ line, actions }: PartProps & { readonly actions: LineActions | undefined }) {
  const t = useCartText();
  return (
    <QuantityStepper
      control={line.cartItemId}
      value={lineUnits(line)}
      min={line.isSoldOut ? 0 : 1}
      max={line.isSoldOut ? 0 : line.stock}
      disabled={line.isSoldOut}
      text={{
        label: t('quantity.label'),
        increase: t('quantity.increase'),
        decrease: t('quantity.decrease'),
      }}
      onChange={(quantity, isHeld) => actions?.setQuantity(line, quantity, isHeld)}
      onExceed={() => actions?.exceed(line)}
      onBelow={() => actions?.decrease(line)}
    />
  );
}
