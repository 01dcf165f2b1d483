/**
 * Colour and size of a product as two native radio groups (ui: radiogroup 'Color', radiogroup 'Talla'). Before hydration
 * they work natively (`data-native`), and `features/product/browser/product.ts` puts the choice into the address.
 */

import type { ReactNode } from 'react';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { isMySize, sizeKind } from '#features/product/rules/size-preference.ts';
import { isSizeAvailable, sizesForColor } from '#features/product/rules/variant.ts';
import { $sizePreference } from '#features/product/store/size-preference.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useProductText } from '../use-product-text.ts';
import type { Purchasable } from './purchasable.ts';
import type { ProductChoice } from './use-choice.ts';

export type VariantPickerProps = {
  readonly product: Purchasable;
  readonly chosen: Pick<ProductChoice, 'choice' | 'pickColor' | 'pickSize'>;
  /** Distinguishes the radio buttons of two pickers on one page. Not `useId`: a part on a mount point has no prefix. */
  readonly group: string;
  /** Help for the sizes. */
  readonly children?: ReactNode;
};

export function VariantPicker(props: VariantPickerProps) {
  if (props.product.variants.length === 0) return props.children;
  return (
    <>
      <ColorPicker {...props} />
      <SizePicker {...props} />
    </>
  );
}

function ColorPicker({ product, chosen: { choice, pickColor }, group }: VariantPickerProps) {
  const locale = useLocale();
  const t = useProductText();
  if (product.colors.every(({ name }) => name === '')) return null;
  return (
    <fieldset className="picker" role="radiogroup" aria-label={t('color')}>
      <legend aria-hidden="true">{t('color')}</legend>
      <div className="picker-options" data-native="color">
        {product.colors.map((color) => (
          <label key={color.name} lang={translateCatalogTerm(locale, 'color', color.name).lang}>
            <input
              type="radio"
              name={`${group}-c`}
              value={color.name}
              checked={choice.color === color.name}
              onChange={() => pickColor(color.name)}
            />
            {/* The colour itself; an SVG attribute, because the content policy refuses style attributes. */}
            <svg color={color.hex || 'transparent'} role="none" />
            {/* Constant text of its key. */}
            {translateCatalogTerm(locale, 'color', color.name).text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SizePicker({ product, chosen, group, children }: VariantPickerProps) {
  const t = useProductText();
  const { variants } = product;
  const { color, size: chosenSize } = chosen.choice;
  const mine = useShared($sizePreference);
  const sizes = sizesForColor(variants, color);
  if (sizes.every((size) => size === '')) return children;
  return (
    <fieldset className="picker" role="radiogroup" aria-label={t('size')}>
      <legend aria-hidden="true">{t('size')}</legend>
      {children}
      <div className="picker-options" data-native="talla">
        {sizes.map((size) => (
          <SizeOption
            key={size}
            size={size}
            name={`${group}-s`}
            isChosen={chosenSize === size}
            isAvailable={isSizeAvailable(variants, { color, size })}
            isMine={isMySize(size, mine, sizeKind(size, product))}
            pick={chosen.pickSize}
          />
        ))}
      </div>
    </fieldset>
  );
}

type SizeOptionProps = {
  readonly size: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isAvailable: boolean;
  readonly isMine: boolean;
  readonly pick: (size: string) => void;
};

function SizeOption({ size, name, isChosen, isAvailable, isMine, pick }: SizeOptionProps) {
  const t = useProductText();
  const { text, lang } = translateCatalogTerm(useLocale(), 'size', size);
  const named = { size: text };
  const label = isAvailable ? (isMine ? t('mySize', named) : undefined) : t('sizeSoldOut', named);
  return (
    <label data-mine={isMine || undefined} lang={lang} translate="no">
      <input
        type="radio"
        name={name}
        value={size}
        checked={isChosen}
        disabled={!isAvailable}
        aria-label={label}
        onChange={() => pick(size)}
      />
      {/* Constant text of its key. */}
      {text}
    </label>
  );
}
