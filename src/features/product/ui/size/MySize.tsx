/** The lines of a product about the shopper's own size, and how its brand fits. */

import { useEffect, useState } from 'react';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { Fit } from '#features/product/rules/size-guide.ts';
import { isMySize, type SizedProduct, sizeKind, usualSize } from '#features/product/rules/size-preference.ts';
import { fetchSizeGuide } from '#features/product/store/size-guide.ts';
import { $sizePreference, setSizePreference } from '#features/product/store/size-preference.ts';
import { slugOf } from '#shared/text/slug.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import type { Purchasable } from '../buying/purchasable.ts';
import { useProductText } from '../use-product-text.ts';

export type MySizeToggleProps = {
  /** The chosen size; '' without one. */
  readonly size: string;
  /** Decides whether a number is a size of shoes or of trousers. */
  readonly product: SizedProduct;
  /** Slug of the brand whose sizes these are; '' if it has no guide. */
  readonly brand: string;
};

/** 'Mi talla' (decision 24, Mi talla): a press keeps the chosen size as the shopper's own, another one removes it. */
export function MySizeToggle({ size, product, brand }: MySizeToggleProps) {
  const locale = useLocale();
  const t = useProductText();
  const mine = useShared($sizePreference);
  if (size === '') return null;
  const kind = sizeKind(size, product);
  const isMine = isMySize(size, mine, kind);
  const named = { size: translateCatalogTerm(locale, 'size', size).text };
  return (
    <p className="buy-mine">
      <span role="status">{isMine ? t('mySizeIs', named) : ''}</span>
      <Button
        kind="plain"
        onClick={() =>
          setSizePreference(isMine ? { [kind]: '' } : { [kind]: size, [`${kind}Brand`]: brand || undefined })
        }
      >
        {t(isMine ? 'mySizeForget' : 'mySizeKeep', named)}
      </Button>
    </p>
  );
}

export type SizeFitProps = {
  readonly product: Purchasable;
  readonly brand: string;
  /** Address of the brand's own guide, and how it fits by that. */
  readonly guide: string;
  readonly fit: Fit;
};

/** Shows the size that the shopper usually wears of the brand, else how the brand fits (decision 142, Size confidence). */
export function SizeFit({ product, brand, guide, fit }: SizeFitProps) {
  const t = useProductText();
  const size = useUsualSize(product, brand, guide);
  return <p className="size-fit">{size === undefined ? t(`fit.${fit}`) : t('fit.usual', { size, brand })}</p>;
}

/** The guide is fetched only for shoppers who have set a size. */
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
