/**
 * Serves a `sw.js` in `npm run dev` that ends the service worker of a preview on the same port. Without it, an editor sees
 * pages of the preview's cache.
 */
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { WORKER_FILE } from '../publish/policy.ts';
import { bundleDevWorker } from '../publish/service-worker.ts';

/** Serves the worker from a development server. */
export function serveDevWorker({ middlewares }: Pick<ViteDevServer, 'middlewares'>): void {
  const code = bundleDevWorker();
  code.catch(() => undefined);
  middlewares.use(WORKER_FILE, (_request, response, next) => {
    code.then((text) => {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(text);
    }, next);
  });
}

/** The integration. */
export function devWorker(): AstroIntegration {
  return {
    name: 'dev-worker',
    hooks: { 'astro:server:setup': ({ server }) => serveDevWorker(server) },
  };
}
