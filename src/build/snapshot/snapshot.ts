/** The snapshot of the services for a build: taken once, shared by every page. */

import { getCollection } from 'astro:content';
import type { Product } from '#features/product/rules/product.ts';
import { type ReviewSummary, summaryOf } from '#features/product/rules/reviews.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { findMenuItem } from '#shared/menu/menu.ts';
import { buildContext } from '../context.ts';
import { collectSnapshot, type Snapshot, withFreshFrame } from './collect.ts';
import { digestOf } from './digest.ts';
import { readSnapshotHandoff } from './recorded/snapshot-handoff.ts';
import { environmentSource, type SnapshotSource } from './source.ts';

/** The lifetime of a snapshot in `astro dev`, in ms. */
const DEV_LIFETIME_MS = 5 * 60_000;
/** The lifetime of menu and parameters in ms; all parts of one page request them at once. */
const DEV_FRAME_LIFETIME_MS = 1000;

type Kept = { readonly taken: Promise<Snapshot>; readonly at: number; readonly framedAt: number };
/** Global, so that a reload of this module in `astro dev` does not fetch everything again. */
declare global {
  var cachedSnapshot: Kept | undefined;
}

const configuredSource = (): SnapshotSource => environmentSource(shopConfiguration.apiUrl);

/** The snapshot of this build. Rejects with `SnapshotError` if it fails; in `astro dev` the next page tries again. */
export function loadSnapshot(): Promise<Snapshot> {
  const kept = globalThis.cachedSnapshot;
  if (!kept) return keep(collected(), Date.now());
  if (!import.meta.env.DEV || Date.now() - kept.framedAt < DEV_FRAME_LIFETIME_MS) return kept.taken;
  if (Date.now() - kept.at > DEV_LIFETIME_MS) return keep(collected(), Date.now());
  const framed = kept.taken.then((snapshot) => withFreshFrame(snapshot, configuredSource()));
  return keep(framed, kept.at);
}

/** The services' answers with the editors' additions to articles. */
async function collected(): Promise<Snapshot> {
  const context = buildContext();
  const taken = context ? readSnapshotHandoff(context.snapshot) : await collectSnapshot(configuredSource());
  return withReviews(taken, await reviewSummaries());
}

function keep(taken: Promise<Snapshot>, at: number): Promise<Snapshot> {
  globalThis.cachedSnapshot = { taken, at, framedAt: Date.now() };
  if (import.meta.env.DEV) taken.catch(forget);
  return taken;
}

function forget(): void {
  globalThis.cachedSnapshot = undefined;
}

/** The articles below a menu entry by its link slug, in the order of the catalogue; empty for an unknown slug. */
export function productsOfCategory(
  { menu, products }: Pick<Snapshot, 'menu' | 'products'>,
  slug: string,
): readonly Product[] {
  const item = findMenuItem(menu, slug);
  if (!item) return [];
  return products.filter(({ levels }) => item.ids.every((id, depth) => id === 0 || levels[depth] === id));
}

/** The reviews of `src/content/reviews/` by sku; stops the build if two files name the same article. */
async function reviewSummaries(): Promise<ReadonlyMap<string, ReviewSummary>> {
  const summaries = new Map<string, ReviewSummary>();
  for (const { id, data } of await getCollection('reviews')) {
    if (summaries.has(data.sku))
      throw new Error(`src/content/reviews/${id}.json: another file has the reviews of ${data.sku}`);
    const summary = summaryOf(data.reviews);
    if (summary) summaries.set(data.sku, summary);
  }
  return summaries;
}

type Rated = { readonly sku: string; readonly rating: number; readonly reviews?: number };

/** The snapshot in which reviewed articles have the mean and the number of their reviews in place of the service's rating. */
export function withReviews(snapshot: Snapshot, summaries: ReadonlyMap<string, ReviewSummary>): Snapshot {
  if (summaries.size === 0) return snapshot;
  const reviewed = <T extends Rated>(article: T): T => {
    const summary = summaries.get(article.sku);
    return summary ? { ...article, rating: summary.rating, reviews: summary.count } : article;
  };
  const { details } = snapshot;
  return {
    ...snapshot,
    details: {
      keys: details.keys,
      get size() {
        return details.size;
      },
      get: (sku) => {
        const detail = details.get(sku);
        return detail && reviewed(detail);
      },
      digest: (sku) => digestOf([details.digest(sku), summaries.get(sku)]),
    },
    products: snapshot.products.map(reviewed),
    newProducts: snapshot.newProducts.map(reviewed),
  };
}
