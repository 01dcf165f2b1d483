/** Opens and closes the choice of another colour or size for a line. */
import type { CartItem } from '#domain/cart/cart.ts';
import type { Text } from '#i18n/messages.ts';
import { Button } from '#ui/page/Button.tsx';

export type ChangeButtonProps = {
  readonly line: CartItem;
  readonly t: Text<'cart'>;
  readonly isOpen: boolean;
  readonly onPress: () => void;
};

/** A product that is bought as itself has nothing to choose. */
function hasVariant({ selectedProductColor, selectedProductSize }: CartItem): boolean {
  return selectedProductColor !== '' || selectedProductSize !== '';
}

export function ChangeButton({ line, t, isOpen, onPress }: ChangeButtonProps) {
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
