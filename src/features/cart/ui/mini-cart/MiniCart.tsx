/**
 * The mini-cart (storefront §2, Header): lines, total and the two ways on, in the dialog that the header's button
 * opens. It takes the place of the preview that a module fills at once when the dialog opens.
 */

import { startTransition, useEffect, useRef, useState } from 'react';
import type { CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { $token } from '#features/cart/store/stored/main-store.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { focusControl } from '#shared/ui/island/focus-control.ts';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { changeControl } from '../line/change-line.ts';
import { LineChoice } from '../line/LineChoice.tsx';
import { UndoNotice } from '../UndoNotice.tsx';
import { useCartText } from '../use-cart-text.ts';
import { useLineActions } from '../use-line-actions.ts';
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
