/** The service worker of the shop: `sw.js` at the root, bundled by the publisher (decisions 15, 16, 17). */
import {
  answerAsset,
  answerData,
  answerOffline,
  answerPage,
  answerPicture,
  cacheLoadedPicture,
  type Exchange,
  isNetworkDown,
} from './answers.ts';
import { activate, install } from './lifecycle.ts';
import { prefetchedUrl, prefetchPage, takePrefetched } from './prefetched-page.ts';
import { type Route, routeOf } from './routes.ts';
import type { RequestEvent, WorkerPlan, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
declare const __WORKER_PLAN__: WorkerPlan;

const plan = __WORKER_PLAN__;

/** Answers a route; undefined if the browser handles the request itself. */
function answer(route: Route, exchange: Exchange): Promise<Response> | undefined {
  if (route.kind === 'page') {
    const network = async () => (await takePrefetched(route.key)) ?? exchange.network();
    return answerPage(route, plan.revision, { ...exchange, network });
  }
  if (route.kind === 'asset') return answerAsset(route.key, exchange);
  if (route.kind === 'data') return answerData(route.key, exchange);
  if (route.kind === 'picture') {
    if (isNetworkDown() || !self.navigator.onLine) return answerPicture(route.key, plan.revision, exchange);
    exchange.waitUntil(cacheLoadedPicture(route.key));
    return undefined;
  }
  const isOffline = route.kind === 'connected-page' && !self.navigator.onLine;
  return isOffline ? answerOffline(route.offline, plan.revision) : undefined;
}

/** Uses no navigation preload, which would send the return of a payment twice. */
const exchangeOf = (event: RequestEvent): Exchange => ({
  network: () => fetch(event.request),
  reload: () => fetch(new Request(event.request, { cache: 'reload' })),
  waitUntil: (work) => event.waitUntil(work),
});

/** Prefetches a page, for browsers without speculation rules. */
function prefetch(url: string): Promise<unknown> | undefined {
  const asked = { method: 'GET', url, mode: 'navigate', destination: 'document' };
  const route = routeOf(asked, self.location.origin, plan);
  return route.kind === 'page' ? prefetchPage(route.key, () => fetch(url, { priority: 'low' })) : undefined;
}

self.addEventListener('install', (event) => event.waitUntil(install(self, plan)));
self.addEventListener('activate', (event) => event.waitUntil(activate(self, plan)));
self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin, plan);
  const answered = answer(route, exchangeOf(event));
  if (answered) event.respondWith(answered);
});
self.addEventListener('message', (event) => {
  const url = prefetchedUrl(event.data);
  const work = url === undefined ? undefined : prefetch(url);
  if (work) event.waitUntil(work);
});
