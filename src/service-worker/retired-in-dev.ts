/**
 * `sw.js` of `npm run dev`: removes the worker of an earlier preview on this port with its caches, and reloads the open
 * pages, so that an editor sees no page of an older build.
 */
import { dropAllCaches } from './cached.ts';
import type { RetiringScope } from './worker-scope.ts';

declare const self: RetiringScope;

async function retire(): Promise<void> {
  await dropAllCaches().catch(() => undefined);
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
