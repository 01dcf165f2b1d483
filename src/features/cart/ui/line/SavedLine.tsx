/**
 * 'Guardado para después' (decision 42, Taking back): saved lines of the cart; also the template that a module fills
 * before React.
 */

import type { CartItem } from '#features/cart/rules/cart.ts';
import { itemPrice } from '#shared/money/price.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useCartText } from '../use-cart-text.ts';
import { LineName } from './LineName.tsx';
import { LinePicture } from './LinePicture.tsx';

export type SavedLineProps = {
  readonly line: CartItem;
  readonly format: (cents: number) => string;
  readonly onMove?: ((line: CartItem) => void) | undefined;
  readonly onForget?: ((line: CartItem) => void) | undefined;
};

/** Pixels of the picture's place. */
const PICTURE_SIZE = 96;

export function SavedLine({ line, format, onMove, onForget }: SavedLineProps) {
  const t = useCartText();
  return (
    <li className="cart-line cart-line-saved">
      <LinePicture line={line} size={PICTURE_SIZE} />
      <div className="cart-line-text">
        <LineName line={line} />
        <p className="cart-line-price">
          <span data-field="unit" translate="no" data-cents={itemPrice(line)}>
            {format(itemPrice(line))}
          </span>
        </p>
      </div>
      <div className="cart-line-actions">
        <Button
          kind="quiet"
          aria-label={t('saved.moveNamed', { name: line.name })}
          data-control={`move:${line.cartItemId}`}
          onClick={() => onMove?.(line)}
        >
          {t('saved.move')}
        </Button>
        <Button
          kind="plain"
          aria-label={t('line.remove', { name: line.name })}
          data-control={`forget:${line.cartItemId}`}
          onClick={() => onForget?.(line)}
        >
          {t('line.removeShort')}
        </Button>
      </div>
    </li>
  );
}
