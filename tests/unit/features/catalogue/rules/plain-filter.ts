/** The plain rule of filtering, one product at a time: the reference for the index. */
import {
  chosen,
  FILTER_GROUPS,
  type Filterable,
  filterValues,
  type Selection,
} from '#features/catalogue/rules/filter.ts';
import { sizesByColor } from '#features/product/rules/color-sizes.ts';
import { slugOf } from '#shared/text/slug.ts';

/** Whether one of the chosen colours is available in one of the chosen sizes; true unless both are in use. */
function hasPair(product: Filterable, selection: Selection): boolean {
  const colors = chosen(selection, 'color');
  const sizes = chosen(selection, 'size');
  if (colors.length === 0 || sizes.length === 0) return true;
  const rows = sizesByColor(product).map((row) => row.map(slugOf));
  return product.colors.some(
    (color, at) => colors.includes(slugOf(color)) && rows[at]?.some((size) => sizes.includes(size)),
  );
}

/** Whether a product passes: each group in use has one of its values, colours and sizes as a pair. */
export function passesPlainly(product: Filterable, selection: Selection): boolean {
  const isFound = FILTER_GROUPS.every((group) => {
    const wanted = chosen(selection, group);
    return wanted.length === 0 || filterValues(product, group).some((value) => wanted.includes(value));
  });
  return isFound && hasPair(product, selection);
}
