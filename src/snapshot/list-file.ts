/** What the files of `/datos` say of a list. */
import { inParts } from '#domain/catalogue/list-parts.ts';
import { type ListedProduct, listedProduct } from '#domain/catalogue/listed-product.ts';
import { flattenMenu } from '#domain/page/menu.ts';
import type { Product } from '#domain/product/product.ts';
import { productsOfBrand } from './brands.ts';
import type { Snapshot } from './collect.ts';
import { digestOfEach } from './digest.ts';
import { productsOfCategory } from './snapshot.ts';

type WithColors = Pick<Snapshot, 'inColors'>;

const rowOf = (product: Product, { inColors }: WithColors): ListedProduct =>
  listedProduct(product, inColors.get(product.sku));

/** The products of one file. */
export function listRows(snapshot: WithColors, products: readonly Product[]): readonly ListedProduct[] {
  return products.map((product) => rowOf(product, snapshot));
}

/** A digest of what `listRows` answers. */
export function rowsDigest({ inColors }: WithColors, products: readonly Product[]): string {
  return digestOfEach(products.flatMap((product) => [product, inColors.get(product.sku) ?? NO_PICTURES]));
}

const NO_PICTURES = {};

/** Most characters that are kept of articles: those of some ten thousand. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** An article stands in several lists, as the same text. Of the texts that are not asked for, the older half goes when there are too many. */
let young = new WeakMap<Product, string>();
let old = new WeakMap<Product, string>();
let size = 0;

function keep(product: Product, text: string): void {
  if (size > MOST_CHARACTERS / 2) {
    old = young;
    young = new WeakMap();
    size = 0;
  }
  young.set(product, text);
  size += text.length;
}

function textOf(product: Product, snapshot: WithColors): string {
  const known = young.get(product);
  if (known !== undefined) return known;
  const text = old.get(product) ?? JSON.stringify(rowOf(product, snapshot));
  keep(product, text);
  return text;
}

/** The same as JSON. */
export function listRowsText(snapshot: WithColors, products: readonly Product[]): string {
  return `[${products.map((product) => textOf(product, snapshot)).join(',')}]`;
}

/**
 * The file that everybody asks for who wants a list, as JSON: a list that fits into one file, or the beginning of a longer one
 * and the number of its files (`{ products, parts }`).
 */
export function listFileText(snapshot: WithColors, products: readonly Product[]): string {
  const [first = [], ...others] = inParts(products);
  const rows = listRowsText(snapshot, first);
  return others.length === 0 ? rows : `{"products":${rows},"parts":${others.length + 1}}`;
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
