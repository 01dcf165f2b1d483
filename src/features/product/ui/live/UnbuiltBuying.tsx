/** Pictures, name and purchase box of an article newer than the build: the two columns of `ProductView.astro`. */

import type { ReactNode } from 'react';
import { GALLERY_SIZES } from '#features/product/rules/gallery-picture.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { BuyingPanel } from '../buying/BuyingPanel.tsx';
import buySheet from '../buying/PurchaseBox.css?inline';
import { imagesOf, purchasableOf } from '../buying/purchasable.ts';
import { Style } from '../buying/Style.tsx';
import { useChoice } from '../buying/use-choice.ts';
import pickerSheet from '../buying/VariantPicker.css?inline';
import { PanelGallery } from '../panel/PanelGallery.tsx';
import { ServiceRating } from '../reviews/ServiceRating.tsx';
import { findGuide } from '../size/find-guide.ts';

export type UnbuiltBuyingProps = {
  readonly product: ProductDetail;
  /** As of `BuyingPanel`. */
  readonly contact: string;
  /** Shown below the purchase box. */
  readonly children: ReactNode;
};

export function UnbuiltBuying({ product: detail, contact, children }: UnbuiltBuyingProps) {
  const locale = useLocale();
  const product = purchasableOf(detail);
  const chosen = useChoice(product, 'discount');
  const { name, brand, shortDescription } = detail;
  const images = imagesOf(product, chosen.shown);
  const guide = () => findGuide(locale, detail);
  return (
    <>
      <Style css={buySheet} />
      <Style css={pickerSheet} />
      <PanelGallery key={images.join(' ')} name={name} images={images} sizes={GALLERY_SIZES} />
      <div className="product-buy">
        {/* The brand's own page may not be built either. */}
        <div className="product-over">
          {brand === '' ? null : (
            <p>
              <span>{brand}</span>
            </p>
          )}
          <ServiceRating rating={detail.rating} />
        </div>
        <h1 lang={serviceLanguage}>{name}</h1>
        <div className="buy">
          <BuyingPanel {...{ product, chosen, contact, guide, brand }} />
        </div>
        {shortDescription === '' ? null : <p lang={serviceLanguage}>{shortDescription}</p>}
        {children}
      </div>
    </>
  );
}
