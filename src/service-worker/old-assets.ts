/**
 * Hashed files that the release of this worker does not name. A tab that was opened before may still ask for them when
 * the host has them no more, so they wait for two weeks after the release that left them out, and go with the next.
 */
import { ASSETS, findCached, isOfKind } from './cached.ts';

const PREFIX = 'tienda-left-';
const WAIT_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a cache holds files that were left behind less than two weeks ago. */
export function isOldAssetCache(name: string): boolean {
  return name.startsWith(PREFIX) && Date.now() - Number(name.slice(PREFIX.length)) < WAIT_MS;
}

/** A file of an earlier release, if it is still there. */
export async function findOldAsset(key: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter(isOldAssetCache)) {
    const kept = await findCached({ name, fits: ASSETS.fits }, key);
    if (kept) return kept;
  }
  return undefined;
}

/** Puts files aside that this release does not name; what is of another kind than its name, or finds no room, is dropped. */
export async function keepOldAssets(addresses: ReadonlySet<string>): Promise<void> {
  const assets = await caches.open(ASSETS.name);
  const left = (await assets.keys()).filter(({ url }) => !addresses.has(new URL(url).pathname));
  if (left.length === 0) return;
  const waiting = await caches.open(`${PREFIX}${Date.now()}`);
  for (const request of left) {
    const answer = await assets.match(request, { ignoreVary: true });
    if (answer && isOfKind(ASSETS, request.url, answer)) {
      await waiting.put(request, answer).catch(() => undefined);
    }
    await assets.delete(request, { ignoreVary: true });
  }
}
