/** The result of the refresh: a change is reported, not hidden, and a failed refresh can be repeated. */

import { FEW_LEFT } from '#features/product/rules/stock.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { Sold } from '../buying/purchasable.ts';
import { useProductText } from '../use-product-text.ts';
import type { FreshState } from './use-fresh-product.ts';

export type FreshNoticeProps = {
  readonly state: FreshState;
  /** The variant that is shown, as the page was built and as it is now. */
  readonly built: Sold | undefined;
  readonly now: Sold | undefined;
  /** For a size that was not chosen, the number of units is not shown. */
  readonly isChosen: boolean;
  readonly retry: () => void;
  readonly format: (cents: number) => string;
};

export function FreshNotice({ state, built, now, isChosen, retry, format }: FreshNoticeProps) {
  const t = useProductText();
  return (
    <div className="buy-news" role="status">
      {state === 'gone' ? <p>{t('live.gone')}</p> : null}
      {state === 'failed' ? (
        <p>
          {t('live.failed')}{' '}
          <Button kind="plain" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
      {state === 'confirmed' && built && now ? changes(built, now, { t, format, isChosen }) : null}
    </div>
  );
}

function changes(
  built: Sold,
  now: Sold,
  { t, format, isChosen }: Pick<FreshNoticeProps, 'format' | 'isChosen'> & { readonly t: Text<'product'> },
) {
  const before = priceAfterDiscount(built);
  const after = priceAfterDiscount(now);
  return (
    <>
      {before === after ? null : <p>{t('live.price', { before: format(before), now: format(after) })}</p>}
      {/* Of thirty or of twenty five, nobody has to choose anew. */}
      {now.stock < built.stock && now.stock <= (isChosen ? FEW_LEFT : 0) ? (
        <p>{now.stock === 0 ? t('live.soldOut') : t('live.stock', { count: now.stock })}</p>
      ) : null}
    </>
  );
}
