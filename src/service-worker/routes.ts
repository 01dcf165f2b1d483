/**
 * Chooses how the worker answers a request, by its address. The worker ignores calls of services, methods other than GET,
 * payment pages, and pages with an unknown query, which may have payment fields (decision 17, Never cached).
 */
import {
  CATEGORY_PARAMETER,
  LIST_PARAMETERS,
  PARAMETERS_IN_BROWSER,
} from '#features/catalogue/rules/list-parameters.ts';
import { splitLocale } from '#shared/i18n/paths.ts';
import type { WorkerPlan } from './worker-scope.ts';

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** `navigate` for a page. */
  readonly mode: string;
  /** `image` for a picture, `video` for a video. */
  readonly destination: string;
}

/** `key` is the address in the cache. */
export type Route =
  | { readonly kind: 'page'; readonly key: string; readonly offline: string }
  /** A page that is never cached; the offline page replaces it while the browser reports no connection. */
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

/** Data files of the build; `version.json` must be up to date. */
const DATA_FILE = /^\/(?!version\.json$).+\.json$/;

/** The address of a page in the cache; undefined if its query may have private data. */
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
  // Browsers request videos in ranges, which no cache stores.
  if (asked.destination === 'video') return UNTOUCHED;
  if (asked.mode === 'navigate') return isOwn ? pageRoute(url, plan) : UNTOUCHED;
  if (isOwn && url.pathname.startsWith(plan.hashedFolder)) return { kind: 'asset', key: url.pathname };
  if (isOwn && DATA_FILE.test(url.pathname) && url.search === '') return { kind: 'data', key: url.pathname };
  // An opaque answer of another origin would count as megabytes of the quota.
  return isOwn && asked.destination === 'image' ? { kind: 'picture', key: url.href } : UNTOUCHED;
}
