/**
 * 'Mi talla' on the product page (decision 24, Mi talla): the chosen size is kept as the shopper's own with one press,
 * and given up.
 */

import { isMySize, type SizedProduct, sizeKind } from '#domain/product/size-preference.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { useProductText } from '#islands/product/use-product-text.ts';
import { $sizePreference, setSizePreference } from '#stores/product/size-preference.ts';
import { Button } from '#ui/page/Button.tsx';

export type MySizeToggleProps = {
  /** The chosen size; '' while there is none. */
  readonly size: string;
  /** Tells trousers in numbers from shoes. */
  readonly product: SizedProduct;
};

export function MySizeToggle({ size, product }: MySizeToggleProps) {
  const t = useProductText();
  const mine = useShared($sizePreference);
  if (size === '') return null;
  const kind = sizeKind(size, product);
  const isMine = isMySize(size, mine, kind);
  return (
    <p className="buy-mine">
      <span role="status">{isMine ? t('mySizeIs', { size }) : ''}</span>
      <Button kind="plain" onClick={() => setSizePreference({ [kind]: isMine ? '' : size })}>
        {t(isMine ? 'mySizeForget' : 'mySizeKeep', { size })}
      </Button>
    </p>
  );
}
