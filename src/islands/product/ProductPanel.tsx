/**
 * A product in one piece, drawn in the browser from the service's live answer: the quick view (storefront §2,
 * Quick-view popup) and, for an article newer than the build, its page.
 */

import { parseRichText, plainTextOf } from '#domain/page/text/rich-text.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { serviceLanguage } from '#i18n/locales.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useProductText } from '#islands/product/use-product-text.ts';
import { Disclosure } from '#ui/page/Disclosure.tsx';
import { Rating } from '#ui/product/Rating.tsx';
import { BuyingPanel } from './buying/BuyingPanel.tsx';
import buySheet from './buying/PurchaseBox.css?inline';
import { imagesOf, purchasableOf } from './buying/purchasable.ts';
import { Style } from './buying/Style.tsx';
import { type ChoiceRule, useChoice } from './buying/use-choice.ts';
import pickerSheet from './buying/VariantPicker.css?inline';
import { PanelGallery } from './PanelGallery.tsx';
import panelSheet from './ProductPanel.css?inline';
import { findGuide } from './size/find-guide.ts';

export type ProductPanelProps = {
  readonly product: ProductDetail;
  readonly rule: ChoiceRule;
  /** As of `BuyingPanel`. */
  readonly contact: string;
  /** The colour and size that are asked for, as a query; the page's own address does without. */
  readonly wanted?: string;
};

export function ProductPanel({ product: detail, rule, contact, wanted = '' }: ProductPanelProps) {
  const locale = useLocale();
  const t = useProductText();
  const product = purchasableOf(detail);
  const chosen = useChoice(product, rule, wanted);
  const { name, rating } = detail;
  const images = imagesOf(product, chosen.shown);
  return (
    <div className="panel">
      <Style css={buySheet} />
      <Style css={pickerSheet} />
      <Style css={panelSheet} />
      <PanelGallery key={images.join(' ')} name={name} images={images} />
      <div className="panel-buy">
        {rating > 0 ? <Rating rating={rating} label={t('rating', { rating })} /> : null}
        <BuyingPanel {...{ product, chosen, contact }} guide={() => findGuide(locale, detail)} />
        <Disclosure summary={t('description')} open={rule === 'discount'}>
          <p lang={serviceLanguage}>
            {detail.shortDescription || plainTextOf(parseRichText(detail.fullDescription))}
          </p>
        </Disclosure>
      </div>
    </div>
  );
}
