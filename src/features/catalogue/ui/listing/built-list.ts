/** The filters of a list as its page was built with them. */
import type { Facets, FacetValue } from '#features/catalogue/rules/facets.ts';
import type { FilterGroup } from '#features/catalogue/rules/filter.ts';
import type { FacetCounts } from '#features/catalogue/rules/filter-index.ts';
import { type SizeKind, sizeKind } from '#features/product/rules/size-preference.ts';
import { slugOf } from '#shared/text/slug.ts';

/**
 * A value in the page: slug (see `shortSlugs`), name, count, and the colour's hex, the category's depth or, where a size's name does not
 * say it, whose size it is: 1 for clothes', 2 for clothes' and shoes'; 4 more for children's alone.
 */
type WholeValue = readonly [slug: string, name: string, count: number, extra?: string | number];
type NamedValue = readonly [name: string, count: number, extra?: string | number];
/** The same as short as it can be: without the slug where the name says it. */
export type BuiltValue = WholeValue | NamedValue;
export type BuiltFacets = Readonly<Record<FilterGroup, readonly BuiltValue[]>>;

const isWhole = (value: BuiltValue): value is WholeValue => typeof value[1] === 'string';

/** Before what a category's slug adds to that of the category above it. */
const BELOW = '*';

/** Slugs as they are built: '' where the name says it, and of a category below another only what it adds. */
export function shortSlugs(values: readonly Pick<FacetValue, 'slug' | 'name'>[]): readonly string[] {
  let above = '';
  return values.map(({ slug, name }) => {
    if (above !== '' && slug.startsWith(`${above}/`)) return BELOW + slug.slice(above.length);
    above = slug;
    return slug === slugOf(name) ? '' : slug;
  });
}

/** The values with their whole slugs again. */
function withSlugs(built: readonly BuiltValue[]): readonly WholeValue[] {
  let above = '';
  return built.map((value) => {
    const [short, name, ...rest]: WholeValue = isWhole(value) ? value : ['', ...value];
    if (short.startsWith(BELOW)) return [above + short.slice(BELOW.length), name, ...rest];
    above = short || slugOf(name);
    return [above, name, ...rest];
  });
}

function facetValue([slug, name, , extra]: WholeValue): FacetValue {
  if (typeof extra === 'string') return { slug, name, hex: extra };
  return extra === undefined ? { slug, name } : { slug, name, depth: extra };
}

const PRINTED_KINDS: Readonly<Record<number, readonly SizeKind[]>> = {
  1: ['clothes'],
  2: ['clothes', 'shoes'],
};

const CHILDREN = 4;

function kindsNumber({ name, kinds = [] }: FacetValue): number {
  if (sizeKind(name) === 'clothes' || !kinds.includes('clothes')) return 0;
  return kinds.includes('shoes') ? 2 : 1;
}

/** How the kinds of a size are built: not at all where its name alone says the same. */
export function builtKinds(value: FacetValue): readonly [] | readonly [number] {
  const built = kindsNumber(value) + (value.isChildren ? CHILDREN : 0);
  return built === 0 ? [] : [built];
}

function sizeValue([slug, name, , extra = 0]: WholeValue): FacetValue {
  const kinds = PRINTED_KINDS[Number(extra) % CHILDREN] ?? [sizeKind(name)];
  return { slug, name, kinds, ...(Number(extra) >= CHILDREN && { isChildren: true }) };
}

/** The built values in the domain's shape. */
export function facetsFrom(built: BuiltFacets): Facets {
  return {
    category: withSlugs(built.category).map(facetValue),
    price: withSlugs(built.price).map(facetValue),
    tag: withSlugs(built.tag).map(facetValue),
    brand: withSlugs(built.brand).map(facetValue),
    color: withSlugs(built.color).map(facetValue),
    size: withSlugs(built.size).map(sizeValue),
  };
}

/** The built counts, with nothing chosen. */
export function countsFrom(built: BuiltFacets): FacetCounts {
  const counts = (group: FilterGroup): ReadonlyMap<string, number> =>
    new Map(withSlugs(built[group]).map(([slug, , count]) => [slug, count]));
  return {
    category: counts('category'),
    price: counts('price'),
    tag: counts('tag'),
    brand: counts('brand'),
    color: counts('color'),
    size: counts('size'),
  };
}
