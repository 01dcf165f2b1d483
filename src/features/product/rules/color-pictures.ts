/** Packs the picture of a product in each of its colours. */

import { slugOf } from '#shared/text/slug.ts';
import type { Product, ProductDetail, Variant } from './product.ts';

/**
 * The pictures of a product's colours without the start and the end that all share with the product's first picture:
 * the lengths of start and end, then the part between for each colour, '' for one without a picture.
 */
export type PackedPictures = readonly [start: number, end: number, ...between: string[]];

const firstPicture = (variants: readonly Variant[], slug: string): string =>
  variants.find(({ color, images }) => slugOf(color) === slug && images.length > 0)?.images[0] ?? '';

/** The first picture of each colour of the product, '' where its detail has none. */
export function colorPictures(
  { colors }: Pick<Product, 'colors'>,
  detail: Pick<ProductDetail, 'variants'> | undefined,
): readonly string[] {
  return colors.map((color) => firstPicture(detail?.variants ?? [], slugOf(color)));
}

/** The number of equal characters of all texts, which `at` reads step by step; at most `limit`. */
function shared(texts: readonly string[], limit: number, at: (text: string, step: number) => string): number {
  const [first = ''] = texts;
  let length = 0;
  while (length < limit && texts.every((text) => at(text, length) === at(first, length))) length += 1;
  return length;
}

/** Packs the pictures that differ from the product's first one; undefined where there is nothing to choose between. */
export function packPictures(first: string, pictures: readonly string[]): PackedPictures | undefined {
  const known = pictures.filter((picture) => picture !== '');
  if (first === '' || new Set(known).size < 2) return undefined;
  const all = [first, ...known];
  // One character is left of each, because '' means none.
  const most = Math.min(...all.map(({ length }) => length)) - 1;
  const start = shared(all, most, (text, step) => text.charAt(step));
  const end = shared(all, most - start, (text, step) => text.charAt(text.length - 1 - step));
  return [start, end, ...pictures.map((picture) => picture.slice(start, picture.length - end))];
}

/** Reads packed pictures of a file or an index; undefined where the value is anything else. */
export function readPackedPictures(value: unknown): PackedPictures | undefined {
  if (!Array.isArray(value)) return undefined;
  const [start, end, ...between]: readonly unknown[] = value;
  const isLength = (length: unknown): length is number => Number.isSafeInteger(length) && Number(length) >= 0;
  if (!isLength(start) || !isLength(end)) return undefined;
  return between.every((part) => typeof part === 'string') ? [start, end, ...between] : undefined;
}

/** The pictures again, in the order of the colours. */
export function unpackPictures(first: string, [start, end, ...between]: PackedPictures): readonly string[] {
  const last = first.slice(first.length - end);
  return between.map((part) => (part === '' ? '' : first.slice(0, start) + part + last));
}
