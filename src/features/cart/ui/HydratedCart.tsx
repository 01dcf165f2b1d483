/** The cart page once React has it: lines, summary, saved lines, and what changed since they were added. */

import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { draftBuyer } from '#features/cart/store/draft-buyer.ts';
import { $savedForLater } from '#features/cart/store/saved-for-later.ts';
import { $token } from '#features/cart/store/stored/main-store.ts';
import { suggestedLists } from '#features/catalogue/rules/names/shortcuts.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { type Money, useMoney } from '#shared/money/use-money.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { focusControl, showLine } from '#shared/ui/island/focus-control.ts';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { CartLines } from './CartLines.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartSummary } from './CartSummary.tsx';
import { chatLines } from './chat/order-message.ts';
import { useChatOrder } from './chat/use-chat-order.ts';
import { changeControl } from './line/change-line.ts';
import { SavedLine } from './line/SavedLine.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useCartText } from './use-cart-text.ts';

type LiveCartProps = {
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
};

function HydratedCartContent({ imageBase, chat }: LiveCartProps) {
  const locale = useLocale();
  const t = useCartText();
  const cart = useShared($cart);
  const money = useMoney();
  const actions = useCartActions(money.format);
  const top = useRef<HTMLDivElement>(null);
  useCartCheck();
  return (
    <>
      <div ref={top} tabIndex={-1} className="cart-notices">
        <UndoNotice
          offer={actions.offer}
          onDone={(control) => {
            actions.withdrawOffer();
            focusControl(top.current, control);
          }}
        />
        <CartNotices />
      </div>
      {cart.length === 0 ? (
        <EmptyState
          title={t('empty')}
          action={{ href: pathTo.page(locale, 'list'), label: t('browse') }}
          ways={suggestedLists(locale, t)}
        >
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <div className="cart-filled">
          <CartLines
            cart={cart}
            imageBase={imageBase}
            format={money.format}
            actions={actions.line}
            onChange={(line, item) => {
              const control = actions.change(line, item);
              if (control !== undefined) focusControl(top.current, control);
              else showLine(top.current?.parentElement ?? null, changeControl(line));
            }}
            onClose={(control) => focusControl(top.current, control)}
          />
          <HydratedSummary money={money} chat={chat} onClear={actions.clear} />
        </div>
      )}
      <LiveSaved
        format={money.format}
        onMove={(line) => {
          const control = actions.move(line);
          if (control !== undefined) focusControl(top.current, control);
        }}
        onForget={actions.forget}
      />
    </>
  );
}

/** Prices and stock are asked for once, when the cart comes into use; loaded apart, because most visits end before. */
function useCartCheck(): void {
  useEffect(() => {
    void import('#features/cart/store/cart-check.ts')
      .then(({ checkCart }) => checkCart())
      .catch(() => undefined);
  }, []);
}

type LiveSummaryProps = Pick<LiveCartProps, 'chat'> & {
  readonly money: Money;
  readonly onClear: () => void;
};

function HydratedSummary({ money, chat, onClear }: LiveSummaryProps) {
  const locale = useLocale();
  const total = useShared($cartTotal);
  const token = useShared($token);
  const lines = chatLines(useShared($cart));
  const [buyer] = useState(draftBuyer);
  const chatHref = useChatOrder(chat, { lines, total, buyer });
  return (
    <CartSummary
      format={money.format}
      total={total}
      isLoggedIn={token !== null}
      charged={money.currency === 'GTQ' ? undefined : formatQuetzales(total, locale)}
      chatHref={chatHref}
      onClear={onClear}
    />
  );
}

type LiveSavedProps = {
  readonly format: Money['format'];
  readonly onMove: (line: CartItem) => void;
  readonly onForget: (line: CartItem) => void;
};

function LiveSaved({ format, onMove, onForget }: LiveSavedProps) {
  const t = useCartText();
  const lines = useShared($savedForLater);
  if (lines.length === 0) return null;
  return (
    <section className="cart-saved" aria-labelledby="cart-saved-title">
      <h2 id="cart-saved-title">{t('saved.title')}</h2>
      <ul className="cart-lines" aria-labelledby="cart-saved-title">
        {lines.map((line) => (
          <SavedLine key={line.cartItemId} line={line} format={format} onMove={onMove} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}

/** The root of what is drawn in the place of the preview. */
export const HydratedCart = withLocale(HydratedCartContent);
