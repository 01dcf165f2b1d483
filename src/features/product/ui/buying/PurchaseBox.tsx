/**
 * What a product page is for: price, colour, size, quantity and 'Añadir al carrito'. Built as complete HTML with the
 * first variant of the discount rule; everything is decided from the current choice at the moment of the click.
 */

import type { ComponentProps } from 'react';
import { useEffect, useMemo } from 'react';
import { announceVariant } from '#features/product/store/product-choice.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { withLocale } from '#shared/ui/island/locale.tsx';
import { FreshNotice } from '../live/FreshNotice.tsx';
import { useFreshProduct } from '../live/use-fresh-product.ts';
import { type PackedProduct, unpackProduct } from '../packed-product.ts';
import { BuyingPanel, type BuyingPanelProps } from './BuyingPanel.tsx';
import { imagesOf, type Purchasable, soldOf } from './purchasable.ts';
import { type ProductChoice, useChoice } from './use-choice.ts';

type ContentProps = {
  /** See `packProduct`. */
  readonly product: PackedProduct;
  /** Base of the pictures, absolute; for those of a colour that is newer than the build. */
  readonly imageBase: string;
  /** As of `BuyingPanel`. */
  readonly contact: string;
  /** Address of the size guide's file, or ''. */
  readonly guide: string;
} & Pick<BuyingPanelProps, 'brand' | 'fit'>;

function PurchaseBoxContent({ product: packed, imageBase, contact, guide, brand, fit }: ContentProps) {
  const { format } = useMoney();
  const built = useMemo(() => unpackProduct(packed, imageBase), [packed, imageBase]);
  const { product, state, retry } = useFreshProduct(built, imageBase);
  const chosen = useChoice(product, 'discount');
  useGalleryFollows(product, chosen);
  return (
    <div className="buy">
      <BuyingPanel {...{ product, chosen, contact, guide, brand, fit }}>
        <FreshNotice
          state={state}
          built={soldOf(
            built,
            built.variants.find(({ sku }) => sku === chosen.shown?.sku),
          )}
          now={chosen.shown}
          isChosen={chosen.sold !== undefined}
          {...{ retry, format }}
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

/** The root of what is built. */
export const PurchaseBox = withLocale(PurchaseBoxContent);
export type PurchaseBoxProps = ComponentProps<typeof PurchaseBox>;
