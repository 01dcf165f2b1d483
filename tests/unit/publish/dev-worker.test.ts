/** The service worker of `npm run dev`. */
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { serveDevWorker } from '../../../scripts/publish/service-worker.ts';

test('the development server answers /sw.js with a worker that unregisters itself', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'as-astro-does', configureServer: serveDevWorker }],
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const response = await fetch(new URL('/sw.js', server.resolvedUrls?.local[0]));
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toContain('unregister');
});
