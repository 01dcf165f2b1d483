/**
 * The purchase box of a product page: price, colour, size, quantity and 'Añadir al carrito'. Built HTML shows the first
 * variant of the discount rule; a press always uses the current choice.
 */

import { type ComponentProps, useEffect, useMemo } from 'react';
import { announceVariant } from '#features/product/store/product-choice.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { withLocale } from '#shared/ui/island/locale.tsx';
import { BuyingPanel, type BuyingPanelProps } from './BuyingPanel.tsx';
import { FreshNotice } from './FreshNotice.tsx';
import {
  imagesOf,
  type Purchasable,
  type PurchasableJson,
  purchasableFromJson,
  soldOf,
} from './purchasable.ts';
import { type ProductChoice, useChoice } from './use-choice.ts';
import { useFreshProduct } from './use-fresh-product.ts';

type ContentProps = {
  readonly product: PurchasableJson;
  /** Base of the pictures, absolute; for those of a colour that is newer than the build. */
  readonly imageBase: string;
  /** The product was fetched just now, so it is not fetched again at once. */
  readonly isFresh?: boolean;
} & Pick<BuyingPanelProps, 'contact' | 'guide' | 'brand' | 'fit'>;

function PurchaseBoxContent({ product: json, imageBase, isFresh = false, ...panel }: ContentProps) {
  const { format } = useMoney();
  const built = useMemo(() => purchasableFromJson(json, imageBase), [json, imageBase]);
  const { product, state, retry } = useFreshProduct(built, { imageBase, isFresh });
  const chosen = useChoice(product, 'discount');
  useGalleryFollows(product, chosen);
  return (
    <div className="buy">
      <BuyingPanel {...panel} product={product} chosen={chosen}>
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

/** The gallery shows the pictures of the colour, even if no size is chosen. */
function useGalleryFollows(product: Purchasable, { shown }: ProductChoice): void {
  const images = imagesOf(product, shown);
  const key = images.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with the pictures
  useEffect(() => announceVariant({ images }), [key]);
}

export const PurchaseBox = withLocale(PurchaseBoxContent);
export type PurchaseBoxProps = ComponentProps<typeof PurchaseBox>;
