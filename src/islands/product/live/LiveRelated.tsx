/** Related products where no page was built, in the chosen currency. */
import { shopConfiguration } from '#configuration/settings.ts';
import type { RelatedProduct } from '#domain/product/product.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { Style } from '#islands/product/buying/Style.tsx';
import relatedSheet from '#ui/product/RelatedList.css?url';
import { RelatedList } from '#ui/product/RelatedList.tsx';

export type LiveRelatedProps = {
  readonly locale: Locale;
  readonly products: readonly RelatedProduct[];
  readonly t: Text<'product'>;
};

export function LiveRelated({ locale, products, t }: LiveRelatedProps) {
  const { format } = useMoney(locale);
  return (
    <>
      <Style href={relatedSheet} />
      <RelatedList
        title={t('related')}
        products={products}
        hrefOf={({ sku }) => pathTo.product(locale, sku)}
        template={shopConfiguration.imageTemplate}
        priceText={{ original: t('priceBefore'), now: t('priceNow') }}
        saleText={(percent) => t('sale', { percent })}
        format={format}
      />
    </>
  );
}
