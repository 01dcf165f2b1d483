/** The colours, sizes and prices of the products in the index, by which a search filters them. */

import { chosen, type Selection } from '#features/catalogue/rules/filter.ts';
import { bandOf } from '#features/catalogue/rules/price-band.ts';
import {
  type PackedPictures,
  readPackedPictures,
  unpackPictures,
} from '#features/product/rules/color-pictures.ts';
import { type ColorSized, sizesByColor, sizesInStock } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import { slugOf } from '#shared/text/slug.ts';

export type SuggestionTraits = {
  /** Link slug of the lowest category. */
  readonly place: string;
  /** Slugs of the colours, separated by spaces. */
  readonly colors: string;
  /** Slug of the colour of the picture and the price; '' if unknown. */
  readonly color: string;
  /** Slugs of the sizes in stock in each colour: `41 42|42`; of the product if it has no colours. */
  readonly sizes: string;
  readonly inColors?: PackedPictures | undefined;
};

/** The colours and sizes of a product for the index. */
export function packedTraits(product: ColorSized): Pick<SuggestionTraits, 'colors' | 'sizes'> {
  const rows = product.colors.length === 0 ? [sizesInStock(product)] : sizesByColor(product);
  return {
    colors: product.colors.map(slugOf).join(' '),
    sizes: rows.map((sizes) => sizes.map(slugOf).join(' ')).join('|'),
  };
}

/** An unchecked entry of the index. */
type Entry = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const slugs = (value: string): readonly string[] => value.split(' ').filter(Boolean);
const rowsOf = ({ sizes }: Entry): readonly (readonly string[])[] => text(sizes).split('|').map(slugs);

/** Whether one of the chosen colours is in stock in one of the chosen sizes. */
function isInStockAs(entry: Entry, selection: Selection): boolean {
  const preferredColors = chosen(selection, 'color');
  const preferredSizesOf = chosen(selection, 'size');
  const rows = rowsOf(entry);
  const isWanted = (row: readonly string[] = []): boolean =>
    preferredSizesOf.length === 0 || row.some((size) => preferredSizesOf.includes(size));
  if (preferredColors.length === 0) return rows.some(isWanted);
  return slugs(text(entry['colors'])).some(
    (color, at) => preferredColors.includes(color) && isWanted(rows[at]),
  );
}

/** Whether a product of the index matches the colours, sizes and prices of a selection. */
export function isInSelection(entry: Entry, selection: Selection): boolean {
  const bands = chosen(selection, 'price');
  const price = Number(entry['price']) || 0;
  return (
    (bands.length === 0 || bands.includes(bandOf({ price, discountedPrice: 0 }))) &&
    isInStockAs(entry, selection)
  );
}

/** The product of an entry for the choice of a colour and a picture; its names are slugs. */
export function coloredEntry(entry: Entry): ColorSized & Pick<Product, 'color' | 'colorPictures'> {
  const colors = slugs(text(entry['colors']));
  const rows = rowsOf(entry);
  const sizes = [...new Set(rows.flat())];
  const soldOut = rows.flatMap((row, at) =>
    sizes.flatMap((size, place) => (row.includes(size) ? [] : [at * sizes.length + place])),
  );
  const inColors = readPackedPictures(entry['inColors']);
  const pictures = inColors && unpackPictures(text(entry['image']), inColors);
  const color = text(entry['color']);
  return {
    colors,
    sizes,
    soldOut,
    ...(color !== '' && { color }),
    ...(pictures && { colorPictures: pictures }),
  };
}
