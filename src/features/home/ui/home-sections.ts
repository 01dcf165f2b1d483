/**
 * What the home page shows of the catalogue, chosen by fixed rules so that a rebuild changes it with the shop. No
 * picture is shown twice as long as the catalogue has others; a small catalogue repeats pictures rather than leave
 * places empty.
 */

import type { Product } from '#features/product/rules/product.ts';
import type { Menu, MenuItem } from '#shared/menu/menu.ts';
import { discountPercent, hasDiscount } from '#shared/money/price.ts';

/** A category with a picture: that of its first product that has one. */
export type CategoryTile = { readonly item: MenuItem; readonly image: string };

/** The products and categories of the home page, section by section. */
export type HomeSections = {
  /** Missing only where no product has a picture. */
  readonly hero: Product | undefined;
  /** Of another kind than the hero, on the other side of its text; only one whose picture is shown nowhere else. */
  readonly beside: Product | undefined;
  readonly arrivals: readonly Product[];
  readonly offers: readonly Product[];
  readonly tiles: readonly CategoryTile[];
};

/** What the home page chooses from. `newProducts` in the order of the service. */
export type HomeCatalogue = {
  readonly menu: Menu;
  readonly products: readonly Product[];
  readonly newProducts: readonly Product[];
};

/** Pictures that are on the page already; each choice adds its own. */
type Taken = Set<string>;

const pictureOf = ({ images }: Product): string => images[0] ?? '';
const hasPicture = (product: Product): boolean => pictureOf(product) !== '';

/** The first product of each key, and the others, both in their order. */
function firstOfEach(products: readonly Product[], keyOf: (product: Product) => string) {
  const firsts = new Map(products.toReversed().map((product) => [keyOf(product), product]));
  const isFirst = (product: Product): boolean => firsts.get(keyOf(product)) === product;
  return {
    distinct: products.filter(isFirst),
    others: products.filter((product) => !isFirst(product)),
  };
}

/** At most `limit` of the products in their order: new pictures before repeated ones, and one of each kind before a second. */
function choose(products: readonly Product[], limit: number, taken: Taken): readonly Product[] {
  const isFresh = (product: Product): boolean => !taken.has(pictureOf(product));
  const fresh = new Set(firstOfEach(products, pictureOf).distinct.filter(isFresh));
  const kinds = firstOfEach([...fresh], ({ levels }) => levels.join('/'));
  const repeated = products.filter((product) => !fresh.has(product));
  const best = new Set([...kinds.distinct, ...kinds.others, ...repeated].slice(0, limit));
  const chosen = products.filter((product) => best.has(product));
  for (const product of chosen) taken.add(pictureOf(product));
  return chosen;
}

function isBelow(product: Product, item: MenuItem): boolean {
  return item.ids.every((id, depth) => id === 0 || product.levels[depth] === id);
}

/** The top categories of the menu that have something to show, at most `limit`; no picture twice, if it can be helped. */
export function categoryTiles(
  { menu, products }: Pick<HomeCatalogue, 'menu' | 'products'>,
  limit: number,
  taken: Taken = new Set(),
): readonly CategoryTile[] {
  return menu
    .flatMap((item): CategoryTile[] => {
      const own = products.filter((product) => hasPicture(product) && isBelow(product, item));
      const [product] = choose(own, 1, taken);
      return product ? [{ item, image: pictureOf(product) }] : [];
    })
    .slice(0, limit);
}

/** Products that can be bought now at a discount, the greatest first. */
function byDiscount(products: readonly Product[]): readonly Product[] {
  return products
    .filter((product) => hasDiscount(product) && product.stock > 0 && hasPicture(product))
    .toSorted((one, other) => discountPercent(other) - discountPercent(one));
}

/** The newest product, unless the row of arrivals needs it; then the first of the others, rather one that is no offer. */
function heroOf(
  products: readonly Product[],
  arrivals: readonly Product[],
  row: number,
): Product | undefined {
  if (arrivals.length > row) return arrivals[0];
  const shown = new Set(arrivals.map(pictureOf));
  const pictured = products.filter(hasPicture);
  const others = pictured.filter((product) => !shown.has(pictureOf(product)));
  return others.find((product) => !hasDiscount(product)) ?? others[0] ?? arrivals[0] ?? pictured[0];
}

/** The first that can be bought, of another part of the shop than the hero. */
function secondPictureOf(
  products: readonly Product[],
  hero: Product | undefined,
  taken: Taken,
): Product | undefined {
  const isOther = (product: Product): boolean =>
    hasPicture(product) && product.stock > 0 && product.levels[1] !== hero?.levels[1];
  return products.find((product) => isOther(product) && !taken.has(pictureOf(product)));
}

/** The sections of the home page; `row`: the most products or categories of one. */
export function homeSections(catalogue: HomeCatalogue, row: number): HomeSections {
  const arrived = catalogue.newProducts.filter(hasPicture);
  const hero = heroOf(catalogue.products, arrived, row);
  const taken: Taken = new Set(hero && [pictureOf(hero)]);
  const arrivals = choose(arrived, row, taken);
  const offers = choose(byDiscount(catalogue.products), row, taken);
  const tiles = categoryTiles(catalogue, row, taken);
  return { hero, arrivals, offers, tiles, beside: secondPictureOf(catalogue.products, hero, taken) };
}
