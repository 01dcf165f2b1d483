/** 'Guardado para después' (decision 42, Undo): the lines that were saved outside the cart. */
import type { CartItem } from '#features/cart/rules/cart.ts';
import { $savedForLater } from '#features/cart/store/saved-for-later.ts';
import { itemPrice } from '#shared/money/price.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCartText } from './cart-text.ts';
import { Amount, type Format, LinePicture } from './line/LineFacts.tsx';
import { LineName } from './line/LineParts.tsx';

export type SavedLinesProps = Omit<SavedLineProps, 'line'>;

export function SavedLines(props: SavedLinesProps) {
  const t = useCartText();
  const lines = useShared($savedForLater);
  if (lines.length === 0) return null;
  return (
    <section className="cart-saved" aria-labelledby="cart-saved-title">
      <h2 id="cart-saved-title">{t('saved.title')}</h2>
      <ul className="cart-lines" aria-labelledby="cart-saved-title">
        {lines.map((line) => (
          <SavedLine key={line.cartItemId} line={line} {...props} />
        ))}
      </ul>
    </section>
  );
}

export type SavedLineProps = {
  readonly line: CartItem;
  readonly format: Format;
  readonly onMove?: (line: CartItem) => void;
  readonly onForget?: (line: CartItem) => void;
};

/** Pixels of the picture. */
const PICTURE_SIZE = 96;

/** One saved line; also the template of the preview (`rules/line-template.ts`). */
export function SavedLine({ line, format, onMove, onForget }: SavedLineProps) {
  const t = useCartText();
  const { name, cartItemId } = line;
  return (
    <li className="cart-line cart-line-saved">
      <LinePicture line={line} size={PICTURE_SIZE} />
      <div className="cart-line-text">
        <LineName line={line} />
        <p className="cart-line-price">
          <Amount field="unit" cents={itemPrice(line)} format={format} />
        </p>
      </div>
      <div className="cart-line-actions">
        <Button
          kind="quiet"
          aria-label={t('saved.moveNamed', { name })}
          data-control={`move:${cartItemId}`}
          onClick={() => onMove?.(line)}
        >
          {t('saved.move')}
        </Button>
        <Button
          kind="plain"
          aria-label={t('line.remove', { name })}
          data-control={`forget:${cartItemId}`}
          onClick={() => onForget?.(line)}
        >
          {t('line.removeShort')}
        </Button>
      </div>
    </li>
  );
}
