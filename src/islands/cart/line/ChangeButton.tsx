/** Opens and closes the choice of another colour or size for a line. */

import type { CartItem } from '#domain/cart/cart.ts';
import { useCartText } from '#islands/cart/use-cart-text.ts';
import { Button } from '#ui/page/Button.tsx';

export type ChangeButtonProps = {
  readonly line: CartItem;
  readonly isOpen: boolean;
  readonly onPress: () => void;
};

/** A product that is bought as itself has nothing to choose. */
function hasVariant({ selectedProductColor, selectedProductSize }: CartItem): boolean {
  return selectedProductColor !== '' || selectedProductSize !== '';
}

export function ChangeButton({ line, isOpen, onPress }: ChangeButtonProps) {
  const t = useCartText();
  return (
    <span data-if="variant" hidden={!hasVariant(line)}>
      <Button
        kind="plain"
        aria-label={t('change.openNamed', { name: line.name })}
        aria-expanded={isOpen}
        data-control={`change:${line.cartItemId}`}
        onClick={onPress}
      >
        {t('change.open')}
      </Button>
    </span>
  );
}
