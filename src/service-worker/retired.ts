/** `sw.js` of a shop without a worker (decision 144, Retired worker): replaces the earlier one, deletes its caches and itself. */
import { dropAllCaches } from './cached.ts';
import type { RetiringScope } from './worker-scope.ts';

declare const self: RetiringScope;

async function retire(): Promise<void> {
  try {
    await dropAllCaches();
  } finally {
    await self.registration.unregister();
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
