/**
 * `sw.js` of `npm run dev`: ends the worker that a preview has left on this port, deletes its caches and loads the open
 * pages again, so that an editor sees no page of an older build.
 */
import { dropAllCaches } from './cached.ts';
import type { RetiringScope } from './worker-scope.ts';

declare const self: RetiringScope;

/** Once: nothing registers a worker in development. */
async function retire(): Promise<void> {
  await dropAllCaches().catch(() => undefined);
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
