/** What has changed on a line since it was added (decision 44, Cart differences), in words. */
import type { CartDifference } from '#domain/cart/cart-difference.ts';
import type { Text } from '#i18n/messages.ts';

export type LineNoticeProps = {
  readonly differences: readonly CartDifference[];
  readonly t: Text<'cart'>;
  readonly format: (cents: number) => string;
};

export function LineNotice({ differences, t, format }: LineNoticeProps) {
  return differences.map((difference) => (
    <p key={difference.kind} className="cart-line-news">
      {messageOf(difference, t, format)}
    </p>
  ));
}

function messageOf(
  difference: CartDifference,
  t: LineNoticeProps['t'],
  format: LineNoticeProps['format'],
): string {
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
