/** The result of the refresh: a change is reported, not hidden, and a failed refresh can be repeated. */

import { FEW_LEFT } from '#features/product/rules/stock.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useProductText } from '../use-product-text.ts';
import type { Sold } from './purchasable.ts';
import type { FreshState } from './use-fresh-product.ts';

export type FreshNoticeProps = {
  readonly state: FreshState;
  /** The shown variant, as built and as it is now. */
  readonly built: Sold | undefined;
  readonly now: Sold | undefined;
  /** Without a chosen size, the number of units is not shown. */
  readonly isChosen: boolean;
  readonly retry: () => void;
  readonly format: (cents: number) => string;
};

export function FreshNotice({ state, built, now, isChosen, retry, format }: FreshNoticeProps) {
  const t = useProductText();
  return (
    <div className="buy-news" role="status">
      {state === 'gone' ? <p>{t('fresh.gone')}</p> : null}
      {state === 'failed' ? (
        <p>
          {t('fresh.failed')}{' '}
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
      {before === after ? null : <p>{t('fresh.price', { before: format(before), now: format(after) })}</p>}
      {/* Only a stock that may change a decision is worth reporting. */}
      {now.stock < built.stock && now.stock <= (isChosen ? FEW_LEFT : 0) ? (
        <p>{now.stock === 0 ? t('fresh.soldOut') : t('fresh.stock', { count: now.stock })}</p>
      ) : null}
    </>
  );
}
