/** What a list was filtered by goes on to the product: who looks for black in 42 is shown black in 42. */
import { type ColorSized, colorWithSize } from './color-sizes.ts';
import { chosen, type Selection } from './filter.ts';
import type { Product } from './product.ts';
import { slugOf } from './slug.ts';

type Colored = ColorSized & Pick<Product, 'colorPictures'>;

/** The place among a product's colours of the first one that is asked for, in a size that is; -1 for none. */
function wantedColor(product: Colored, selection: Selection): number {
  const colors = chosen(selection, 'color');
  if (colors.length === 0) return -1;
  const sized = colorWithSize(product, { colors, sizes: chosen(selection, 'size') });
  return sized >= 0 ? sized : product.colors.findIndex((color) => colors.includes(slugOf(color)));
}

/**
 * The query for the address of a product of a filtered list: the colour that was asked for and it has, and a size where
 * the filters name exactly one.
 */
export function wantedChoice(product: Colored, selection: Selection): string {
  const color = product.colors[wantedColor(product, selection)];
  const [size, otherSize] = chosen(selection, 'size');
  const query = new URLSearchParams();
  if (color !== undefined) query.set('color', slugOf(color));
  if (size !== undefined && otherSize === undefined) query.set('talla', size);
  return query.size > 0 ? `?${query}` : '';
}

/** The picture of a product in the colour that was asked for; '' where there is none. */
export function wantedPicture(product: Colored, selection: Selection): string {
  return product.colorPictures?.[wantedColor(product, selection)] ?? '';
}
