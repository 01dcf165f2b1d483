/**
 * What is there of the chosen variant or instead of it, and what of it is in the cart already (decision 39, Stock
 * line).
 */

import { FEW_LEFT } from '#features/product/rules/stock.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useProductText } from '../use-product-text.ts';
import type { Buying } from './use-buying.ts';

export type StockLineProps = {
  readonly buying: Buying;
};

export function StockLine({ buying }: StockLineProps) {
  const locale = useLocale();
  const t = useProductText();
  const { stock, isSizeAsked, insteadText, inCartText, added } = buying;
  return (
    <div className="buy-stock" role="status">
      {stock === 0 ? null : <p>{stock <= FEW_LEFT ? t('stockLeft', { count: stock }) : t('inStock')}</p>}
      {isSizeAsked ? <strong>{t('chooseSize')}</strong> : null}
      {insteadText === '' ? null : <p>{insteadText}</p>}
      {/* Right after it was added, the buy row says so. */}
      {inCartText === '' || added ? null : (
        <p>
          <span>{inCartText}</span> <a href={pathTo.page(locale, 'cart')}>{t('viewCart')}</a>
        </p>
      )}
    </div>
  );
}
