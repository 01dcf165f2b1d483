/** The cart page once React has it: lines, summary, saved lines, and what changed since they were added. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import { formatQuetzales } from '#i18n/formats.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/paths.ts';
import { type Money, useMoney } from '#islands/money/use-money.ts';
import { focusControl, showLine } from '#islands/page/focus-control.ts';
import { $cart, $cartTotal } from '#stores/cart/cart.ts';
import { $savedForLater } from '#stores/cart/saved-for-later.ts';
import { $token } from '#stores/storage/main-store.ts';
import { EMPTY_CART } from '#stores/storage/stored-cart.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { CartLines } from './CartLines.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartSummary } from './CartSummary.tsx';
import { changeControl } from './line/change-line.ts';
import { SavedLine } from './line/SavedLine.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useCartActions } from './use-cart-actions.ts';
import type { CartTexts } from './use-line-actions.ts';

type LiveCartProps = CartTexts & {
  readonly locale: Locale;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
};

export function LiveCart(props: LiveCartProps) {
  const { locale, t, messages, imageBase } = props;
  const cart = useStore($cart, { ssr: () => EMPTY_CART });
  const money = useMoney(locale);
  const actions = useCartActions({ t, messages, format: money.format });
  const top = useRef<HTMLDivElement>(null);
  useCartCheck();
  return (
    <>
      <div ref={top} tabIndex={-1} className="cart-notices">
        <UndoNotice
          offer={actions.offer}
          t={t}
          onDone={(control) => {
            actions.withdrawOffer();
            focusControl(top.current, control);
          }}
        />
        <CartNotices t={t} messages={messages} />
      </div>
      {cart.length === 0 ? (
        <EmptyState title={t('empty')} action={{ href: pathTo.page(locale, 'list'), label: t('browse') }}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <div className="cart-filled">
          <CartLines
            cart={cart}
            imageBase={imageBase}
            locale={locale}
            t={t}
            format={money.format}
            actions={actions.line}
            onChange={(line, item) => {
              const control = actions.change(line, item);
              if (control !== undefined) focusControl(top.current, control);
              else showLine(top.current?.parentElement ?? null, changeControl(line));
            }}
            onClose={(control) => focusControl(top.current, control)}
          />
          <LiveSummary locale={locale} t={t} money={money} onClear={actions.clear} />
        </div>
      )}
      <LiveSaved
        locale={locale}
        t={t}
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
    void import('#stores/cart/cart-check.ts').then(({ checkCart }) => checkCart()).catch(() => undefined);
  }, []);
}

type LiveSummaryProps = Pick<LiveCartProps, 'locale' | 't'> & {
  readonly money: Money;
  readonly onClear: () => void;
};

function LiveSummary({ locale, t, money, onClear }: LiveSummaryProps) {
  const total = useStore($cartTotal, { ssr: () => 0 });
  const token = useStore($token, { ssr: () => null });
  return (
    <CartSummary
      locale={locale}
      t={t}
      format={money.format}
      total={total}
      isLoggedIn={token !== null}
      charged={money.currency === 'GTQ' ? undefined : formatQuetzales(total, locale)}
      onClear={onClear}
    />
  );
}

type LiveSavedProps = Pick<LiveCartProps, 'locale' | 't'> & {
  readonly format: Money['format'];
  readonly onMove: (line: CartItem) => void;
  readonly onForget: (line: CartItem) => void;
};

function LiveSaved({ locale, t, format, onMove, onForget }: LiveSavedProps) {
  const lines = useStore($savedForLater, { ssr: () => EMPTY_CART });
  if (lines.length === 0) return null;
  return (
    <section className="cart-saved" aria-labelledby="cart-saved-title">
      <h2 id="cart-saved-title">{t('saved.title')}</h2>
      <ul className="cart-lines" aria-labelledby="cart-saved-title">
        {lines.map((line) => (
          <SavedLine
            key={line.cartItemId}
            line={line}
            locale={locale}
            t={t}
            format={format}
            onMove={onMove}
            onForget={onForget}
          />
        ))}
      </ul>
    </section>
  );
}
