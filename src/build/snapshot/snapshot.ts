/** The snapshot of the services for a build: taken once, shared by every page. */

import type { Product } from '#features/product/rules/product.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { findMenuItem } from '#shared/menu/menu.ts';
import { buildContext } from '../context.ts';
import { collectSnapshot, type Snapshot, withFreshFrame } from './collect.ts';
import { readSnapshotHandoff } from './recorded/snapshot-handoff.ts';
import { reviewSummaries } from './review-files.ts';
import { withReviews } from './reviewed.ts';
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
