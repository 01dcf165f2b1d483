/**
 * The page of an article that is newer than the build, rendered from the service's answer (contract, Hosting). It brings the
 * styles that a built product page has in its HTML.
 */

import { useEffect } from 'react';
import termsSheet from '#features/delivery/ui/DeliveryTerms.css?inline';
import type { UnbuiltProduct } from '#features/product/browser/newer-product.ts';
import { drawRoot } from '#shared/hydration/draw-root.ts';
import { clientText } from '#shared/i18n/client-text.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { pagePath } from '#shared/i18n/paths.ts';
import { Breadcrumb } from '#shared/ui/Breadcrumb.tsx';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useText } from '#shared/ui/island/use-text.ts';
import boxSheet from '../buying/PurchaseBox.css?inline';
import { Style } from '../buying/Style.tsx';
import pickerSheet from '../buying/VariantPicker.css?inline';
import pageSheet from '../ProductPage.css?inline';
import { ProductPage } from '../ProductPage.tsx';
import gallerySheet from '../picture/Gallery.css?inline';
import relatedSheet from '../RelatedProducts.css?inline';
import { findGuide } from '../size/find-guide.ts';
import { useProductText } from '../use-product-text.ts';

const SHEETS = [gallerySheet, boxSheet, pickerSheet, termsSheet, relatedSheet, pageSheet];

const catalogueText = clientText('catalogue');

function UnbuiltPageContent({ product, imageBase, contact, terms, onRendered }: UnbuiltProduct) {
  const locale = useLocale();
  const t = useProductText();
  const catalogue = useText(catalogueText);
  useEffect(onRendered, [onRendered]);
  const { name, rating } = product;
  // The pages of its brand and category may not be built either: neither is linked.
  const crumbs = [
    { label: catalogue('allProducts'), path: pagePath.list },
    { label: name, lang: serviceLanguage },
  ];
  return (
    <>
      {SHEETS.map((sheet) => (
        <Style key={sheet} css={sheet} />
      ))}
      <Breadcrumb locale={locale} crumbs={crumbs} />
      <ProductPage
        {...{ locale, product, imageBase, contact, terms }}
        guide={() => findGuide(locale, product)}
        isFresh
        stars={rating > 0 ? { rating, label: t('rating', { rating }) } : undefined}
      />
    </>
  );
}

const UnbuiltPage = withLocale(UnbuiltPageContent);

/** Renders the product's page in the place of the not-found text. */
export function mountUnbuiltPage(container: HTMLElement, page: UnbuiltProduct): void {
  drawRoot(
    container,
    <IslandBoundary>
      <UnbuiltPage {...page} />
    </IslandBoundary>,
  );
}
