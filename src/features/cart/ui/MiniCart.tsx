/** The mini-cart (storefront §2, Header) as React renders it in place of the preview in the header's dialog. */
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { type CartItem, lineUnits } from '#features/cart/rules/cart.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { $token } from '#features/cart/store/main-store.ts';
import { drawOverPreview } from '#shared/hydration/draw-root.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { itemPrice } from '#shared/money/price.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { focusControl } from '#shared/ui/island/focus-control.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCartText } from './cart-text.ts';
import { Amount, type Format, LinePicture } from './line/LineFacts.tsx';
import { ChangeButton, LineName, useLineChoice } from './line/LineParts.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useLineActions } from './use-line-actions.ts';
import './line/CartLine.css';
import './MiniCart.css';

/** Lines that are rendered at once; the others follow, so that a long cart opens as fast as a short one. */
export const FIRST_LINES = 8;

/** Renders the mini-cart into `container`, in place of its preview. */
export function mountMiniCart(container: HTMLElement): void {
  const { imageBase = '' } = container.dataset;
  drawOverPreview(
    container,
    <IslandBoundary>
      <MiniCart locale={pageLocale()} imageBase={imageBase} />
    </IslandBoundary>,
  );
}

type MiniCartProps = {
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
};

const MiniCart = withLocale(function MiniCart({ imageBase }: MiniCartProps) {
  const locale = useLocale();
  const t = useCartText();
  const cart = useShared($cart);
  const total = useShared($cartTotal);
  const token = useShared($token);
  const { format } = useMoney();
  const actions = useLineActions(format);
  const [drawn, setDrawn] = useState(FIRST_LINES);
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), []);
  const notice = useRef<HTMLDivElement>(null);

  function finishUndo(control?: string): void {
    actions.withdrawOffer();
    focusControl(notice.current, control);
  }
  const { toggle, choiceFor } = useLineChoice({
    imageBase,
    onChange: (line, item) => {
      const control = actions.change(line, item);
      if (control !== undefined) focusControl(notice.current, control);
    },
    onClose: (control) => focusControl(notice.current, control),
  });
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <UndoNotice offer={actions.offer} onDone={finishUndo} />
      </div>
      {cart.length === 0 ? (
        <EmptyState title={t('empty')} action={{ href: pathTo.page(locale, 'list'), label: t('browse') }} />
      ) : (
        <div className="mini-cart-filled">
          <ul className="mini-cart-lines" aria-label={t('title')}>
            {cart.slice(0, drawn).map((line) => (
              <MiniCartLine
                key={line.cartItemId}
                line={line}
                format={format}
                onRemove={actions.remove}
                onChange={toggle}
                choice={choiceFor(line)}
              />
            ))}
          </ul>
          <MiniCartFoot format={format} total={total} isLoggedIn={token !== null} />
        </div>
      )}
    </>
  );
});

export type MiniCartLineProps = {
  readonly line: CartItem;
  readonly format: Format;
  readonly onRemove?: (line: CartItem) => void;
  /** Opens or closes the choice of another colour or size. */
  readonly onChange?: (line: CartItem) => void;
  /** That choice, while it is open. */
  readonly choice?: ReactNode;
};

/** Pixels of the picture (storefront §2, Mini-cart). */
const PICTURE_SIZE = 70;

/** One line; also the template of the preview (`rules/line-template.ts`). */
export function MiniCartLine({ line, format, onRemove, onChange, choice = null }: MiniCartLineProps) {
  const t = useCartText();
  return (
    <li className="mini-line">
      <LinePicture line={line} size={PICTURE_SIZE} />
      <div className="cart-line-text">
        <LineName line={line} />
        <p>
          <span data-if="inStock" hidden={line.isSoldOut}>
            <span data-field="units">{lineUnits(line)}</span> ×{' '}
          </span>
          <Amount field="unit" cents={itemPrice(line)} format={format} />
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

export type MiniCartFootProps = {
  readonly format: Format;
  /** Cents of GTQ. */
  readonly total: number;
  readonly isLoggedIn: boolean;
};

/** The total and the two ways on; also built as HTML for the preview. */
export function MiniCartFoot({ format, total, isLoggedIn }: MiniCartFootProps) {
  const locale = useLocale();
  const t = useCartText();
  const accountHref = pathTo.page(locale, 'accountCheckout');
  return (
    <div className="mini-cart-foot">
      <p className="mini-cart-total">
        <span>{t('total')}</span>
        <span data-stored="total" translate="no" data-cents={total}>
          {format(total)}
        </span>
      </p>
      <ButtonLink wide kind="quiet" href={pathTo.page(locale, 'cart')}>
        {t('view')}
      </ButtonLink>
      <ButtonLink
        wide
        href={isLoggedIn ? accountHref : pathTo.page(locale, 'checkout')}
        data-account-href={accountHref}
      >
        {t('checkout')}
      </ButtonLink>
    </div>
  );
}
