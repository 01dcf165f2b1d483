/** Opens and closes the choice of another colour or size for a line. */

import type { CartItem } from '#features/cart/rules/cart.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useCartText } from '../use-cart-text.ts';

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
