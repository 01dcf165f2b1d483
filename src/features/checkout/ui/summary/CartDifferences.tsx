/** The differences of the cart, each to accept or remove (decision 44, Cart differences). */
import { useRef } from 'react';
import type { CartItem } from '#features/cart/rules/cart.ts';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import { refreshLine, removeLine } from '#features/cart/store/cart.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Button } from '#shared/ui/Button.tsx';
import { type CheckoutTexts, useCheckoutTexts } from '../checkout-text.ts';
import { type CartChange, withoutDifference, withoutLine } from '../pay/pay-notices.ts';

export type CartDifferencesProps = {
  readonly change: CartChange;
  /** One was resolved; `remaining` is undefined after the last. */
  readonly onResolved: (remaining: CartChange | undefined) => void;
};

export function CartDifferences({ change, onResolved }: CartDifferencesProps) {
  const { t, messages } = useCheckoutTexts();
  const { format } = useMoney();
  const place = useRef<HTMLDivElement>(null);
  const { differences, unread } = change;
  function resolve(remaining: CartChange | undefined): void {
    // The pressed button disappears with its line, so the focus moves to the list.
    place.current?.parentElement?.focus();
    onResolved(remaining);
  }
  function remove(line: CartItem): void {
    removeLine(line.cartItemId);
    resolve(withoutLine(change, line));
  }
  const removeButton = (line: CartItem) => (
    <Button kind="plain" onClick={() => remove(line)}>
      {t('difference.remove', { name: line.name })}
    </Button>
  );
  return (
    <div ref={place} className="checkout-notice">
      <p>{t('difference.title')}</p>
      <ul className="checkout-differences">
        {differences.map((difference) => (
          <li key={`${difference.kind}:${difference.line.cartItemId}`}>
            <p>{differenceText(difference, t, format)}</p>
            {difference.kind === 'gone' ? null : (
              <Button
                kind="quiet"
                onClick={() => {
                  accept(difference);
                  resolve(withoutDifference(change, difference));
                }}
              >
                {t('difference.accept')}
              </Button>
            )}
            {removeButton(difference.line)}
          </li>
        ))}
        {unread.map(({ line, call }) => (
          <li key={`${call}:${line.cartItemId}`}>
            <p>{t(`difference.unread.${call}`, { name: line.name })}</p>
            {removeButton(line)}
          </li>
        ))}
      </ul>
      {unread.length > 0 ? (
        <Button type="submit" kind="quiet">
          {messages('retry')}
        </Button>
      ) : null}
    </div>
  );
}

function accept(difference: CartDifference): void {
  const { cartItemId } = difference.line;
  if (difference.kind === 'fewer') refreshLine(cartItemId, { stock: difference.available });
  if (difference.kind === 'price-changed') {
    const { price, discountedPrice } = difference.fresh;
    refreshLine(cartItemId, { price, discount: discountedPrice });
  }
}

/** Prices are in the currency of the table. */
function differenceText(
  difference: CartDifference,
  t: CheckoutTexts['t'],
  format: (cents: number) => string,
): string {
  const { name } = difference.line;
  switch (difference.kind) {
    case 'price-changed':
      return t('difference.price', {
        name,
        before: format(difference.before),
        now: format(difference.now),
      });
    case 'fewer':
      return t('difference.fewer', { name, count: difference.available });
    case 'gone':
      return t('difference.gone', { name });
  }
}
