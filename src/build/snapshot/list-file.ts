/** The list files of `/datos`. */

import { inParts, listedProduct } from '#features/catalogue/rules/list-file.ts';
import type { Product } from '#features/product/rules/product.ts';
import { toColumns } from '#shared/codec/columns.ts';
import { flattenMenu } from '#shared/menu/menu.ts';
import { productsOfBrand } from './brands.ts';
import type { Snapshot } from './collect.ts';
import { digestOfEach } from './digest.ts';
import { productsOfCategory } from './snapshot.ts';

type WithColors = Pick<Snapshot, 'inColors'>;

/** A digest of the file of these products. */
export function rowsDigest({ inColors }: WithColors, products: readonly Product[]): string {
  return digestOfEach(products.flatMap((product) => [product, inColors.get(product.sku) ?? NO_PICTURES]));
}

const NO_PICTURES = {};

/**
 * A file of a list, as JSON.
 * @param parts the number of files of the list, stored in the first one
 */
export function listPartText({ inColors }: WithColors, products: readonly Product[], parts?: number): string {
  const rows = products.map((product) => listedProduct(product, inColors.get(product.sku)));
  return JSON.stringify({ columns: toColumns(rows), parts });
}

/** The first file of a list: all of it, or the beginning of a longer list. */
export function listFileText(snapshot: WithColors, products: readonly Product[]): string {
  const [first = [], ...others] = inParts(products);
  return listPartText(snapshot, first, others.length === 0 ? undefined : others.length + 1);
}

/** A further file of a list: its path below `/datos/partes`, and its products. */
type ListPart = { readonly part: string; readonly products: readonly Product[] };

/** The further files of all lists that are too long for one. */
export function listParts(snapshot: Snapshot): readonly ListPart[] {
  const lists: readonly (readonly [name: string, products: readonly Product[]])[] = [
    ['productos', snapshot.products],
    ...flattenMenu(snapshot.menu).map(
      ({ slug }) => [`productos/${slug}`, productsOfCategory(snapshot, slug)] as const,
    ),
    ...snapshot.brands.map(
      ({ slug }) => [`marca/${slug}`, productsOfBrand(snapshot.products, slug)] as const,
    ),
  ];
  return lists.flatMap(([name, all]) =>
    inParts(all).flatMap((products, at) => (at === 0 ? [] : { part: `${name}/${at + 1}`, products })),
  );
}
