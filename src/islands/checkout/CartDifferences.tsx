/** What has changed about the cart since it was filled, line by line, to accept or remove (ux 16). */
import { useState } from 'react';
import type { CartDifference } from '#domain/cart-difference.ts';
import { formatQuetzales } from '#i18n/formats.ts';
import { refreshLine, removeLine } from '#stores/cart.ts';
import { Button } from '#ui/Button.tsx';
import type { CheckoutTexts } from './checkout-text.ts';

export type CartDifferencesProps = CheckoutTexts & {
  readonly differences: readonly CartDifference[];
  /** The last one was settled. */
  readonly onDone: () => void;
};

export function CartDifferences({ differences, onDone, ...texts }: CartDifferencesProps) {
  const [open, setOpen] = useState(differences);
  const { t } = texts;
  function settle(difference: CartDifference, act: () => void): void {
    act();
    const left = open.filter((each) => each !== difference);
    setOpen(left);
    if (left.length === 0) onDone();
  }
  return (
    <div className="checkout-notice">
      <p>{t('difference.title')}</p>
      <ul className="checkout-differences">
        {open.map((difference) => (
          <li key={`${difference.kind}:${difference.line.cartItemId}`}>
            <p>{differenceText(difference, texts)}</p>
            {difference.kind === 'gone' ? null : (
              <Button kind="quiet" onClick={() => settle(difference, () => accept(difference))}>
                {t('difference.accept')}
              </Button>
            )}
            <Button
              kind="plain"
              onClick={() => settle(difference, () => removeLine(difference.line.cartItemId))}
            >
              {t('difference.remove', { name: difference.line.name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function accept(difference: CartDifference): void {
  const { cartItemId } = difference.line;
  if (difference.kind === 'fewer') refreshLine(cartItemId, { stock: difference.available });
  if (difference.kind === 'price-changed') {
    const { price, discountedPrice } = difference.live;
    refreshLine(cartItemId, { price, discount: discountedPrice });
  }
}

function differenceText(difference: CartDifference, { t, locale }: CheckoutTexts): string {
  const { name } = difference.line;
  switch (difference.kind) {
    case 'price-changed': {
      const before = formatQuetzales(difference.before, locale);
      return t('difference.price', { name, before, now: formatQuetzales(difference.now, locale) });
    }
    case 'fewer':
      return t('difference.fewer', { name, count: difference.available });
    case 'gone':
      return t('difference.gone', { name });
  }
}
