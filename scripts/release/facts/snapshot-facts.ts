/** The facts of a snapshot. */
import type { Snapshot } from '../../../src/build/snapshot/collect.ts';
import type { Product, ProductDetail } from '../../../src/features/product/rules/product.ts';
import type { Menu } from '../../../src/shared/menu/menu.ts';
import { priceAfterDiscount } from '../../../src/shared/money/price.ts';
import type { SettingNote, SiteSettings } from '../../../src/shared/settings/site-settings.ts';
import { type ArticleFacts, digestOf, type Facts, type MenuEntry, type ServiceFacts } from './facts.ts';

/** The facts of a detail: a hundredth of its size. */
export interface DetailFacts {
  /** Cents of GTQ: the lowest price of its variants; null without variants. */
  readonly lowest: number | null;
  readonly soldOut: boolean;
  /** Digest of everything except its related articles and the quantity in stock. */
  readonly digest: string;
  /** SKUs of its related articles. */
  readonly related: readonly string[];
}

/** Computes the facts of a detail. Pages fetch quantities themselves (decision 101, News): only 0 makes a difference. */
export function detailFacts({ stock, variants, related, ...rest }: ProductDetail): DetailFacts {
  const shown = [rest, stock > 0, variants.map(({ stock: left, ...variant }) => [variant, left > 0])];
  return {
    lowest: variants.length === 0 ? null : Math.min(...variants.map(priceAfterDiscount)),
    soldOut: stock <= 0,
    digest: digestOf(shown),
    related: related.map(({ sku }) => sku),
  };
}

/** The levels of which an entry may select one; an entry selects all articles of a level that is 0. */
const SELECTIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) =>
  [0, 1, 2].map((depth) => (mask >> depth) % 2 === 1),
);

/** Number of articles by the level of a menu entry (see `productsOfCategory`). */
function articlesByLevel(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { levels } of products) {
    const keys = SELECTIONS.map((selected) =>
      levels.map((id, depth) => (selected[depth] ? id : 0)).join('/'),
    );
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The entries of a menu, parents before their children. */
export function menuEntries(
  menu: Menu,
  articles: ReadonlyMap<string, number>,
  under = '',
): readonly MenuEntry[] {
  return menu.flatMap(({ level, title, slug, items }) => [
    { level, under, title, slug, articles: articles.get(level) ?? 0 },
    ...menuEntries(items, articles, level),
  ]);
}

/** The key of a department or a municipality in the facts. */
export const placeKey = (kind: 'department' | 'municipality', id: number | string): string => `${kind} ${id}`;

const placeNames = ({ departments, municipalities }: Snapshot['places']): Facts['places'] =>
  Object.fromEntries([
    ...departments.map(({ id, name }) => [placeKey('department', id), name]),
    ...municipalities.map(({ id, name }) => [placeKey('municipality', id), name]),
  ]);

function articleFacts(
  product: Product,
  detail: DetailFacts | undefined,
  sold: ReadonlySet<string>,
): ArticleFacts {
  return {
    name: product.name,
    price: product.price,
    lowest: Math.min(priceAfterDiscount(product), detail?.lowest ?? Number.POSITIVE_INFINITY),
    soldOut: detail?.soldOut ?? product.stock <= 0,
    // Pages omit related articles that are not sold.
    digest: detail ? digestOf([detail.digest, detail.related.filter((sku) => sold.has(sku))]) : '',
  };
}

/** The settings, and the names of the parameters that cannot be read. */
function settingFacts(
  settings: SiteSettings,
  notes: readonly SettingNote[],
): Pick<Facts, 'settings' | 'unreadable'> {
  const unreadable = notes.filter(({ isRead }) => !isRead);
  return {
    settings: {
      ...settings,
      ...Object.fromEntries(unreadable.map(({ setting, value }) => [setting, value])),
    },
    unreadable: Object.fromEntries(unreadable.map(({ setting, parameter }) => [setting, parameter])),
  };
}

/**
 * Computes the facts of a snapshot.
 * @param factsOf returns the facts of a detail; by default they are computed from the snapshot's details
 */
export function snapshotFacts(
  snapshot: Snapshot,
  apiUrl: string,
  factsOf = (sku: string): DetailFacts | undefined => {
    const detail = snapshot.details.get(sku);
    return detail && detailFacts(detail);
  },
): ServiceFacts {
  const { menu, products, settings, settingNotes, places, options, newProducts, brands } = snapshot;
  const sold = new Set(products.map(({ sku }) => sku));
  // Categories are part of the menu.
  const { categories: _, ...filters } = options;
  return {
    apiUrl,
    menu: [...menuEntries(menu, articlesByLevel(products))],
    ...settingFacts(settings, settingNotes),
    articles: Object.fromEntries(
      products.map((product) => [product.sku, articleFacts(product, factsOf(product.sku), sold)]),
    ),
    tags: [...new Set(products.flatMap(({ tags }) => tags))].sort(),
    brands: brands.map(({ name }) => name),
    places: placeNames(places),
    lists: {
      places: digestOf(places),
      filters: digestOf(filters),
      arrivals: digestOf(newProducts.map(({ sku }) => sku)),
      order: digestOf(products.map(({ sku }) => sku)),
    },
  };
}
