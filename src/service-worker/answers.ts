/** How the worker answers pages, the build's data files, hashed assets and pictures. */
import {
  ASSETS,
  type CacheKind,
  DATA,
  findCached,
  findOldAsset,
  fitsPath,
  forget,
  isOfKind,
  keep,
  mediaTypeOf,
  offlineCache,
  PAGES,
  PICTURES,
} from './cached.ts';

export interface Exchange {
  readonly network: () => Promise<Response>;
  /** Bypasses the browser's HTTP cache. */
  readonly reload: () => Promise<Response>;
  /** Keeps the worker alive until some work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Time in ms after which a cached answer is used. */
export const NETWORK_TIMEOUT_MS = 4000;

/** Whether an answer may be cached: complete, from the shop itself, of its media type, without `no-store`. */
export function isCacheable(kind: Pick<CacheKind, 'fits'>, key: string, answer: Response): boolean {
  const { headers, redirected, status } = answer;
  return (
    status === 200 &&
    !redirected &&
    answer.type === 'basic' &&
    isOfKind(kind, key, answer) &&
    !(headers.get('Cache-Control') ?? '').includes('no-store')
  );
}

/** Caches an answer, or deletes a page or file that the shop no longer has. */
async function updateCache(kind: CacheKind, key: string, answer: Response): Promise<void> {
  if (isCacheable(kind, key, answer)) await keep(kind, key, answer);
  else if (answer.status === 404 || answer.status === 410) await forget(kind, key);
}

function afterTimeout<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), NETWORK_TIMEOUT_MS));
}

let isDown = false;

/** Whether the last request for a page or a data file failed. */
export const isNetworkDown = (): boolean => isDown;

/** Answers from the network; from the cache if that fails, answers with a server error or takes too long. */
async function answerFresh(kind: CacheKind, key: string, exchange: Exchange): Promise<Response> {
  const asked = exchange.network();
  asked.then(
    () => {
      isDown = false;
    },
    () => {
      isDown = true;
    },
  );
  exchange.waitUntil(asked.then((answer) => updateCache(kind, key, answer.clone())).catch(() => undefined));
  const kept = await findCached(kind, key);
  if (!kept) return asked;
  try {
    const first = await Promise.race([asked, afterTimeout(kept)]);
    return first.status >= 500 || first.type === 'error' ? kept : first;
  } catch {
    return kept;
  }
}

function findOffline(path: string, revision: string): Promise<Response | undefined> {
  return findCached({ name: offlineCache(revision), fits: fitsPath }, path);
}

export async function answerOffline(offline: string, revision: string): Promise<Response> {
  return (await findOffline(offline, revision)) ?? Response.error();
}

/**
 * Answers with a page from the network or the cache, else with the offline page.
 * @param offline path of the offline page in the page's language
 */
export function answerPage(
  { key, offline }: { readonly key: string; readonly offline: string },
  revision: string,
  exchange: Exchange,
): Promise<Response> {
  return answerFresh(PAGES, key, exchange).catch(() => answerOffline(offline, revision));
}

export function answerData(key: string, exchange: Exchange): Promise<Response> {
  return answerFresh(DATA, key, { ...exchange, network: () => fetchFile(DATA, key, exchange) });
}

/**
 * Fetches a file. If the answer is a page, fetches once more without the HTTP cache, which may be wrong; another page is
 * an error (decision 207, Pages instead of files).
 */
async function fetchFile(kind: CacheKind, key: string, { network, reload }: Exchange): Promise<Response> {
  // The browser itself checks other types (speculation rules, a font without a type).
  const isWrong = (answer: Response): boolean =>
    answer.ok && mediaTypeOf(answer) === 'text/html' && !isOfKind(kind, key, answer);
  const answer = await network();
  if (!isWrong(answer)) return answer;
  const again = await reload();
  return isWrong(again) ? Response.error() : again;
}

/** Answers with a hashed file, which never changes, from the cache or the network. */
export async function answerAsset(key: string, exchange: Exchange): Promise<Response> {
  const kept = (await findCached(ASSETS, key)) ?? (await findOldAsset(key));
  if (kept) return kept;
  const answer = await fetchFile(ASSETS, key, exchange);
  if (isCacheable(ASSETS, key, answer)) exchange.waitUntil(keep(ASSETS, key, answer.clone()));
  return answer;
}

/**
 * Answers with a picture while the network seems down: from the network if it is back, else from the cache.
 * @throws the network error
 */
export async function answerPicture(key: string, revision: string, exchange: Exchange): Promise<Response> {
  try {
    return await fetchFile(PICTURES, key, exchange);
  } catch (error) {
    const kept = (await findCached(PICTURES, key)) ?? (await findOffline(new URL(key).pathname, revision));
    if (!kept) throw error;
    return kept;
  }
}

/** Delays in ms before each lookup of a picture in the HTTP cache. */
const PICTURE_LOOKS_MS = [500, 2500, 5000];

/**
 * Caches a picture from the HTTP cache, without a request. The worker does not answer pictures while there is a network:
 * Firefox would report an error for each picture of a page that is left.
 */
export async function cacheLoadedPicture(key: string): Promise<void> {
  for (const wait of PICTURE_LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const answer = await fetch(key, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    if (answer?.ok) {
      if (isCacheable(PICTURES, key, answer)) await keep(PICTURES, key, answer);
      return;
    }
  }
}
