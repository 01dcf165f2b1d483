/** What a list was filtered by goes on to the product: who looks for black in 42 is shown black in 42. */
import { chosen, type Selection } from '#domain/filter.ts';
import type { Product } from '#domain/product.ts';
import { slugOf } from '#domain/slug.ts';

type Colored = Pick<Product, 'colors' | 'colorPictures'>;

/** The place among a product's colours of the first one that is asked for; -1 for none. */
function wantedColor({ colors }: Colored, wanted: readonly string[]): number {
  return wanted.length === 0 ? -1 : colors.findIndex((color) => wanted.includes(slugOf(color)));
}

/**
 * The query for the address of a product of a filtered list: the colour that was asked for and it has, and a size where
 * the filters name exactly one.
 */
export function wantedChoice(product: Colored, selection: Selection): string {
  const color = product.colors[wantedColor(product, chosen(selection, 'color'))];
  const [size, otherSize] = chosen(selection, 'size');
  const query = new URLSearchParams();
  if (color !== undefined) query.set('color', slugOf(color));
  if (size !== undefined && otherSize === undefined) query.set('talla', size);
  return query.size > 0 ? `?${query}` : '';
}

/** The picture of a product in the first of these colours that it has; '' where there is none. */
export function wantedPicture(product: Colored, colors: readonly string[]): string {
  return product.colorPictures?.[wantedColor(product, colors)] ?? '';
}
