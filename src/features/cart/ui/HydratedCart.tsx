/** The cart page (interface, Cart) as React renders it in place of the preview: lines, summary, saved lines, notices. */
import { useEffect, useRef, useState } from 'react';
import type { CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import { chatLines } from '#features/cart/rules/chat-order.ts';
import { $cart, $cartCheck, $cartTotal } from '#features/cart/store/cart.ts';
import { $cartDamage, $token, consumeCartDamage } from '#features/cart/store/main-store.ts';
import { readDraftBuyer } from '#features/cart/store/stored-cart.ts';
import { suggestedLists } from '#features/catalogue/rules/shortcuts.ts';
import { drawOverPreview } from '#shared/hydration/draw-root.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { type Money, useMoney } from '#shared/money/use-money.ts';
import { $storageHealth } from '#shared/storage/device-storage.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { focusControl, showLine } from '#shared/ui/island/focus-control.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useChatOrder } from './ChatOrderLink.tsx';
import { useCartText } from './cart-text.ts';
import { changeControl } from './line/LineParts.tsx';
import { SavedLines } from './SavedLines.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useCartActions } from './use-cart-actions.ts';

/** Renders the cart in place of its preview. */
export function mountCart(container: HTMLElement): void {
  const { imageBase = '', chat = '' } = container.dataset;
  drawOverPreview(
    container,
    <IslandBoundary>
      <HydratedCart locale={pageLocale()} imageBase={imageBase} chat={chat} />
    </IslandBoundary>,
  );
}

type HydratedCartProps = {
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
};

const HydratedCart = withLocale(function HydratedCart({ imageBase, chat }: HydratedCartProps) {
  const locale = useLocale();
  const t = useCartText();
  const cart = useShared($cart);
  const money = useMoney();
  const { line: lineActions, ...actions } = useCartActions(money.format);
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => void startCheck(), []);

  function change(line: CartItem, item: NewCartItem): void {
    const control = actions.change(line, item);
    if (control !== undefined) focusControl(notices.current, control);
    else showLine(notices.current?.parentElement ?? null, changeControl(line));
  }
  function move(line: CartItem): void {
    const control = actions.move(line);
    if (control !== undefined) focusControl(notices.current, control);
  }
  return (
    <>
      <div ref={notices} tabIndex={-1} className="cart-notices">
        <UndoNotice
          offer={actions.offer}
          onDone={(control) => {
            actions.withdrawOffer();
            focusControl(notices.current, control);
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
            actions={lineActions}
            onChange={change}
            onClose={(control) => focusControl(notices.current, control)}
          />
          <HydratedSummary money={money} chat={chat} onClear={actions.clear} />
        </div>
      )}
      <SavedLines format={money.format} onMove={move} onForget={actions.forget} />
    </>
  );
});

/** Checks prices and stock; its code is loaded separately because most visits end before it is needed. */
async function startCheck(): Promise<void> {
  try {
    const { checkCart } = await import('#features/cart/store/line-check.ts');
    await checkCart();
  } catch {
    // Without this code the cart shows the stored lines; the checkout checks them again.
  }
}

/** Reports damage to the stored cart, a device that stores nothing, and a failed check. */
function CartNotices() {
  const t = useCartText();
  const messages = useMessages();
  const damage = useShared($cartDamage);
  const health = useShared($storageHealth);
  const check = useShared($cartCheck);
  useEffect(() => void consumeCartDamage(), []);
  return (
    <div role="status" className="cart-messages">
      {damage === 'none' ? null : <p>{t('damage')}</p>}
      {health === 'ok' ? null : <p>{messages(health === 'tab' ? 'storageTab' : 'storageUnavailable')}</p>}
      {check === 'failed' ? (
        <p>
          {t('news.failed')}{' '}
          <Button kind="plain" onClick={() => void startCheck()}>
            {messages('retry')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

type HydratedSummaryProps = Pick<HydratedCartProps, 'chat'> & {
  readonly money: Money;
  readonly onClear: () => void;
};

function HydratedSummary({ money, chat, onClear }: HydratedSummaryProps) {
  const locale = useLocale();
  const total = useShared($cartTotal);
  const token = useShared($token);
  const lines = chatLines(useShared($cart));
  const [buyer] = useState(readDraftBuyer);
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
