/**
 * Chooses products and categories for the home page by fixed rules. No picture appears twice as long as the catalogue has
 * others; a small catalogue repeats pictures.
 */

import type { Product } from '#features/product/rules/product.ts';
import type { Menu, MenuItem } from '#shared/menu/menu.ts';
import { discountPercent, hasDiscount } from '#shared/money/price.ts';

/** A category with the picture of its first product that has one. */
export type CategoryTile = { readonly item: MenuItem; readonly image: string };

/** The products and categories of each section. */
export type HomeSections = {
  /** Missing only if no product has a picture. */
  readonly hero: Product | undefined;
  /** For the other side of the hero's text: of another category, with a picture that appears nowhere else. */
  readonly beside: Product | undefined;
  readonly arrivals: readonly Product[];
  readonly offers: readonly Product[];
  readonly tiles: readonly CategoryTile[];
};

/** The source of the choice; `newProducts` in the order of the service. */
export type HomeCatalogue = {
  readonly menu: Menu;
  readonly products: readonly Product[];
  readonly newProducts: readonly Product[];
};

/** Pictures on the page; each choice adds its own. */
type UsedPictures = Set<string>;

const pictureOf = ({ images }: Product): string => images[0] ?? '';
const hasPicture = (product: Product): boolean => pictureOf(product) !== '';

/** The first product of each key, and the others, both in order. */
function firstOfEach(products: readonly Product[], keyOf: (product: Product) => string) {
  const firsts = new Map(products.toReversed().map((product) => [keyOf(product), product]));
  const isFirst = (product: Product): boolean => firsts.get(keyOf(product)) === product;
  return {
    distinct: products.filter(isFirst),
    others: products.filter((product) => !isFirst(product)),
  };
}

/** At most `limit` products in order, preferring unused pictures and different categories. */
function choose(products: readonly Product[], limit: number, used: UsedPictures): readonly Product[] {
  const isUnused = (product: Product): boolean => !used.has(pictureOf(product));
  const unused = new Set(firstOfEach(products, pictureOf).distinct.filter(isUnused));
  const kinds = firstOfEach([...unused], ({ levels }) => levels.join('/'));
  const repeated = products.filter((product) => !unused.has(product));
  const best = new Set([...kinds.distinct, ...kinds.others, ...repeated].slice(0, limit));
  const chosen = products.filter((product) => best.has(product));
  for (const product of chosen) used.add(pictureOf(product));
  return chosen;
}

function isBelow(product: Product, item: MenuItem): boolean {
  return item.ids.every((id, depth) => id === 0 || product.levels[depth] === id);
}

/** At most `limit` top categories with a product; pictures are repeated only if necessary. */
export function categoryTiles(
  { menu, products }: Pick<HomeCatalogue, 'menu' | 'products'>,
  limit: number,
  used: UsedPictures = new Set(),
): readonly CategoryTile[] {
  return menu
    .flatMap((item): CategoryTile[] => {
      const own = products.filter((product) => hasPicture(product) && isBelow(product, item));
      const [product] = choose(own, 1, used);
      return product ? [{ item, image: pictureOf(product) }] : [];
    })
    .slice(0, limit);
}

/** Discounted products in stock, the greatest discount first. */
function byDiscount(products: readonly Product[]): readonly Product[] {
  return products
    .filter((product) => hasDiscount(product) && product.stock > 0 && hasPicture(product))
    .toSorted((one, other) => discountPercent(other) - discountPercent(one));
}

/** The newest product, unless the row of arrivals needs it; otherwise another one, preferably without a discount. */
function heroOf(
  products: readonly Product[],
  arrivals: readonly Product[],
  row: number,
): Product | undefined {
  if (arrivals.length > row) return arrivals[0];
  const arrivalPictures = new Set(arrivals.map(pictureOf));
  const pictured = products.filter(hasPicture);
  const others = pictured.filter((product) => !arrivalPictures.has(pictureOf(product)));
  return others.find((product) => !hasDiscount(product)) ?? others[0] ?? arrivals[0] ?? pictured[0];
}

/** The first product in stock of another category than the hero's. */
function secondPictureOf(
  products: readonly Product[],
  hero: Product | undefined,
  used: UsedPictures,
): Product | undefined {
  const isOther = (product: Product): boolean =>
    hasPicture(product) && product.stock > 0 && product.levels[1] !== hero?.levels[1];
  return products.find((product) => isOther(product) && !used.has(pictureOf(product)));
}

/** The sections of the home page; `row` is the most products or categories of one. */
export function homeSections(catalogue: HomeCatalogue, row: number): HomeSections {
  const arrived = catalogue.newProducts.filter(hasPicture);
  const hero = heroOf(catalogue.products, arrived, row);
  const used: UsedPictures = new Set(hero && [pictureOf(hero)]);
  const arrivals = choose(arrived, row, used);
  const offers = choose(byDiscount(catalogue.products), row, used);
  const tiles = categoryTiles(catalogue, row, used);
  return { hero, arrivals, offers, tiles, beside: secondPictureOf(catalogue.products, hero, used) };
}
