/** What has changed on a line since it was added (decision 44, Cart differences), in words. */

import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useCartText } from '../use-cart-text.ts';

export type LineNoticeProps = {
  readonly differences: readonly CartDifference[];
  readonly format: (cents: number) => string;
};

export function LineNotice({ differences, format }: LineNoticeProps) {
  const t = useCartText();
  return differences.map((difference) => (
    <p key={difference.kind} className="cart-line-news">
      {messageOf(difference, t, format)}
    </p>
  ));
}

function messageOf(difference: CartDifference, t: Text<'cart'>, format: LineNoticeProps['format']): string {
  switch (difference.kind) {
    case 'gone':
      return t('news.gone');
    case 'fewer':
      return t('news.fewer', { count: difference.available });
    case 'price-changed': {
      const values = { before: format(difference.before), now: format(difference.now) };
      return difference.now > difference.before ? t('news.priceUp', values) : t('news.priceDown', values);
    }
  }
}
