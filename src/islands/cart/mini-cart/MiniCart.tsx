/**
 * The mini-cart (storefront §2, Header): lines, total and the two ways on, in the dialog that the header's button
 * opens. It takes the place of the preview that a module fills at once when the dialog opens.
 */

import { startTransition, useEffect, useRef, useState } from 'react';
import type { CartItem, NewCartItem } from '#domain/cart/cart.ts';
import { pathTo } from '#i18n/paths.ts';
import { changeControl } from '#islands/cart/line/change-line.ts';
import { LineChoice } from '#islands/cart/line/LineChoice.tsx';
import { UndoNotice } from '#islands/cart/UndoNotice.tsx';
import { useCartText } from '#islands/cart/use-cart-text.ts';
import { useLineActions } from '#islands/cart/use-line-actions.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { focusControl } from '#islands/page/focus-control.ts';
import { useLocale, withLocale } from '#islands/page/locale.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $cart, $cartTotal } from '#stores/cart/cart.ts';
import { $token } from '#stores/storage/main-store.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { FIRST_LINES } from './first-lines.ts';
import { MiniCartFoot } from './MiniCartFoot.tsx';
import { MiniCartLine } from './MiniCartLine.tsx';
import '../line/CartLine.css';
import './MiniCart.css';

type MiniCartProps = {
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
};

function MiniCartContent({ imageBase }: MiniCartProps) {
  const locale = useLocale();
  const t = useCartText();
  const cart = useShared($cart);
  const total = useShared($cartTotal);
  const token = useShared($token);
  const { format } = useMoney();
  const actions = useLineActions(format);
  const [changing, setChanging] = useState('');
  const [drawn, setDrawn] = useState(FIRST_LINES);
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), []);
  const notice = useRef<HTMLDivElement>(null);

  function goOn(control?: string): void {
    actions.withdrawOffer();
    focusControl(notice.current, control);
  }

  function change(line: CartItem, item: NewCartItem): void {
    setChanging('');
    const control = actions.change(line, item);
    if (control !== undefined) focusControl(notice.current, control);
  }

  function close(line: CartItem): void {
    setChanging('');
    focusControl(notice.current, changeControl(line));
  }

  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <UndoNotice offer={actions.offer} onDone={goOn} />
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
                onChange={({ cartItemId }) => setChanging(changing === cartItemId ? '' : cartItemId)}
                choice={
                  changing === line.cartItemId ? (
                    <LineChoice
                      line={line}
                      imageBase={imageBase}
                      onChange={change}
                      onClose={() => close(line)}
                    />
                  ) : null
                }
              />
            ))}
          </ul>
          <MiniCartFoot format={format} total={total} isLoggedIn={token !== null} />
        </div>
      )}
    </>
  );
}

/** The root of what is drawn in the place of the preview. */
export const MiniCart = withLocale(MiniCartContent);
