/**
 * `sw.js` of a shop that has no worker any more (decision 144, Retired worker): takes the place of the one before it in
 * every tab, answers nothing, and goes with all that was kept.
 */
import { dropAllCaches } from './cached.ts';
import type { RetiringScope } from './worker-scope.ts';

declare const self: RetiringScope;

/** Whatever comes of the caches, the registration goes: pages are then loaded as if there had never been a worker. */
async function retire(): Promise<void> {
  try {
    await dropAllCaches();
  } finally {
    await self.registration.unregister();
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
