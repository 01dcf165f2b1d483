/**
 * What a product page is for: price, colour, size, quantity and 'Añadir al carrito'. Built as complete HTML with the
 * first variant of the discount rule; everything is decided from the current choice at the moment of the click.
 */
import { useEffect, useMemo } from 'react';
import { findVariant } from '#domain/product/variant.ts';
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { LiveNotice } from '#islands/product/live/LiveNotice.tsx';
import { useLiveProduct } from '#islands/product/live/use-live-product.ts';
import { unpackProduct } from '#islands/product/packed-product.ts';
import { announceVariant } from '#stores/product/product-choice.ts';
import { BuyingPanel } from './BuyingPanel.tsx';
import { imagesOf, type Purchasable, soldOf } from './purchasable.ts';
import { type ProductChoice, useChoice } from './use-choice.ts';

const text = clientText('product');

export type PurchaseBoxProps = {
  readonly locale: Locale;
  /** See `packProduct`. */
  readonly product: string;
  /** Base of the pictures, absolute; for those of a colour that is newer than the build. */
  readonly imageBase: string;
  /** As of `BuyingPanel`. */
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
  useGalleryFollows(product, chosen);
  return (
    <div className="buy">
      <BuyingPanel {...{ locale, product, chosen, contact, guide, t }}>
        <LiveNotice
          state={state}
          built={soldOf(built, findVariant(built.variants, chosen.choice))}
          now={chosen.sold}
          {...{ retry, t, format }}
        />
      </BuyingPanel>
    </div>
  );
}

/** A colour without a chosen size still shows its pictures. */
function useGalleryFollows(product: Purchasable, { shown }: ProductChoice): void {
  const images = imagesOf(product, shown);
  const key = images.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether the pictures are others
  useEffect(() => announceVariant({ images }), [key]);
}
