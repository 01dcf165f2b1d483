/** How the worker answers pages, the build's data files, hashed assets and pictures. */
import {
  ASSETS,
  type CacheKind,
  DATA,
  findCached,
  forget,
  isOfKind,
  keep,
  offlineCache,
  PAGES,
  PICTURES,
} from './cached.ts';
import { fitsPath, mediaTypeOf } from './media.ts';
import { findOldAsset } from './old-assets.ts';

/** Asks the network, and gives work to finish after the answer has gone out. */
export interface Exchange {
  readonly network: () => Promise<Response>;
  /** The same past the browser's own cache. */
  readonly anew: () => Promise<Response>;
  readonly later: (work: Promise<unknown>) => void;
}

/** What does not answer within this time is shown as it was, if it was seen before. */
export const NETWORK_TIMEOUT_MS = 4000;

/** Whether an answer may be kept: whole, from the shop itself, of its kind, and not forbidden by its own header. */
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

/** Keeps an answer, or forgets what the shop no longer has. */
async function remember(kind: CacheKind, key: string, answer: Response): Promise<void> {
  if (isCacheable(kind, key, answer)) await keep(kind, key, answer);
  else if (answer.status === 404 || answer.status === 410) await forget(kind, key);
}

function afterPatience<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), NETWORK_TIMEOUT_MS));
}

let isNetworkGone = false;

/** Whether the last page or data file could not be had from the network. */
export const isNetworkDown = (): boolean => isNetworkGone;

/** From the network; the cached answer when the network fails, answers with a server error or takes too long. */
async function answerFresh(kind: CacheKind, key: string, { network, later }: Exchange): Promise<Response> {
  const asked = network();
  asked.then(
    () => {
      isNetworkGone = false;
    },
    () => {
      isNetworkGone = true;
    },
  );
  later(asked.then((answer) => remember(kind, key, answer.clone())).catch(() => undefined));
  const kept = await findCached(kind, key);
  if (!kept) return asked;
  try {
    const first = await Promise.race([asked, afterPatience(kept)]);
    return first.status >= 500 || first.type === 'error' ? kept : first;
  } catch {
    return kept;
  }
}

/** A file of the offline pages of this build. */
function findOffline(path: string, revision: string): Promise<Response | undefined> {
  return findCached({ name: offlineCache(revision), fits: fitsPath }, path);
}

/** The offline page of this build. */
export async function answerOffline(offline: string, revision: string): Promise<Response> {
  return (await findOffline(offline, revision)) ?? Response.error();
}

/**
 * A page, fresh or as it was seen; the offline page when it can be neither.
 * @param offline the offline page in the page's language
 */
export function answerPage(
  { key, offline }: { readonly key: string; readonly offline: string },
  revision: string,
  exchange: Exchange,
): Promise<Response> {
  return answerFresh(PAGES, key, exchange).catch(() => answerOffline(offline, revision));
}

/** A data file of the build, fresh or as it was. */
export function answerData(key: string, exchange: Exchange): Promise<Response> {
  return answerFresh(DATA, key, { ...exchange, network: () => askForFile(DATA, key, exchange) });
}

/**
 * Asks for a file. A page in its place may be in the browser's own cache for as long as the file would be: then the file is
 * asked for once more past that cache, and a page that comes even so is an error (decision 207, Pages instead of files).
 */
async function askForFile(kind: CacheKind, key: string, { network, anew }: Exchange): Promise<Response> {
  // Other types (speculation rules, a font without a type) go on to the browser, which judges them itself.
  const isWrong = (answer: Response): boolean =>
    answer.ok && mediaTypeOf(answer) === 'text/html' && !isOfKind(kind, key, answer);
  const answer = await network();
  if (!isWrong(answer)) return answer;
  const again = await anew();
  return isWrong(again) ? Response.error() : again;
}

/** A file whose name changes with its content: what is kept is right for ever. */
export async function answerAsset(key: string, exchange: Exchange): Promise<Response> {
  const kept = (await findCached(ASSETS, key)) ?? (await findOldAsset(key));
  if (kept) return kept;
  const answer = await askForFile(ASSETS, key, exchange);
  if (isCacheable(ASSETS, key, answer)) exchange.later(keep(ASSETS, key, answer.clone()));
  return answer;
}

/**
 * A picture where the network is gone: from the network if it is back, else as it was seen.
 * @throws what the network threw
 */
export async function answerPicture(key: string, revision: string, exchange: Exchange): Promise<Response> {
  try {
    return await askForFile(PICTURES, key, exchange);
  } catch (error) {
    const kept = (await findCached(PICTURES, key)) ?? (await findOffline(new URL(key).pathname, revision));
    if (!kept) throw error;
    return kept;
  }
}

/** When a picture is looked for in the browser's cache, in milliseconds after the page has asked for it. */
const PICTURE_LOOKS_MS = [500, 2500, 5000];

/**
 * Keeps a picture that the browser loads by itself, from its own cache and without a request. The worker does not answer
 * pictures while there is a network: Firefox reports each one of a page that is left as an unexpected error.
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
