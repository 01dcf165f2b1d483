/** Finds rows that repeat the name of an earlier row, which a build would otherwise silently drop or mix up. */
import { brandSlug } from '#features/product/rules/page-name.ts';
import type { BrandOption, Product, ProductDetail } from '#features/product/rules/product.ts';

/** Rows with the same name; the first one is used. */
export type Repeated = {
  /** `variant-sku`: an order cannot distinguish the variants; `variant`: they have one colour and size. */
  readonly kind: 'article' | 'variant-sku' | 'variant' | 'brand';
  /** The sku, the colour and size, or the address of the brand. */
  readonly name: string;
  /** Sku of the article that the variants belong to. */
  readonly of?: string;
  /** The identity of each row, in their order. */
  readonly rows: readonly string[];
};

type Named = { readonly name: string; readonly row: string };

/** The names of several rows. */
function repeatedIn(kind: Repeated['kind'], named: readonly Named[]): readonly Repeated[] {
  const groups = Map.groupBy(named, ({ name }) => name);
  return [...groups]
    .filter(([name, rows]) => name !== '' && rows.length > 1)
    .map(([name, rows]) => ({ kind, name, rows: rows.map(({ row }) => row) }));
}

/** Articles with the same sku, by their positions in the list of the service, from 1. */
export const repeatedArticles = (products: readonly Product[]): readonly Repeated[] =>
  repeatedIn(
    'article',
    products.map(({ sku, id, name }, at) => ({ name: sku, row: `${at + 1}: ${name} (IdArticulo ${id})` })),
  );

/** Variants of an article with the same sku, or with the same colour and size. */
export function repeatedVariants({ sku: of, variants }: ProductDetail): readonly Repeated[] {
  const placeOf = ({ color, size }: ProductDetail['variants'][number]): string =>
    [color, size].filter((part) => part !== '').join(', ');
  const found = [
    ...repeatedIn(
      'variant-sku',
      variants.map((variant) => ({ name: variant.sku, row: placeOf(variant) })),
    ),
    ...repeatedIn(
      'variant',
      variants.map((variant) => ({ name: placeOf(variant), row: variant.sku })),
    ),
  ];
  return found.map((repeated) => ({ ...repeated, of }));
}

/** Brands whose names produce the same address. */
export const repeatedBrands = (options: readonly BrandOption[]): readonly Repeated[] =>
  repeatedIn(
    'brand',
    options.map(({ id, name }) => ({ name: brandSlug(name) ?? '', row: `${name} (IdMarca ${id})` })),
  );
