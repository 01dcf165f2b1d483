/** Installation and activation: fetches the files of an offline shop, and deletes the caches of earlier workers. */
import { localePath, pagePath, splitLocale } from '#shared/i18n/paths.ts';
import { isCacheable } from './answers.ts';
import {
  ASSETS,
  dropOldCaches,
  findCached,
  fitsPath,
  keep,
  keepOldAssets,
  mediaTypeOf,
  offlineCache,
  PAGES,
} from './cached.ts';
import { routeOf } from './routes.ts';
import type { WorkerPlan, WorkerScope } from './worker-scope.ts';

const LOW_PRIORITY = { priority: 'low' } as const;

async function fetchAsset(path: string): Promise<void> {
  if (await findCached(ASSETS, path)) return;
  const answer = await fetch(path, LOW_PRIORITY);
  if (isCacheable(ASSETS, path, answer)) await keep(ASSETS, path, answer);
}

/** Fetches assets one after the other; one that fails is fetched when a page requests it. */
async function fetchAssets(paths: readonly string[]): Promise<void> {
  for (const path of paths) await fetchAsset(path).catch(() => undefined);
}

/** Pages to cache: those of the open tabs, which loaded without the worker, and the cart in their languages. */
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

/** Caches a page and the hashed files that its HTML names. */
async function cachePage(key: string, plan: WorkerPlan): Promise<void> {
  if (await findCached(PAGES, key)) return;
  const answer = await fetch(key, LOW_PRIORITY);
  const assets = [...new Set((await answer.clone().text()).match(hashedAddresses(plan)) ?? [])];
  if (isCacheable(PAGES, key, answer)) await keep(PAGES, key, answer);
  await fetchAssets(assets);
}

/** Addresses of hashed files in a page's HTML. */
const hashedAddresses = ({ hashedFolder }: WorkerPlan): RegExp =>
  new RegExp(`${hashedFolder}[\\w.@-]+\\.(?:js|css|woff2)`, 'g');

/** @throws Error if the host, or a server in front of it, answers with another kind of file */
async function cacheOfflineFile(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(new Request(path, { cache: 'no-cache', ...LOW_PRIORITY }));
  const isExpected = answer.ok && !answer.redirected && fitsPath(path, mediaTypeOf(answer));
  if (!isExpected) throw new Error(`unexpected answer for ${path}`);
  await cache.put(path, answer);
}

/** Caches the offline pages; if that fails, the browser retries later. Other files are optional, and omitted with Save-Data. */
export async function install(scope: WorkerScope, plan: WorkerPlan): Promise<void> {
  const offline = await caches.open(offlineCache(plan.revision));
  for (const path of plan.files) await cacheOfflineFile(offline, path);
  if (!scope.navigator.connection?.saveData) {
    await fetchAssets(plan.assets);
    for (const key of await firstPages(scope, plan)) await cachePage(key, plan).catch(() => undefined);
  }
  await scope.skipWaiting();
}

/** Deletes old caches, keeps hashed files that open tabs may still request, and takes control of these tabs. */
export async function activate(scope: WorkerScope, plan: WorkerPlan): Promise<void> {
  await dropOldCaches(plan.revision);
  await keepOldAssets(new Set(plan.release.map((name) => plan.hashedFolder + name)));
  await scope.clients.claim();
}
