/**
 * The mini-cart (storefront §2, Header): lines, total and the two ways on, in the dialog that the header's button
 * opens. It takes the place of the preview that a module fills at once when the dialog opens.
 */
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { CartItem, NewCartItem } from '#domain/cart/cart.ts';
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/paths.ts';
import { changeControl } from '#islands/cart/line/change-line.ts';
import { LineChoice } from '#islands/cart/line/LineChoice.tsx';
import { UndoNotice } from '#islands/cart/UndoNotice.tsx';
import { useLineActions } from '#islands/cart/use-line-actions.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { focusControl } from '#islands/page/focus-control.ts';
import { $cart, $cartTotal } from '#stores/cart/cart.ts';
import { $token } from '#stores/storage/main-store.ts';
import { EMPTY_CART } from '#stores/storage/stored-cart.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { MiniCartFoot } from './MiniCartFoot.tsx';
import { MiniCartLine } from './MiniCartLine.tsx';
import '../line/CartLine.css';
import './MiniCart.css';

const text = clientText('cart');
const messageText = clientText('messages');

type MiniCartProps = {
  readonly locale: Locale;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
};

export function MiniCart({ locale, imageBase }: MiniCartProps) {
  const t = text(locale);
  const cart = useStore($cart, { ssr: () => EMPTY_CART });
  const total = useStore($cartTotal, { ssr: () => 0 });
  const token = useStore($token, { ssr: () => null });
  const { format } = useMoney(locale);
  const actions = useLineActions({ t, messages: messageText(locale), format });
  const [changing, setChanging] = useState('');
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
        <UndoNotice offer={actions.offer} t={t} onDone={goOn} />
      </div>
      {cart.length === 0 ? (
        <EmptyState title={t('empty')} action={{ href: pathTo.page(locale, 'list'), label: t('browse') }} />
      ) : (
        <div className="mini-cart-filled">
          <ul className="mini-cart-lines" aria-label={t('title')}>
            {cart.map((line) => (
              <MiniCartLine
                key={line.cartItemId}
                line={line}
                locale={locale}
                t={t}
                format={format}
                onRemove={actions.remove}
                onChange={({ cartItemId }) => setChanging(changing === cartItemId ? '' : cartItemId)}
                choice={
                  changing === line.cartItemId ? (
                    <LineChoice
                      line={line}
                      locale={locale}
                      t={t}
                      imageBase={imageBase}
                      onChange={change}
                      onClose={() => close(line)}
                    />
                  ) : null
                }
              />
            ))}
          </ul>
          <MiniCartFoot locale={locale} t={t} format={format} total={total} isLoggedIn={token !== null} />
        </div>
      )}
    </>
  );
}
