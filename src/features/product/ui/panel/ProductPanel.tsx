/** A product in one piece, drawn in the browser from the service's live answer: the quick view (storefront §2, Quick-view popup). */

import type { ProductDetail } from '#features/product/rules/product.ts';
import type { GuideIndex } from '#features/product/rules/size-guide.ts';
import { parseRichText, plainTextOf } from '#shared/html/rich-text.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { BuyingPanel } from '../buying/BuyingPanel.tsx';
import buySheet from '../buying/PurchaseBox.css?inline';
import { imagesOf, purchasableOf } from '../buying/purchasable.ts';
import { Style } from '../buying/Style.tsx';
import { useChoice } from '../buying/use-choice.ts';
import pickerSheet from '../buying/VariantPicker.css?inline';
import { Rating, type RatingProps } from '../reviews/Rating.tsx';
import { ServiceRating } from '../reviews/ServiceRating.tsx';
import { findGuide, guideIn, sizeGuidePath } from '../size/find-guide.ts';
import { useProductText } from '../use-product-text.ts';
import { PanelGallery } from './PanelGallery.tsx';
import panelSheet from './ProductPanel.css?inline';

export type ProductPanelProps = {
  readonly product: ProductDetail;
  /** As of `BuyingPanel`. */
  readonly contact: string;
  /** The colour and size that are asked for, as a query; '' for none. */
  readonly wanted: string;
  /** The size guides there are, where they came in time. */
  readonly guides?: GuideIndex | undefined;
  /** The stars of the card that was pressed; without them those of the service. */
  readonly stars?: RatingProps | undefined;
};

export function ProductPanel({ product: detail, contact, wanted, guides, stars }: ProductPanelProps) {
  const locale = useLocale();
  const t = useProductText();
  const product = purchasableOf(detail);
  const chosen = useChoice(product, 'first', wanted);
  const { name, brand } = detail;
  const found = guides && guideIn(guides, detail);
  const guide = found ? sizeGuidePath(locale, found.id) : () => findGuide(locale, detail);
  const images = imagesOf(product, chosen.shown);
  return (
    <div className="panel">
      <Style css={buySheet} />
      <Style css={pickerSheet} />
      <Style css={panelSheet} />
      <PanelGallery
        key={images.join(' ')}
        name={name}
        images={images}
        sizes="(min-width: 48rem) 448px, 88vw"
      />
      <div className="panel-buy">
        {stars ? <Rating {...stars} /> : <ServiceRating rating={detail.rating} />}
        <BuyingPanel {...{ product, chosen, contact, guide, brand }} fit={found?.fit} />
        <Disclosure summary={t('description')}>
          <p lang={serviceLanguage}>
            {detail.shortDescription || plainTextOf(parseRichText(detail.fullDescription))}
          </p>
        </Disclosure>
      </div>
    </div>
  );
}
