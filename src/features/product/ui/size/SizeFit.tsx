/**
 * One line next to the sizes (decision 142, Size confidence): what the shopper usually wears of the brand, where that
 * is known, else how the brand fits. The reason is in the guide that 'Verificar tu talla' opens.
 */

import { useEffect, useState } from 'react';
import type { Fit } from '#features/product/rules/size-guide.ts';
import { sizeKind, usualSize } from '#features/product/rules/size-preference.ts';
import { fetchSizeGuide } from '#features/product/store/size-guide.ts';
import { $sizePreference } from '#features/product/store/size-preference.ts';
import { slugOf } from '#shared/text/slug.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import type { Purchasable } from '../buying/purchasable.ts';
import { useProductText } from '../use-product-text.ts';

export type SizeFitProps = {
  readonly product: Purchasable;
  readonly brand: string;
  /** Address of the brand's own guide, and what it says of the cut. */
  readonly guide: string;
  readonly fit: Fit;
};

export function SizeFit({ product, brand, guide, fit }: SizeFitProps) {
  const t = useProductText();
  const size = useUsualSize(product, brand, guide);
  return <p className="size-fit">{size === undefined ? t(`fit.${fit}`) : t('fit.usual', { size, brand })}</p>;
}

/** The guide is asked only for somebody who has set a size. */
function useUsualSize(product: Purchasable, brand: string, guide: string): string | undefined {
  const mine = useShared($sizePreference);
  const kind = sizeKind(product.variants[0]?.size ?? '', product);
  const [usual, setUsual] = useState<Readonly<Record<string, string>>>();
  const isSet = mine[kind] !== '';
  useEffect(() => {
    if (isSet) void fetchSizeGuide(guide).then((view) => setUsual(view?.usual));
  }, [isSet, guide]);
  return usual && usualSize(kind, mine, { brand: slugOf(brand), usual });
}
