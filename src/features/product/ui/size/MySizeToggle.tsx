/**
 * 'Mi talla' on the product page (decision 24, Mi talla): the chosen size is kept as the shopper's own with one press,
 * and given up.
 */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import { isMySize, type SizedProduct, sizeKind } from '#features/product/rules/size-preference.ts';
import { $sizePreference, setSizePreference } from '#features/product/store/size-preference.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useProductText } from '../use-product-text.ts';

export type MySizeToggleProps = {
  /** The chosen size; '' while there is none. */
  readonly size: string;
  /** Tells trousers in numbers from shoes. */
  readonly product: SizedProduct;
  /** Slug of the brand whose sizes these are; '' where it has none. */
  readonly brand: string;
};

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
