/**
 * What a product page is for: price, colour, size, quantity and 'Añadir al carrito'. Built as complete HTML with the
 * first variant of the discount rule; everything is decided from the current choice at the moment of the click.
 */
import { useEffect, useMemo } from 'react';
import { priceAfterDiscount } from '#domain/money/price.ts';
import { findVariant, isSizeAvailable, sizesForColor } from '#domain/product/variant.ts';
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { LiveNotice } from '#islands/product/live/LiveNotice.tsx';
import { useLiveProduct } from '#islands/product/live/use-live-product.ts';
import { unpackProduct } from '#islands/product/packed-product.ts';
import { MySizeToggle } from '#islands/product/size/MySizeToggle.tsx';
import { SizeHelp } from '#islands/product/size/SizeHelp.tsx';
import { announceVariant } from '#stores/product/product-choice.ts';
import { Price } from '#ui/money/Price.tsx';
import { BuyRow } from './BuyRow.tsx';
import { NotifyLinks } from './NotifyLinks.tsx';
import { imagesOf, type Purchasable, soldOf } from './purchasable.ts';
import { StockLine } from './StockLine.tsx';
import { useBuying } from './use-buying.ts';
import { type ProductChoice, useChoice } from './use-choice.ts';
import { VariantPicker } from './VariantPicker.tsx';

const text = clientText('product');

export type PurchaseBoxProps = {
  readonly locale: Locale;
  /** See `packProduct`. */
  readonly product: string;
  /** Base of the pictures, absolute; for those of a colour that is newer than the build. */
  readonly imageBase: string;
  /** Where 'Avísame' goes: a chat's https address, `mailto:…`, or ''. */
  readonly contact: string;
  /** Address of the size guide's file, or ''. */
  readonly guide: string;
};

export function PurchaseBox({ locale, product: packed, imageBase, contact, guide }: PurchaseBoxProps) {
  const t = text(locale);
  const { format } = useMoney(locale);
  const built = useMemo(() => unpackProduct(packed), [packed]);
  const { product, state, retry } = useLiveProduct(built, imageBase);
  const chosen = useChoice(product, 'discount');
  const { choice, sold, shown } = chosen;
  const buying = useBuying(product, chosen, t);
  const size = choice.size ?? '';
  const priced = shown ?? product;
  useGalleryFollows(product, chosen);
  return (
    <div className="buy">
      <Price {...priced} text={{ original: t('priceBefore'), now: t('priceNow') }} format={format} size="l" />
      <LiveNotice
        state={state}
        built={soldOf(built, findVariant(built.variants, choice))}
        now={sold}
        {...{ retry, t, format }}
      />
      <VariantPicker product={product} chosen={chosen} group={chosen.rule} t={t}>
        <SizeHelp guide={guide} chosen={size} t={t} />
      </VariantPicker>
      {new Set(product.variants.map((each) => each.size)).size > 1 ? (
        <MySizeToggle size={size} product={product} t={t} />
      ) : null}
      <NotifyLinks
        product={product}
        color={choice.color}
        sizes={soldOutSizes(product, choice.color)}
        contact={contact}
        t={t}
      />
      <StockLine buying={buying} locale={locale} t={t} />
      <BuyRow buying={buying} price={priceAfterDiscount(priced)} {...{ size, locale, t, format }} />
      <p className="buy-sku">{t('sku', { sku: sold?.sku ?? product.sku })}</p>
    </div>
  );
}

/** Sizes of the colour that cannot be had; the product itself when it has no variants. */
function soldOutSizes({ variants, stock }: Purchasable, color: string): readonly string[] {
  if (variants.length === 0) return stock === 0 ? [''] : [];
  return sizesForColor(variants, color).filter((size) => !isSizeAvailable(variants, { color, size }));
}

/** A colour without a chosen size still shows its pictures. */
function useGalleryFollows(product: Purchasable, { shown }: ProductChoice): void {
  const images = imagesOf(product, shown);
  const key = images.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether the pictures are others
  useEffect(() => announceVariant({ images }), [key]);
}
