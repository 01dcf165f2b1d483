/** The service worker of the shop: `sw.js` at the root, bundled by the publisher (decisions 15, 16, 17). */
import {
  answerAsset,
  answerData,
  answerOffline,
  answerPage,
  answerPicture,
  type Exchange,
} from './answers.ts';
import { activate, install } from './lifecycle.ts';
import type { WorkerPlan } from './plan.ts';
import { type Route, routeOf } from './routes.ts';
import type { AskingEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
declare const __WORKER_PLAN__: WorkerPlan;

const plan = __WORKER_PLAN__;

/** The answer to a route, or undefined where the browser goes on by itself. */
function answer(route: Route, exchange: Exchange): Promise<Response> | undefined {
  if (route.kind === 'page') return answerPage(route, plan.revision, exchange);
  if (route.kind === 'asset') return answerAsset(route.key, exchange);
  if (route.kind === 'data') return answerData(route.key, exchange);
  if (route.kind === 'picture') return answerPicture(route.key, plan.revision, exchange);
  const isStandIn = route.kind === 'connected-page' && !self.navigator.onLine;
  return isStandIn ? answerOffline(route.offline, plan.revision) : undefined;
}

/** The request as it came. No navigation preload: it would send a payment's return twice. */
const exchangeOf = (event: AskingEvent): Exchange => ({
  network: () => fetch(event.request),
  anew: () => fetch(new Request(event.request, { cache: 'reload' })),
  later: (work) => event.waitUntil(work),
});

self.addEventListener('install', (event) => event.waitUntil(install(self, plan)));
self.addEventListener('activate', (event) => event.waitUntil(activate(self, plan)));
self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin, plan);
  const answered = answer(route, exchangeOf(event));
  if (answered) event.respondWith(answered);
});
