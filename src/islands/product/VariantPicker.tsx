/** Colour and size of a product as two native radio groups (ui: radiogroup 'Color', radiogroup 'Talla'). */
import { type Choice, isSizeAvailable, sizesForColor } from '#domain/variant.ts';
import type { Text } from '#i18n/messages.ts';
import type { Purchasable } from './purchasable.ts';
import './VariantPicker.css';

export type VariantPickerProps = {
  readonly product: Purchasable;
  readonly choice: Choice;
  readonly t: Text<'product'>;
  readonly pickColor: (color: string) => void;
  readonly pickSize: (size: string) => void;
};

export function VariantPicker(props: VariantPickerProps) {
  if (props.product.variants.length === 0) return null;
  return (
    <>
      <ColorPicker {...props} />
      <SizePicker {...props} />
    </>
  );
}

function ColorPicker({ product, choice, t, pickColor }: VariantPickerProps) {
  return (
    <fieldset className="picker" role="radiogroup" aria-label={t('color')}>
      <legend aria-hidden="true">{t('color')}</legend>
      <div className="picker-options">
        {product.colors.map((color) => (
          <label key={color.name} className="picker-color">
            <input
              type="radio"
              name={`color-${product.sku}`}
              value={color.name}
              checked={choice.color === color.name}
              onChange={() => pickColor(color.name)}
            />
            <Swatch hex={color.hex} />
            <span>{color.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The colour itself; an SVG attribute, because the content policy refuses style attributes. */
function Swatch({ hex }: { readonly hex: string }) {
  return (
    <svg className="picker-swatch" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={hex || 'transparent'} />
    </svg>
  );
}

function SizePicker({ product, choice, t, pickSize }: VariantPickerProps) {
  return (
    <fieldset className="picker" role="radiogroup" aria-label={t('size')}>
      <legend aria-hidden="true">{t('size')}</legend>
      <div className="picker-options">
        {sizesForColor(product.variants, choice.color).map((size) => {
          const available = isSizeAvailable(product.variants, { color: choice.color, size });
          return (
            <label key={size} className="picker-size">
              <input
                type="radio"
                name={`size-${product.sku}`}
                value={size}
                checked={choice.size === size}
                disabled={!available}
                aria-label={available ? undefined : t('sizeSoldOut', { size })}
                onChange={() => pickSize(size)}
              />
              <span>{size}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
