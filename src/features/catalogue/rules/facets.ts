/** What a list can be narrowed by, as its filters name it: slugs with the words a shopper reads. */

import type { Product } from '#features/product/rules/product.ts';
import { compareSizes } from '#features/product/rules/size-order.ts';
import { isOfChildren, type SizeKind, sizeKinds } from '#features/product/rules/size-preference.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { slugOf } from '#shared/text/slug.ts';
import { type CategoryIndex, categoryIndexOf } from './category-index.ts';
import { type Filterable, type FilterGroup, filterValues } from './filter.ts';
import { bandOf, PRICE_BANDS } from './price-band.ts';

/**
 * A value of a group. `name` is '' for a price band, which is named in the shopper's currency; `hex` is '' where the colour's is not known; `depth` indents a category below another; `kinds` says
 * whether shoes or clothes of the list have the size, `isChildren` that only children's do.
 */
export type FacetValue = {
  readonly slug: string;
  readonly name: string;
  readonly hex?: string;
  readonly depth?: number;
  readonly kinds?: readonly SizeKind[];
  readonly isChildren?: boolean;
};
export type Facets = Readonly<Record<FilterGroup, readonly FacetValue[]>>;

/** The shop's own words and order for values that products only name. */
export type FacetNames = {
  /** In the order of the menu; `level` is `N1/N2/N3`. */
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly level: string }[];
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  /** From small to large. */
  readonly sizes: readonly string[];
};

export const NO_NAMES: FacetNames = { categories: [], colors: [], sizes: [] };

/** Levels of categories that are offered below the list's own one. */
const OFFERED_DEPTH = 2;

/** Looks categories up in the names instead of the whole menu. */
export function namedCategories(names: FacetNames): CategoryIndex {
  return categoryIndexOf(names.categories);
}

function categoriesOf(
  products: readonly Filterable[],
  names: FacetNames,
  scope: string,
): readonly FacetValue[] {
  const categories = namedCategories(names);
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
  // Thousands of products share some dozens of names; of those with one slug the last product's counts.
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

/** The sizes from small to large, each with who wears it. */
function sizesOf(products: readonly Sized[], names: FacetNames): readonly FacetValue[] {
  const categories = namedCategories(names);
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

/** Everything a list can be narrowed by; `scope` is the link slug of the category it is about, '' for none. */
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
