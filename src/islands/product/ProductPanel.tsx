/**
 * A product in one piece, drawn in the browser from the service's live answer: the quick view (storefront §2,
 * Quick-view popup) and, for an article newer than the build, its page.
 */
import { priceAfterDiscount } from '#domain/money/price.ts';
import { parseRichText, plainTextOf } from '#domain/page/text/rich-text.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { isSizeAvailable, sizesForColor } from '#domain/product/variant.ts';
import { clientText } from '#i18n/client-text.ts';
import { type Locale, serviceLanguage } from '#i18n/locales.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { Price } from '#ui/money/Price.tsx';
import { Disclosure } from '#ui/page/Disclosure.tsx';
import { Rating } from '#ui/product/Rating.tsx';
import { BuyRow } from './buying/BuyRow.tsx';
import { NotifyLinks } from './buying/NotifyLinks.tsx';
import buySheet from './buying/PurchaseBox.css?url';
import { imagesOf, purchasableOf } from './buying/purchasable.ts';
import { StockLine } from './buying/StockLine.tsx';
import { Style } from './buying/Style.tsx';
import { useBuying } from './buying/use-buying.ts';
import { type ChoiceRule, useChoice } from './buying/use-choice.ts';
import pickerSheet from './buying/VariantPicker.css?url';
import { VariantPicker } from './buying/VariantPicker.tsx';
import { PanelGallery } from './PanelGallery.tsx';
import panelSheet from './ProductPanel.css?url';
import { findGuide } from './size/find-guide.ts';
import { SizeHelp } from './size/SizeHelp.tsx';

const text = clientText('product');

export type ProductPanelProps = {
  readonly locale: Locale;
  readonly product: ProductDetail;
  readonly rule: ChoiceRule;
  /** Where 'Avísame' goes; '' where the shop has neither chat nor mail. */
  readonly contact: string;
  /** The colour and size that are asked for, as a query; the page's own address does without. */
  readonly wanted?: string;
};

export function ProductPanel({ locale, product: detail, rule, contact, wanted = '' }: ProductPanelProps) {
  const t = text(locale);
  const { format } = useMoney(locale);
  const product = purchasableOf(detail);
  const chosen = useChoice(product, rule, wanted);
  const { choice, sold, shown } = chosen;
  const buying = useBuying(product, chosen, t);
  const size = choice.size ?? '';
  const priced = shown ?? product;
  const missing = sizesForColor(product.variants, choice.color).filter(
    (each) => !isSizeAvailable(product.variants, { color: choice.color, size: each }),
  );
  const { rating } = detail;
  const images = imagesOf(product, shown);
  return (
    <div className="panel">
      <Style href={buySheet} />
      <Style href={pickerSheet} />
      <Style href={panelSheet} />
      <PanelGallery key={images.join(' ')} name={detail.name} images={images} t={t} />
      <div className="panel-buy">
        {rating > 0 ? <Rating rating={rating} label={t('rating', { rating })} /> : null}
        <Price
          {...priced}
          text={{ original: t('priceBefore'), now: t('priceNow') }}
          format={format}
          size="l"
        />
        <VariantPicker product={product} chosen={chosen} group={chosen.rule} t={t}>
          <SizeHelp guide={() => findGuide(locale, detail)} chosen={size} t={t} />
        </VariantPicker>
        <NotifyLinks product={product} color={choice.color} sizes={missing} contact={contact} t={t} />
        <StockLine buying={buying} locale={locale} t={t} />
        <BuyRow buying={buying} price={priceAfterDiscount(priced)} {...{ size, locale, t, format }} />
        <p className="buy-sku">{t('sku', { sku: sold?.sku ?? product.sku })}</p>
        <Disclosure summary={t('description')} open={rule === 'discount'}>
          <p lang={serviceLanguage}>
            {detail.shortDescription || plainTextOf(parseRichText(detail.fullDescription))}
          </p>
        </Disclosure>
      </div>
    </div>
  );
}
