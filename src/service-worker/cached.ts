/**
 * The worker's caches. A new build keeps them: pages are always requested again, and hashed assets never change. A full
 * cache drops its oldest entries, and an entry of a wrong media type is never served.
 */

const IMAGE = /^image\//;

/** Media types by the ending of a name. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?(java|ecma)script$/,
  mjs: /^(text|application)\/(x-)?(java|ecma)script$/,
  css: /^text\/css$/,
  json: /^application\/json$/,
  woff2: /^(font\/|application\/(x-)?font|application\/octet-stream$)/,
  avif: IMAGE,
  gif: IMAGE,
  ico: IMAGE,
  jpeg: IMAGE,
  jpg: IMAGE,
  png: IMAGE,
  svg: IMAGE,
  webp: IMAGE,
};
const PAGE = /^text\/html$/;
const NO_PAGE = /^(?!text\/html$)./;

/** The media type of an answer without its parameters; '' without one. */
export function mediaTypeOf({ headers }: Response): string {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/**
 * Whether a file of a path may have a media type. A host, or a firewall, may answer a missing file with a page and status
 * 200, which must not be cached in its place. Unknown endings allow anything but a page.
 */
export function fitsPath(path: string, type: string): boolean {
  const [, ending] = /\.(\w+)$/.exec(path) ?? [];
  return (ending === undefined ? PAGE : (TYPES[ending] ?? NO_PAGE)).test(type);
}

/** A cache: the media types that it may hold under an address, and the maximum number of answers. */
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

/** The cache of one revision of the offline pages and their files. */
export const offlineCache = (revision: string): string => `tienda-offline-${revision}`;

const OWN = /^tienda-/;

/** Deletes the worker's caches of other versions, except old assets. */
export async function dropOldCaches(revision: string): Promise<void> {
  const current = [PAGES, DATA, ASSETS, PICTURES].map(({ name }) => name).concat(offlineCache(revision));
  const names = await caches.keys();
  const isOver = (name: string): boolean =>
    OWN.test(name) && !current.includes(name) && !isOldAssetCache(name);
  await Promise.all(names.filter(isOver).map((name) => caches.delete(name)));
}

/** Deletes the worker's caches of every version. */
export async function dropAllCaches(): Promise<void> {
  const own = (await caches.keys()).filter((name) => OWN.test(name));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Whether a cache may hold an answer under an address. */
export function isOfKind({ fits }: Pick<CacheKind, 'fits'>, key: string, answer: Response): boolean {
  return fits(new URL(key, 'https://any').pathname, mediaTypeOf(answer));
}

/** Finds an answer by its address, ignoring `Vary`; deletes one of a wrong media type. */
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

/** Stores an answer. On a full disk the pictures are deleted first, then the cache itself. */
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

/** Prefix of caches that keep old hashed files for two weeks, because open tabs may still request them. */
const OLD_PREFIX = 'tienda-left-';
const OLD_ASSETS_MS = 14 * 24 * 60 * 60 * 1000;

function isOldAssetCache(name: string): boolean {
  return name.startsWith(OLD_PREFIX) && Date.now() - Number(name.slice(OLD_PREFIX.length)) < OLD_ASSETS_MS;
}

/** Finds a file of an earlier release. */
export async function findOldAsset(key: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter(isOldAssetCache)) {
    const kept = await findCached({ name, fits: ASSETS.fits }, key);
    if (kept) return kept;
  }
  return undefined;
}

/** Moves files of earlier releases to a cache of old assets; drops those of a wrong type, or if the disk is full. */
export async function keepOldAssets(addresses: ReadonlySet<string>): Promise<void> {
  const assets = await caches.open(ASSETS.name);
  const left = (await assets.keys()).filter(({ url }) => !addresses.has(new URL(url).pathname));
  if (left.length === 0) return;
  const waiting = await caches.open(`${OLD_PREFIX}${Date.now()}`);
  for (const request of left) {
    const answer = await assets.match(request, { ignoreVary: true });
    if (answer && isOfKind(ASSETS, request.url, answer)) {
      await waiting.put(request, answer).catch(() => undefined);
    }
    await assets.delete(request, { ignoreVary: true });
  }
}
