/** What has changed on a line since it was added (ux 16), in words. */
import { type CartItem, lineUnits } from '#domain/cart.ts';
import { itemPrice } from '#domain/price.ts';
import type { Text } from '#i18n/messages.ts';
import type { LineDifference } from '#stores/line-differences.ts';

export type LineNoticeProps = {
  readonly line: CartItem;
  readonly difference: LineDifference | undefined;
  readonly t: Text<'cart'>;
  readonly format: (cents: number) => string;
};

export function LineNotice({ line, difference, t, format }: LineNoticeProps) {
  if (difference === undefined) return null;
  const messages = [
    difference.isGone ? t('news.gone') : undefined,
    difference.isBack ? t('news.back') : undefined,
    difference.unitsBefore === undefined ? undefined : t('news.fewer', { count: lineUnits(line) }),
    priceMessage(line, difference, { t, format }),
  ].filter((message) => message !== undefined);
  return messages.map((message) => (
    <p key={message} className="cart-line-news">
      {message}
    </p>
  ));
}

function priceMessage(
  line: CartItem,
  { priceBefore }: LineDifference,
  { t, format }: Pick<LineNoticeProps, 't' | 'format'>,
): string | undefined {
  const now = itemPrice(line);
  if (priceBefore === undefined || priceBefore === now) return undefined;
  const values = { before: format(priceBefore), now: format(now) };
  return now > priceBefore ? t('news.priceUp', values) : t('news.priceDown', values);
}
