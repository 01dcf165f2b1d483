/** Keeping, comparing and sharing an article newer than the build; the modules of the page know the buttons, as on built pages. */

import { shopConfiguration } from '#configuration/settings.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { shareLink } from '#domain/product/share-link.ts';
import { pathTo } from '#i18n/paths.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { Style } from '#islands/product/buying/Style.tsx';
import actionSheet from '#islands/product/ProductActions.css?inline';
import { useProductText } from '#islands/product/use-product-text.ts';
import { Icon } from '#ui/page/Icon.tsx';

export type LiveActionsProps = {
  readonly product: Pick<ProductDetail, 'sku' | 'name'>;
};

export function LiveActions({ product: { sku, name } }: LiveActionsProps) {
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
