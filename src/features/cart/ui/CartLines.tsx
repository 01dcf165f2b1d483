/** The lines of the cart page: each with its quantity, its differences and the choice of another colour or size. */
import type { ReactNode } from 'react';
import {
  type Cart,
  type CartItem,
  lineTotal,
  lineUnits,
  type NewCartItem,
} from '#features/cart/rules/cart.ts';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import { $cartDifferences } from '#features/cart/store/cart.ts';
import { QuantityStepper } from '#shared/form/QuantityStepper.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCartText } from './cart-text.ts';
import { Amount, type Format, LinePicture, UnitPrice } from './line/LineFacts.tsx';
import { ChangeButton, LineName, useLineChoice } from './line/LineParts.tsx';

export type CartLinesProps = {
  readonly cart: Cart;
  readonly imageBase: string;
  readonly format: Format;
  readonly actions: Omit<CartLineActions, 'change'>;
  readonly onChange: (line: CartItem, item: NewCartItem) => void;
  /** Focuses the control that opened the choice. */
  readonly onClose: (control: string) => void;
};

export function CartLines({ cart, imageBase, format, actions, onChange, onClose }: CartLinesProps) {
  const t = useCartText();
  const differences = useShared($cartDifferences);
  const { toggle, choiceFor } = useLineChoice({ imageBase, onChange, onClose });
  return (
    <ul className="cart-lines" aria-label={t('title')}>
      {cart.map((line) => (
        <CartLine
          key={line.cartItemId}
          line={line}
          actions={{ ...actions, change: toggle }}
          choice={choiceFor(line)}
          format={format}
        >
          <div role="status">
            <LineNotice
              differences={differences.filter((each) => each.line.cartItemId === line.cartItemId)}
              format={format}
            />
          </div>
        </CartLine>
      ))}
    </ul>
  );
}

export type LineNoticeProps = { readonly differences: readonly CartDifference[]; readonly format: Format };

/** The changes of a line since it was added (decision 44, Cart differences). */
export function LineNotice({ differences, format }: LineNoticeProps) {
  const t = useCartText();
  const message = (difference: CartDifference): string => {
    if (difference.kind === 'gone') return t('news.gone');
    if (difference.kind === 'fewer') return t('news.fewer', { count: difference.available });
    const values = { before: format(difference.before), now: format(difference.now) };
    return difference.now > difference.before ? t('news.priceUp', values) : t('news.priceDown', values);
  };
  return differences.map((difference) => (
    <p key={difference.kind} className="cart-line-news">
      {message(difference)}
    </p>
  ));
}

export type CartLineActions = {
  /** `isLimited`: the wanted quantity exceeds the stock, which `exceed` reports. */
  readonly setQuantity: (line: CartItem, quantity: number, isLimited: boolean) => void;
  readonly decrease: (line: CartItem) => void;
  readonly exceed: (line: CartItem) => void;
  readonly remove: (line: CartItem) => void;
  readonly save: (line: CartItem) => void;
  /** Opens or closes the choice of another colour or size. */
  readonly change: (line: CartItem) => void;
};

export type CartLineProps = {
  readonly line: CartItem;
  readonly format: Format;
  /** Undefined in the built template. */
  readonly actions?: CartLineActions | undefined;
  /** The notice of changes since the line was added. */
  readonly children?: ReactNode;
  /** The choice of another colour or size, while it is open. */
  readonly choice?: ReactNode;
};

/** Pixels of the picture. */
const PICTURE_SIZE = 96;

/** One line; also the template of the preview (`rules/line-template.ts`). */
export function CartLine({ line, format, actions, children, choice = null }: CartLineProps) {
  const t = useCartText();
  const { name, cartItemId, isSoldOut } = line;
  return (
    <li className="cart-line">
      <LinePicture line={line} size={PICTURE_SIZE} />
      <div className="cart-line-text">
        <LineName line={line} />
        <p className="cart-line-price">
          <UnitPrice line={line} t={(key) => t(`line.${key}`)} format={format} />
        </p>
        <p className="cart-line-sold-out" data-if="soldOut" hidden={!isSoldOut}>
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
          <Amount field="total" cents={lineTotal(line)} format={format} />
        </p>
      </div>
      <div className="cart-line-actions">
        <Button
          kind="plain"
          aria-label={t('line.remove', { name })}
          data-control={`remove:${cartItemId}`}
          onClick={() => actions?.remove(line)}
        >
          {t('line.removeShort')}
        </Button>
        <Button
          kind="plain"
          aria-label={t('line.saveNamed', { name })}
          data-control={`save:${cartItemId}`}
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

/** 1…stock; less than 1 removes the line, and a sold-out line shows 0 (storefront §4, Cart). */
function LineStepper({ line, actions }: Pick<CartLineProps, 'line' | 'actions'>) {
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
      onChange={(quantity, isLimited) => actions?.setQuantity(line, quantity, isLimited)}
      onExceed={() => actions?.exceed(line)}
      onBelow={() => actions?.decrease(line)}
    />
  );
}
