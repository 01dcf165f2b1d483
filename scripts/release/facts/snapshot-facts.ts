/** The facts of a snapshot. */
import { createHash } from 'node:crypto';
import { priceAfterDiscount } from '../../../src/domain/money/price.ts';
import type { Menu } from '../../../src/domain/page/menu.ts';
import type { Product, ProductDetail } from '../../../src/domain/product/product.ts';
import type { Snapshot } from '../../../src/snapshot/collect.ts';
import type { ArticleFacts, Facts, MenuEntry } from './facts.ts';

const SHORT = 16;

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, SHORT);

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

/** A detail without the numbers that pages look up live (decision 101, News): whether there is any stays. */
function withoutCounts(detail: ProductDetail): unknown {
  const { stock, variants, related, ...rest } = detail;
  return [
    rest,
    stock > 0,
    variants.map(({ stock: left, ...variant }) => [variant, left > 0]),
    related.map(({ sku }) => sku),
  ];
}

function articleFacts(product: Product, detail: ProductDetail | undefined): ArticleFacts {
  const sold = [product, ...(detail?.variants ?? [])].map(priceAfterDiscount);
  return {
    name: product.name,
    price: product.price,
    lowest: Math.min(...sold),
    soldOut: (detail ?? product).stock <= 0,
    digest: digestOf(detail && withoutCounts(detail)),
  };
}

/** What a snapshot is remembered by. */
export function snapshotFacts(
  snapshot: Snapshot,
  apiUrl: string,
): Pick<Facts, 'apiUrl' | 'menu' | 'settings' | 'articles' | 'lists'> {
  const { menu, products, details, settings, places, options, newProducts } = snapshot;
  // Categories are the menu's, and told there.
  const { categories: _, ...filters } = options;
  return {
    apiUrl,
    menu: [...menuEntries(menu, articlesByLevel(products))],
    settings: { ...settings },
    articles: Object.fromEntries(
      products.map((product) => [product.sku, articleFacts(product, details.get(product.sku))]),
    ),
    lists: {
      places: digestOf(places),
      filters: digestOf(filters),
      arrivals: digestOf(newProducts.map(({ sku }) => sku)),
      order: digestOf(products.map(({ sku }) => sku)),
    },
  };
}
