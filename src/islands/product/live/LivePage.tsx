/** The page of an article that is newer than the build, drawn from the service's answer (contract, Hosting). */

import type { ComponentProps } from 'react';
import { parseRichText } from '#domain/page/text/rich-text.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { serviceLanguage } from '#i18n/locales.ts';
import { DeliveryDates } from '#islands/delivery/DeliveryDates.tsx';
import { useLocale, withLocale } from '#islands/page/locale.tsx';
import { Style } from '#islands/product/buying/Style.tsx';
import { ProductPanel } from '#islands/product/ProductPanel.tsx';
import relatedSheet from '#islands/product/RelatedProducts.css?inline';
import { RelatedProducts } from '#islands/product/RelatedProducts.tsx';
import { useProductText } from '#islands/product/use-product-text.ts';
import { RichText } from '#ui/page/RichText.tsx';

type ContentProps = {
  readonly product: ProductDetail;
  /** Where 'Avísame' goes; '' where the shop has neither chat nor mail. */
  readonly contact: string;
  /** As of `DeliveryDates`: the table's file and the plain default. */
  readonly delivery: { readonly source: string; readonly plain: string };
};

function LivePageContent({ product, contact, delivery }: ContentProps) {
  const locale = useLocale();
  const t = useProductText();
  const description = parseRichText(product.fullDescription);
  return (
    <div className="wrap product live-product">
      <h1 lang={serviceLanguage}>{product.name}</h1>
      <ProductPanel product={product} rule="discount" contact={contact} />
      <section aria-label={t('delivery.title')}>
        <p>
          <strong>{t('delivery.free')}</strong>
        </p>
        <DeliveryDates locale={locale} {...delivery} />
      </section>
      {description.length === 0 ? null : (
        <section>
          <h2>{t('description')}</h2>
          <div lang={serviceLanguage}>
            <RichText nodes={description} />
          </div>
        </section>
      )}
      <Style css={relatedSheet} />
      <RelatedProducts locale={locale} products={product.related} />
    </div>
  );
}

/** The root of what is drawn on demand. */
export const LivePage = withLocale(LivePageContent);
export type LivePageProps = ComponentProps<typeof LivePage>;
