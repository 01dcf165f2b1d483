/**
 * The page of an article that is newer than the build, drawn from the service's answer (contract, Hosting): in the
 * elements and classes of `features/product/ui/ProductView.astro`, whose styles it brings in its own script.
 */

import { type ComponentProps, useEffect } from 'react';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { parseRichText } from '#shared/html/rich-text.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { RichText } from '#shared/ui/RichText.tsx';
import { Style } from '../buying/Style.tsx';
import pageSheet from '../ProductPage.css?inline';
import relatedSheet from '../panel/RelatedProducts.css?inline';
import { RelatedProducts } from '../panel/RelatedProducts.tsx';
import { productData } from '../product-data.ts';
import { useProductText } from '../use-product-text.ts';
import { UnbuiltActions } from './UnbuiltActions.tsx';
import { type BreadcrumbWords, UnbuiltBreadcrumb } from './UnbuiltBreadcrumb.tsx';
import { UnbuiltBuying } from './UnbuiltBuying.tsx';
import { UnbuiltTerms, type UnbuiltTermsProps } from './UnbuiltTerms.tsx';

type ContentProps = {
  readonly product: ProductDetail;
  /** Where 'Avísame' goes; '' where the shop has neither chat nor mail. */
  readonly contact: string;
  readonly breadcrumb: BreadcrumbWords;
  readonly delivery: UnbuiltTermsProps;
  /** Called when it is on the page, once for each function. */
  readonly onDrawn: () => void;
};

function UnbuiltPageContent({ product, contact, breadcrumb, delivery, onDrawn }: ContentProps) {
  const locale = useLocale();
  useEffect(onDrawn, [onDrawn]);
  return (
    <>
      <UnbuiltBreadcrumb words={breadcrumb} name={product.name} />
      <div className="wrap product" data-product={productData(product)}>
        <Style css={relatedSheet} />
        <Style css={pageSheet} />
        <div className="product-main">
          <UnbuiltBuying product={product} contact={contact}>
            <UnbuiltActions product={product} />
            <UnbuiltTerms {...delivery} />
          </UnbuiltBuying>
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
export const UnbuiltPage = withLocale(UnbuiltPageContent);
export type UnbuiltPageProps = ComponentProps<typeof UnbuiltPage>;
