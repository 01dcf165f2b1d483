/** The values that a list can be filtered by: slugs with the words a shopper reads. */

import type { Product } from '#features/product/rules/product.ts';
import { compareSizes } from '#features/product/rules/size-order.ts';
import { isOfChildren, type SizeKind, sizeKinds } from '#features/product/rules/size-preference.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { type Columns, fromColumns, type Row, toColumns } from '#shared/codec/columns.ts';
import { slugOf } from '#shared/text/slug.ts';
import { type ByGroup, byGroup, categoryIndexOf, type Filterable, filterValues } from './filter.ts';
import { bandOf, PRICE_BANDS } from './price-band.ts';

export type FacetValue = {
  readonly slug: string;
  /** '' for a price band, which is named in the shopper's currency. */
  readonly name: string;
  /** '' for a colour without a known value. */
  readonly hex?: string;
  /** Indents a category below another. */
  readonly depth?: number;
  /** The kinds of article that have the size. */
  readonly kinds?: readonly SizeKind[];
  /** Whether only children's articles have the size. */
  readonly isChildren?: boolean;
};
export type Facets = ByGroup<readonly FacetValue[]>;
type CountedValue = FacetValue & { readonly count: number };
/** The values with the number of their products. */
export type CountedFacets = ByGroup<readonly CountedValue[]>;
/** The counted values in columns, as a list page has them. */
export type FacetColumns = ByGroup<Columns>;

/** The shop's names and order of values that products only mention. */
export type FacetNames = {
  /** In the order of the menu; `level` is `N1/N2/N3`. */
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly level: string }[];
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  /** From small to large. */
  readonly sizes: readonly string[];
};

export const NO_NAMES: FacetNames = { categories: [], colors: [], sizes: [] };

/** Levels of categories below the list's own one. */
const OFFERED_DEPTH = 2;

function categoriesOf(
  products: readonly Filterable[],
  names: FacetNames,
  scope: string,
): readonly FacetValue[] {
  const categories = categoryIndexOf(names.categories);
  const used = new Set(products.flatMap((product) => filterValues(product, 'category', categories)));
  const start = scope === '' ? '' : `${scope}/`;
  return names.categories.flatMap(({ slug, title }): FacetValue[] => {
    const depth = slug.slice(start.length).split('/').length;
    const isOffered = slug.startsWith(start) && depth <= OFFERED_DEPTH && used.has(slug);
    return isOffered ? [{ slug, name: title, depth: depth - 1 }] : [];
  });
}

/** The distinct values, by name, or in the order of `known` slugs where there is one. */
function valuesOf(names: readonly string[], known: readonly string[] = []): readonly FacetValue[] {
  // Thousands of products share a few dozen names; the last product decides the name of a slug.
  const distinct = [...new Set(names.toReversed())].toReversed();
  const bySlug = new Map(distinct.filter((name) => name !== '').map((name) => [slugOf(name), name]));
  const place = new Map(known.map((slug, index) => [slug, index]));
  const rank = (slug: string): number => place.get(slug) ?? known.length;
  return [...bySlug]
    .map(([slug, name]) => ({ slug, name }))
    .sort(
      (one, other) =>
        rank(one.slug) - rank(other.slug) || one.name.localeCompare(other.name, 'es', { numeric: true }),
    );
}

/** The bands with products, from the lowest. */
function bandsOf(products: readonly Filterable[]): readonly FacetValue[] {
  const used = new Set(products.map(bandOf));
  return PRICE_BANDS.filter(({ slug }) => used.has(slug)).map(({ slug }) => ({ slug, name: '' }));
}

type Sized = Filterable & Pick<Product, 'name'>;

/** The sizes from small to large, with the kinds of article that have them. */
function sizesOf(products: readonly Sized[], names: FacetNames): readonly FacetValue[] {
  const categories = categoryIndexOf(names.categories);
  const areChildrens = memoize((slugs: readonly string[]) => slugs.some(isOfChildren));
  const kinds = new Map<string, Set<SizeKind>>();
  const slugs = new Map<string, string>();
  const ofOthers = new Set<string>();
  for (const { name, levels, sizes } of products) {
    const product = { name, categories: categories(levels) };
    const isChildren = areChildrens(product.categories);
    const kindOf = sizeKinds(product);
    for (const size of sizes) {
      const slug = slugs.get(size) ?? slugOf(size);
      slugs.set(size, slug);
      kinds.set(slug, (kinds.get(slug) ?? new Set()).add(kindOf(size)));
      if (!isChildren) ofOthers.add(slug);
    }
  }
  const values = valuesOf(
    products.flatMap(({ sizes }) => sizes),
    names.sizes.map(slugOf),
  ).toSorted((one, other) => compareSizes(one.name, other.name));
  return values.map((value) => ({
    ...value,
    kinds: [...(kinds.get(value.slug) ?? [])],
    ...(!ofOthers.has(value.slug) && { isChildren: true }),
  }));
}

/**
 * All values that a list can be filtered by.
 * @param scope link slug of the list's category, '' for none
 */
export function facetsOf(products: readonly Sized[], names: FacetNames, scope = ''): Facets {
  const hexes = new Map(names.colors.map(({ name, hex }) => [slugOf(name), hex]));
  const colors = valuesOf(products.flatMap(({ colors: own }) => own));
  return {
    category: categoriesOf(products, names, scope),
    price: bandsOf(products),
    tag: valuesOf(products.flatMap(({ tags }) => tags)),
    brand: valuesOf(products.map(({ brand }) => brand)),
    color: colors.map((value) => ({ ...value, hex: hexes.get(value.slug) ?? '' })),
    size: sizesOf(products, names),
  };
}

export const toFacetColumns = (facets: CountedFacets): FacetColumns =>
  byGroup((group) => toColumns(facets[group]));

/** Restores the values of a page. */
export const fromFacetColumns = (columns: FacetColumns): CountedFacets =>
  byGroup((group) => fromColumns(columns[group]).map(countedValue));

const KINDS: readonly SizeKind[] = ['shoes', 'clothes'];

function countedValue({ slug, name, count, hex, depth, kinds, isChildren }: Row): CountedValue {
  return {
    slug: String(slug),
    name: String(name),
    count: Number(count),
    ...(typeof hex === 'string' && { hex }),
    ...(typeof depth === 'number' && { depth }),
    ...(Array.isArray(kinds) && { kinds: KINDS.filter((kind) => kinds.includes(kind)) }),
    ...(isChildren === true && { isChildren }),
  };
}
