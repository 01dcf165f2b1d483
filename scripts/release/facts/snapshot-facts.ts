/** The facts of a snapshot. */

import type { Snapshot } from '../../../src/build/snapshot/collect.ts';
import type { Product } from '../../../src/features/product/rules/product.ts';
import type { Menu } from '../../../src/shared/menu/menu.ts';
import { priceAfterDiscount } from '../../../src/shared/money/price.ts';
import type { SettingNote, SiteSettings } from '../../../src/shared/settings/site-settings.ts';
import { type DetailFacts, detailFacts } from './detail-facts.ts';
import { digestOf } from './digest.ts';
import type { ArticleFacts, Facts, MenuEntry } from './facts.ts';

/** Which of the three levels an entry asks for; one that is 0 takes every article (see `productsOfCategory`). */
const ASKED = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => [0, 1, 2].map((depth) => (mask >> depth) % 2 === 1));

/** How many articles an entry of a level leads to. */
function articlesByLevel(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { levels } of products) {
    const keys = ASKED.map((asked) => levels.map((id, depth) => (asked[depth] ? id : 0)).join('/'));
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The entries of a menu, each before those below it. */
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

/** The name of a department or a municipality in the facts. */
export const placeKey = (kind: 'department' | 'municipality', id: number | string): string => `${kind} ${id}`;

const placeNames = ({ departments, municipalities }: Snapshot['places']): Facts['places'] =>
  Object.fromEntries([
    ...departments.map(({ id, name }) => [placeKey('department', id), name]),
    ...municipalities.map(({ id, name }) => [placeKey('municipality', id), name]),
  ]);

/** Where what is known of details is looked up, and which articles there are. */
interface Known {
  readonly factsOf: (sku: string) => DetailFacts | undefined;
  readonly isSold: (sku: string) => boolean;
}

function articleFacts(product: Product, { factsOf, isSold }: Known): ArticleFacts {
  const detail = factsOf(product.sku);
  return {
    name: product.name,
    price: product.price,
    lowest: Math.min(priceAfterDiscount(product), detail?.lowest ?? Number.POSITIVE_INFINITY),
    soldOut: detail?.soldOut ?? product.stock <= 0,
    // What is related and not sold is not shown.
    digest: detail ? digestOf([detail.digest, detail.related.filter(isSold)]) : '',
  };
}

/** The settings, with the value as sent in place of the one that could not be read. */
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
 * What a snapshot is remembered by.
 * @param factsOf what is known of details; as they are in the snapshot without it
 */
export function snapshotFacts(
  snapshot: Snapshot,
  apiUrl: string,
  factsOf: Known['factsOf'] = (sku) => {
    const detail = snapshot.details.get(sku);
    return detail && detailFacts(detail);
  },
): Omit<Facts, 'files' | 'program'> {
  const { menu, products, settings, settingNotes, places, options, newProducts, brands } = snapshot;
  const sold = new Set(products.map(({ sku }) => sku));
  const known: Known = { factsOf, isSold: (sku) => sold.has(sku) };
  // Categories are part of the menu, and reported there.
  const { categories: _, ...filters } = options;
  return {
    apiUrl,
    menu: [...menuEntries(menu, articlesByLevel(products))],
    ...settingFacts(settings, settingNotes),
    articles: Object.fromEntries(products.map((product) => [product.sku, articleFacts(product, known)])),
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
