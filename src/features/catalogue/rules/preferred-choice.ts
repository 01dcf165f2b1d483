/** What a list was filtered by goes on to the product: who looks for black in 42 is shown black in 42. */

import { type ColorSized, sizePlaces, sizesByColor } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import { slugOf } from '#shared/text/slug.ts';
import { chosen, type Selection } from './filter.ts';

type Colored = ColorSized & Pick<Product, 'color' | 'colorPictures'>;

/** The place among a product's colours of the one that its card shows by itself; -1 where nobody knows. */
function ownColor({ color, colors }: Colored): number {
  if (color === undefined) return -1;
  const slug = slugOf(color);
  return colors.findIndex((each) => slugOf(each) === slug);
}

/**
 * The place among a product's colours of the one that is asked for, in a size that is, rather its own than another; -1
 * where none has to be asked for.
 */
function preferredColor(product: Colored, selection: Selection): number {
  const colors = chosen(selection, 'color');
  const sizes = chosen(selection, 'size');
  const own = ownColor(product);
  if (colors.length + sizes.length === 0) return own;
  const rows = sizesByColor(product);
  const places = [own, ...product.colors.keys()].filter((at) => at >= 0);
  const isRequested = (at: number): boolean =>
    colors.length === 0 || colors.includes(slugOf(product.colors[at] ?? ''));
  const canBeHad = (at: number): boolean => {
    const row = rows[at] ?? [];
    if (sizes.length === 0) return row.length > 0;
    return row.some((size) => sizes.includes(slugOf(size)));
  };
  const asked = places.filter(isRequested);
  const fallback = colors.length === 0 ? own : (asked[0] ?? own);
  return asked.find(canBeHad) ?? fallback;
}

/** The size that the filters name; undefined where they name none or several. */
function preferredSize(selection: Selection): string | undefined {
  const [size, otherSize] = chosen(selection, 'size');
  return otherSize === undefined ? size : undefined;
}

/**
 * The query for the address of a product of a list: the colour that its card shows, which is one that was asked for where
 * it has one, and a size where the filters name exactly one.
 */
export function preferredChoice(product: Colored, selection: Selection): string {
  const color = product.colors[preferredColor(product, selection)];
  const size = preferredSize(selection);
  const query = new URLSearchParams();
  if (color !== undefined) query.set('color', slugOf(color));
  if (size !== undefined) query.set('talla', size);
  return query.size > 0 ? `?${query}` : '';
}

/** The picture of a product in the colour of its address; '' where there is none. */
export function preferredPicture(product: Colored, selection: Selection): string {
  return product.colorPictures?.[preferredColor(product, selection)] ?? '';
}

/** The place of colour × size (`Product.soldOut`) that the address of a product opens; -1 where nobody knows. */
export function shownPlace(product: Colored, selection: Selection): number {
  const row = product.colors.length === 0 ? 0 : preferredColor(product, selection);
  if (row < 0) return -1;
  const sizes = sizePlaces(product);
  const asked = preferredSize(selection);
  const wanted = sizes.findIndex((size) => slugOf(size) === asked);
  const inStock = sizes.findIndex((_, at) => product.soldOut?.includes(row * sizes.length + at) !== true);
  return row * sizes.length + (wanted >= 0 ? wanted : Math.max(0, inStock));
}
