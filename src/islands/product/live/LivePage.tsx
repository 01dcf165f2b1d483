/**
 * The page of an article that is newer than the build, drawn from the service's answer (contract, Hosting): in the
 * elements and classes of `components/product/ProductView.astro`, whose styles it brings in its own script.
 */

import { type ComponentProps, useEffect } from 'react';
import { parseRichText } from '#domain/page/text/rich-text.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { serviceLanguage } from '#i18n/locales.ts';
import { useLocale, withLocale } from '#islands/page/locale.tsx';
import { Style } from '#islands/product/buying/Style.tsx';
import pageSheet from '#islands/product/ProductPage.css?inline';
import { productData } from '#islands/product/product-data.ts';
import relatedSheet from '#islands/product/RelatedProducts.css?inline';
import { RelatedProducts } from '#islands/product/RelatedProducts.tsx';
import { useProductText } from '#islands/product/use-product-text.ts';
import { RichText } from '#ui/page/RichText.tsx';
import { LiveActions } from './LiveActions.tsx';
import { type BreadcrumbWords, LiveBreadcrumb } from './LiveBreadcrumb.tsx';
import { LiveBuying } from './LiveBuying.tsx';
import { LiveTerms, type LiveTermsProps } from './LiveTerms.tsx';

type ContentProps = {
  readonly product: ProductDetail;
  /** Where 'Avísame' goes; '' where the shop has neither chat nor mail. */
  readonly contact: string;
  readonly breadcrumb: BreadcrumbWords;
  readonly delivery: LiveTermsProps;
  /** Hears that it stands in the page, once for each function. */
  readonly onDrawn: () => void;
};

function LivePageContent({ product, contact, breadcrumb, delivery, onDrawn }: ContentProps) {
  const locale = useLocale();
  useEffect(onDrawn, [onDrawn]);
  return (
    <>
      <LiveBreadcrumb words={breadcrumb} name={product.name} />
      <div className="wrap product" data-product={productData(product)}>
        <Style css={relatedSheet} />
        <Style css={pageSheet} />
        <div className="product-main">
          <LiveBuying product={product} contact={contact}>
            <LiveActions product={product} />
            <LiveTerms {...delivery} />
          </LiveBuying>
          <Description text={product.fullDescription} />
        </div>
        <RelatedProducts locale={locale} products={product.related} />
      </div>
    </>
  );
}

/** `text`: as the service has it, with its tags. */
function Description({ text }: { readonly text: string }) {
  const t = useProductText();
  const description = parseRichText(text);
  if (description.length === 0) return null;
  return (
    <section className="product-text below-fold">
      <h2>{t('description')}</h2>
      <div lang={serviceLanguage}>
        <RichText nodes={description} />
      </div>
    </section>
  );
}

/** The root of what is drawn on demand. */
export const LivePage = withLocale(LivePageContent);
export type LivePageProps = ComponentProps<typeof LivePage>;
