/** Keeping, comparing and sharing an article newer than the build; the modules of the page know the buttons, as on built pages. */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { shareLink } from '#features/product/rules/share-link.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { Style } from '../buying/Style.tsx';
import actionSheet from '../ProductActions.css?inline';
import { useProductText } from '../use-product-text.ts';

export type UnbuiltActionsProps = {
  readonly product: Pick<ProductDetail, 'sku' | 'name'>;
};

export function UnbuiltActions({ product: { sku, name } }: UnbuiltActionsProps) {
  const locale = useLocale();
  const t = useProductText();
  const url = shopConfiguration.siteUrl + pathTo.product(locale, sku);
  return (
    <p className="product-actions">
      <Style css={actionSheet} />
      <button type="button" title={t('wishlist')} data-action="wishlist" data-sku={sku}>
        <Icon name="heart" size="s" />
      </button>
      <button type="button" title={t('compare')} data-action="compare" data-sku={sku}>
        <Icon name="compare" size="s" />
      </button>
      <a href={shareLink(name, url)} target="_blank" rel="noopener" data-share={t('shared')}>
        {t('share')}
      </a>
    </p>
  );
}
