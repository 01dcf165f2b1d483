/**
 * What the worker does with a request, decided from its address alone. Whatever is not named here goes to the network
 * as if there were no worker: every call of a service, everything that is not a GET, the payment pages, and pages with
 * a query nobody here knows, which may hold a payment's fields (decision 17, Never cached).
 */
import {
  CATEGORY_PARAMETER,
  LIST_PARAMETERS,
  PARAMETERS_IN_BROWSER,
} from '#features/catalogue/rules/list-parameters.ts';
import { splitLocale } from '#shared/i18n/paths.ts';
import type { WorkerPlan } from './worker-scope.ts';

/** The facts of a request that a route depends on. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** `navigate` for a page. */
  readonly mode: string;
  /** `image` for a picture, `video` for a video. */
  readonly destination: string;
}

/** How a request is answered; `key` is the address its answer is kept under. */
export type Route =
  | { readonly kind: 'page'; readonly key: string; readonly offline: string }
  /** A page that is never cached: the offline page replaces it where the device knows that it is offline. */
  | { readonly kind: 'connected-page'; readonly offline: string }
  | { readonly kind: 'asset' | 'data' | 'picture'; readonly key: string }
  | { readonly kind: 'untouched' };

const UNTOUCHED: Route = { kind: 'untouched' };

/** Parameters that do not change a page's HTML: those of lists and products, the language, and campaigns. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...PARAMETERS_IN_BROWSER,
  LIST_PARAMETERS.page,
  'lng',
  'fbclid',
  'gclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
]);
/** The only parameter that chooses another file, on lists (contract, GET menu). */
const CATEGORY = CATEGORY_PARAMETER;

/** Files with products, words and sizes that the build wrote; not `version.json`, which is about now. */
const DATA_FILE = /^\/(?!version\.json$).+\.json$/;

/** The address a page is kept under, or undefined where its query may hold what is nobody else's business. */
export function pageKey(url: URL): string | undefined {
  const unknown = [...url.searchParams.keys()].some((name) => name !== CATEGORY && !HARMLESS.has(name));
  if (unknown) return undefined;
  const category = url.searchParams.get(CATEGORY);
  return category === null
    ? url.pathname
    : `${url.pathname}?${new URLSearchParams({ [CATEGORY]: category })}`;
}

/** The offline page in the language of an address. */
function offlinePage(path: string, { offlinePages }: WorkerPlan): string {
  const { locale } = splitLocale(path);
  return offlinePages[locale] ?? Object.values(offlinePages)[0] ?? '/';
}

function pageRoute(url: URL, plan: WorkerPlan): Route {
  const name = splitLocale(url.pathname)
    .path.slice(1)
    .replace(/(\.html|\/)$/, '');
  const offline = offlinePage(url.pathname, plan);
  if (plan.privatePages.some((page) => name === page || name.startsWith(`${page}/`)))
    return name.startsWith('checkout') && url.search === '' ? { kind: 'connected-page', offline } : UNTOUCHED;
  const key = pageKey(url);
  return key === undefined ? UNTOUCHED : { kind: 'page', key, offline };
}

/**
 * Chooses the route of a request.
 * @param origin of the shop
 */
export function routeOf(asked: Asked, origin: string, plan: WorkerPlan): Route {
  if (asked.method !== 'GET') return UNTOUCHED;
  const url = new URL(asked.url);
  const isOwn = url.origin === origin;
  // Asked for in ranges, which no cache keeps.
  if (asked.destination === 'video') return UNTOUCHED;
  if (asked.mode === 'navigate') return isOwn ? pageRoute(url, plan) : UNTOUCHED;
  if (isOwn && url.pathname.startsWith(plan.hashedFolder)) return { kind: 'asset', key: url.pathname };
  if (isOwn && DATA_FILE.test(url.pathname) && url.search === '') return { kind: 'data', key: url.pathname };
  // One of another origin would be an opaque answer, for which browsers count megabytes of the quota.
  return isOwn && asked.destination === 'image' ? { kind: 'picture', key: url.href } : UNTOUCHED;
}
