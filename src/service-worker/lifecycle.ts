/** What the worker does once: fetches what an offline shop needs, and cleans up after the workers before it. */
import { localePath, pagePath, splitLocale } from '#shared/i18n/paths.ts';
import { isCacheable } from './answers.ts';
import { ASSETS, dropOldCaches, findCached, keep, offlineCache, PAGES } from './cached.ts';
import { fitsPath, mediaTypeOf } from './media.ts';
import { isOldAssetCache, keepOldAssets } from './old-assets.ts';
import { routeOf } from './routes.ts';
import type { WorkerPlan, WorkerScope } from './worker-scope.ts';

/** Somebody may be waiting for something on the same line. */
const BEHIND = { priority: 'low' } as const;

async function fetchAsset(path: string): Promise<void> {
  if (await findCached(ASSETS, path)) return;
  const answer = await fetch(path, BEHIND);
  if (isCacheable(ASSETS, path, answer)) await keep(ASSETS, path, answer);
}

/** Fetches assets one after the other; one that fails is fetched when a page asks for it. */
async function fetchAssets(paths: readonly string[]): Promise<void> {
  for (const path of paths) await fetchAsset(path).catch(() => undefined);
}

/** Addresses to keep from the start: of the open tabs, loaded without the worker, and of the cart in their languages. */
async function firstPages(scope: WorkerScope, plan: WorkerPlan): Promise<ReadonlySet<string>> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { origin } = scope.location;
  const keys = tabs.flatMap(({ url }) => {
    const route = routeOf({ method: 'GET', url, mode: 'navigate', destination: 'document' }, origin, plan);
    const { locale } = splitLocale(new URL(url).pathname);
    return [...(route.kind === 'page' ? [route.key] : []), localePath(locale, pagePath.cart)];
  });
  return new Set(keys);
}

/** Keeps a page with the hashed files that its HTML names. */
async function cachePage(key: string, plan: WorkerPlan): Promise<void> {
  if (await findCached(PAGES, key)) return;
  const answer = await fetch(key, BEHIND);
  const assets = [...new Set((await answer.clone().text()).match(hashedAddresses(plan)) ?? [])];
  if (isCacheable(PAGES, key, answer)) await keep(PAGES, key, answer);
  await fetchAssets(assets);
}

/** Addresses of hashed files in a page's HTML. */
const hashedAddresses = ({ hashedFolder }: WorkerPlan): RegExp =>
  new RegExp(`${hashedFolder}[\\w.@-]+\\.(?:js|css|woff2)`, 'g');

/**
 * Keeps a file of the offline pages.
 * @throws Error where the host, or somebody before it, answers with something else
 */
async function cacheOfflinePages(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(new Request(path, { cache: 'no-cache', ...BEHIND }));
  const isIt = answer.ok && !answer.redirected && fitsPath(path, mediaTypeOf(answer));
  if (!isIt) throw new Error(`${path} is something else`);
  await cache.put(path, answer);
}

/**
 * The offline pages must come, or the browser tries again another time. The rest is best effort, and left out where the
 * shopper asked to save data.
 */
export async function install(scope: WorkerScope, plan: WorkerPlan): Promise<void> {
  const offline = await caches.open(offlineCache(plan.revision));
  for (const path of plan.files) await cacheOfflinePages(offline, path);
  if (!scope.navigator.connection?.saveData) {
    await fetchAssets(plan.assets);
    for (const key of await firstPages(scope, plan)) await cachePage(key, plan).catch(() => undefined);
  }
  await scope.skipWaiting();
}

/** Old caches go, and open tabs are served from here on: what they may still ask for waits, so no tab loses its own. */
export async function activate(scope: WorkerScope, plan: WorkerPlan): Promise<void> {
  await dropOldCaches(plan.revision, isOldAssetCache);
  await keepOldAssets(new Set(plan.release.map((name) => plan.hashedFolder + name)));
  await scope.clients.claim();
}
