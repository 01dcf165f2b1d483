/** How the worker answers pages, the build's data files, hashed assets and pictures. */
import {
  ASSETS,
  DATA,
  findCached,
  forget,
  isOfKind,
  keep,
  offlineShelf,
  PAGES,
  PICTURES,
  type Shelf,
} from './cached.ts';
import { findLeftBehind } from './left-behind.ts';
import { fitsPath } from './media.ts';

/** Asks the network, and gives work to finish after the answer has gone out. */
export interface Exchange {
  readonly network: () => Promise<Response>;
  /** The same past the browser's own cache. */
  readonly anew: () => Promise<Response>;
  readonly later: (work: Promise<unknown>) => void;
}

/** What does not answer within this time is shown as it was, if it was seen before. */
export const PATIENCE_MS = 4000;

/** Whether an answer may be kept: whole, from the shop itself, of its kind, and not forbidden by its own header. */
export function isKeepable(shelf: Pick<Shelf, 'fits'>, key: string, answer: Response): boolean {
  const { headers, redirected, status } = answer;
  return (
    status === 200 &&
    !redirected &&
    answer.type === 'basic' &&
    isOfKind(shelf, key, answer) &&
    !(headers.get('Cache-Control') ?? '').includes('no-store')
  );
}

/** Keeps an answer, or forgets what the shop no longer has. */
async function remember(shelf: Shelf, key: string, answer: Response): Promise<void> {
  if (isKeepable(shelf, key, answer)) await keep(shelf, key, answer);
  else if (answer.status === 404 || answer.status === 410) await forget(shelf, key);
}

const afterPatience = <T>(value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), PATIENCE_MS));

/** From the network; as it was when the network fails, answers with a fault of its own or takes too long. */
async function answerFresh(shelf: Shelf, key: string, { network, later }: Exchange): Promise<Response> {
  const asked = network();
  later(asked.then((answer) => remember(shelf, key, answer.clone())).catch(() => undefined));
  const kept = await findCached(shelf, key);
  if (!kept) return asked;
  try {
    const first = await Promise.race([asked, afterPatience(kept)]);
    return first.status >= 500 ? kept : first;
  } catch {
    return kept;
  }
}

/** A file of the offline pages of this build. */
function findOffline(path: string, revision: string): Promise<Response | undefined> {
  return findCached({ name: offlineShelf(revision), fits: fitsPath }, path);
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
  return answerFresh(DATA, key, exchange);
}

/**
 * A page in a file's place may lie in the browser's own cache for as long as the file would have: it is asked for once
 * more past that.
 */
async function askForAsset(key: string, { network, anew }: Exchange): Promise<Response> {
  const answer = await network();
  return answer.ok && !isOfKind(ASSETS, key, answer) ? anew().catch(() => answer) : answer;
}

/** A file whose name changes with its content: what is kept is right for ever. */
export async function answerAsset(key: string, exchange: Exchange): Promise<Response> {
  const kept = (await findCached(ASSETS, key)) ?? (await findLeftBehind(key));
  if (kept) return kept;
  const answer = await askForAsset(key, exchange);
  if (isKeepable(ASSETS, key, answer)) exchange.later(keep(ASSETS, key, answer.clone()));
  return answer;
}

/**
 * A picture: from the network, because one may change under its name; the browser's own cache keeps this quick. An
 * opaque answer of another origin is kept as well: nobody can see whether it is a fault, and the next one replaces it.
 */
export async function answerPicture(
  key: string,
  revision: string,
  { network, later }: Exchange,
): Promise<Response> {
  try {
    const answer = await network();
    const isGood = answer.ok || answer.type === 'opaque';
    if (isGood && isOfKind(PICTURES, key, answer)) later(keep(PICTURES, key, answer.clone()));
    return answer;
  } catch (error) {
    const kept = (await findCached(PICTURES, key)) ?? (await findOffline(new URL(key).pathname, revision));
    if (!kept) throw error;
    return kept;
  }
}
