/** What the files of `/datos` say of a list. */
import { inParts } from '#domain/catalogue/list-parts.ts';
import { type ListedProduct, listedProduct } from '#domain/catalogue/listed-product.ts';
import { flattenMenu } from '#domain/page/menu.ts';
import type { Product } from '#domain/product/product.ts';
import { productsOfBrand } from './brands.ts';
import type { Snapshot } from './collect.ts';
import { productsOfCategory } from './snapshot.ts';

type Details = Pick<Snapshot, 'details'>;

/** A list that fits into one file, or the beginning of a longer one and the number of its files. */
type ListFileContent =
  | readonly ListedProduct[]
  | { readonly products: readonly ListedProduct[]; readonly parts: number };

/** The products of one file. */
export function listRows({ details }: Details, products: readonly Product[]): readonly ListedProduct[] {
  return products.map((product) => listedProduct(product, details.get(product.sku)));
}

/** The file that everybody asks for who wants a list. */
export function listFileContent(snapshot: Details, products: readonly Product[]): ListFileContent {
  const [first = [], ...others] = inParts(products);
  const rows = listRows(snapshot, first);
  return others.length === 0 ? rows : { products: rows, parts: others.length + 1 };
}

/** A further file of a list: its place below `/datos/partes`, and what it holds. */
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
