/**
 * The worker's caches. Their names hold the version of what is kept in them: pages are always asked for anew and hashed
 * assets never change, so a new build leaves them in place, and an old tab still finds its scripts there. Each has a
 * cap; the oldest entries make room.
 */

/** A cache of a kind: the media type of what it holds, and how many answers at most. */
export interface Shelf {
  readonly name: string;
  readonly type: string;
  readonly capacity: number;
}

export const PAGES: Shelf = { name: 'tienda-pages-1', type: 'text/html', capacity: 60 };
export const DATA: Shelf = { name: 'tienda-data-1', type: 'application/json', capacity: 30 };
export const ASSETS: Shelf = { name: 'tienda-assets-1', type: '', capacity: 300 };
export const PICTURES: Shelf = { name: 'tienda-pictures-1', type: 'image/', capacity: 120 };

/** The cache of one revision of the offline pages and what belongs to them. */
export const offlineShelf = (revision: string): string => `tienda-offline-${revision}`;

const OWN = /^tienda-/;

/** Deletes the worker's caches of other versions. */
export async function dropOldCaches(revision: string): Promise<void> {
  const current = [PAGES, DATA, ASSETS, PICTURES].map(({ name }) => name).concat(offlineShelf(revision));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => OWN.test(name) && !current.includes(name)).map((name) => caches.delete(name)),
  );
}

/** What is kept under an address, whatever its answer's `Vary` says. */
export async function findKept(name: string, key: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(key, { ignoreVary: true });
}

/** Forgets what is kept under an address. */
export async function forget({ name }: Shelf, key: string): Promise<void> {
  await (await caches.open(name)).delete(key, { ignoreVary: true });
}

/** Keeps an answer and makes room for it. A full disk is no error: the shop goes on without a copy. */
export async function keep({ name, capacity }: Shelf, key: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - capacity)).map((old) => cache.delete(old)));
  } catch {
    await caches.delete(name).catch(() => false);
  }
}
