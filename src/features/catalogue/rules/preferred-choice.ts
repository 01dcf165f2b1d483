/** Carries the filters of a list over to the product: a list of black in 42 leads to black in 42. */

import { type ColorSized, sizePlaces, sizesByColor } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import { slugOf } from '#shared/text/slug.ts';
import { chosen, type Selection } from './filter.ts';

type Colored = ColorSized & Pick<Product, 'color' | 'colorPictures'>;

/**
 * The query of a product's address in a list: the colour on its card, a chosen one where it has one, and the size where
 * exactly one is chosen.
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

/** The place of colour × size (`Product.soldOut`) that the address of a product opens; -1 where it is unknown. */
export function shownPlace(product: Colored, selection: Selection): number {
  const row = product.colors.length === 0 ? 0 : preferredColor(product, selection);
  if (row < 0) return -1;
  const sizes = sizePlaces(product);
  const asked = preferredSize(selection);
  const wanted = sizes.findIndex((size) => slugOf(size) === asked);
  const inStock = sizes.findIndex((_, at) => product.soldOut?.includes(row * sizes.length + at) !== true);
  return row * sizes.length + (wanted >= 0 ? wanted : Math.max(0, inStock));
}

/** The index of the chosen colour, in stock in a chosen size if possible, preferably the card's own; -1 for none. */
function preferredColor(product: Colored, selection: Selection): number {
  const colors = chosen(selection, 'color');
  const sizes = chosen(selection, 'size');
  const own = ownColor(product);
  if (colors.length + sizes.length === 0) return own;
  const rows = sizesByColor(product);
  const places = [own, ...product.colors.keys()].filter((at) => at >= 0);
  const isChosen = (at: number): boolean =>
    colors.length === 0 || colors.includes(slugOf(product.colors[at] ?? ''));
  const isInStock = (at: number): boolean => {
    const row = rows[at] ?? [];
    if (sizes.length === 0) return row.length > 0;
    return row.some((size) => sizes.includes(slugOf(size)));
  };
  const asked = places.filter(isChosen);
  const fallback = colors.length === 0 ? own : (asked[0] ?? own);
  return asked.find(isInStock) ?? fallback;
}

/** The index of the colour on a product's card without filters; -1 where it is unknown. */
function ownColor({ color, colors }: Colored): number {
  if (color === undefined) return -1;
  const slug = slugOf(color);
  return colors.findIndex((each) => slugOf(each) === slug);
}

/** The chosen size; undefined for none or several. */
function preferredSize(selection: Selection): string | undefined {
  const [size, otherSize] = chosen(selection, 'size');
  return otherSize === undefined ? size : undefined;
}
