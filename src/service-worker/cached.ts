/**
 * The worker's caches. Their names hold the version of what is kept in them: pages are always asked for anew and hashed
 * assets never change, so a new build leaves them in place; what it does not name any more waits for the tabs of builds
 * before it (`old-assets.ts`). Each has a cap; the oldest entries make room. What is kept and not of the kind that its
 * address promises is never served.
 */
import { fitsPath, mediaTypeOf } from './media.ts';

/** A cache of a kind: which media types it may hold under an address, and how many answers at most. */
export interface CacheKind {
  readonly name: string;
  readonly fits: (path: string, type: string) => boolean;
  readonly capacity: number;
}

const isPage = (_path: string, type: string): boolean => type === 'text/html';
const isData = (_path: string, type: string): boolean => type === 'application/json';
const isImage = (_path: string, type: string): boolean => type.startsWith('image/');

export const PAGES: CacheKind = { name: 'tienda-pages-1', fits: isPage, capacity: 60 };
export const DATA: CacheKind = { name: 'tienda-data-1', fits: isData, capacity: 30 };
export const ASSETS: CacheKind = { name: 'tienda-assets-1', fits: fitsPath, capacity: 300 };
export const PICTURES: CacheKind = { name: 'tienda-pictures-1', fits: isImage, capacity: 120 };

/** The cache of one revision of the offline pages and what belongs to them. */
export const offlineCache = (revision: string): string => `tienda-offline-${revision}`;

const OWN = /^tienda-/;

/**
 * Deletes the worker's caches of other versions.
 * @param isOldAssetCache whether a cache holds what tabs of earlier builds may still ask for
 */
export async function dropOldCaches(
  revision: string,
  isOldAssetCache: (name: string) => boolean,
): Promise<void> {
  const current = [PAGES, DATA, ASSETS, PICTURES].map(({ name }) => name).concat(offlineCache(revision));
  const names = await caches.keys();
  const isOver = (name: string): boolean =>
    OWN.test(name) && !current.includes(name) && !isOldAssetCache(name);
  await Promise.all(names.filter(isOver).map((name) => caches.delete(name)));
}

/** Deletes all of the worker's caches, of every version. */
export async function dropAllCaches(): Promise<void> {
  const own = (await caches.keys()).filter((name) => OWN.test(name));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Whether an answer is of a kind that the cache holds under an address. */
export function isOfKind({ fits }: Pick<CacheKind, 'fits'>, key: string, answer: Response): boolean {
  return fits(new URL(key, 'https://any').pathname, mediaTypeOf(answer));
}

/** What is kept under an address, whatever its answer's `Vary` says; what is of another kind goes instead. */
export async function findCached(
  kind: Pick<CacheKind, 'name' | 'fits'>,
  key: string,
): Promise<Response | undefined> {
  const cache = await caches.open(kind.name);
  const kept = await cache.match(key, { ignoreVary: true });
  if (!kept || isOfKind(kind, key, kept)) return kept;
  await cache.delete(key, { ignoreVary: true });
  return undefined;
}

/** Forgets what is kept under an address. */
export async function forget({ name }: CacheKind, key: string): Promise<void> {
  await (await caches.open(name)).delete(key, { ignoreVary: true });
}

/** Stores an answer and deletes the oldest beyond the capacity. */
async function store(
  { name, capacity }: Pick<CacheKind, 'name' | 'capacity'>,
  key: string,
  answer: Response,
): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - capacity)).map((old) => cache.delete(old)));
}

/** Keeps an answer. On a full disk pictures are dropped first; the shop goes on without a copy if that is not enough. */
export async function keep(
  kind: Pick<CacheKind, 'name' | 'capacity'>,
  key: string,
  answer: Response,
): Promise<void> {
  const drop = (name: string): Promise<boolean> => caches.delete(name).catch(() => false);
  const copy = answer.clone();
  try {
    await store(kind, key, answer);
  } catch {
    await drop(PICTURES.name);
    if (kind.name !== PICTURES.name) await store(kind, key, copy).catch(() => drop(kind.name));
  }
}
