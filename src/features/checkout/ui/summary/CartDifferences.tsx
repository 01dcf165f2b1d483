/**
 * What has changed about the cart since it was filled, line by line, to accept or remove (decision 44, Cart
 * differences).
 */
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
  /** A line was settled; what is left to be settled, undefined when that was the last. */
  readonly onSettled: (left: CartChange | undefined) => void;
};

export function CartDifferences({ change, onSettled }: CartDifferencesProps) {
  const { t, messages } = useCheckoutTexts();
  const { format } = useMoney();
  const place = useRef<HTMLDivElement>(null);
  const { differences, unread } = change;
  function settle(left: CartChange | undefined): void {
    // What was pressed goes with its line: the focus stays where the rest of the list is, before the pay button.
    place.current?.parentElement?.focus();
    onSettled(left);
  }
  function remove(line: CartItem): void {
    removeLine(line.cartItemId);
    settle(withoutLine(change, line));
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
                  settle(withoutDifference(change, difference));
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

/** Prices in the currency of the table; what is charged is shown at the pay button. */
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
