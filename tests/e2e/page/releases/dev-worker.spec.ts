/**
 * `npm run dev` on the port of a preview: its `sw.js` removes the preview's worker, so that an editor sees no cached
 * page.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bundleScript } from '../../../../scripts/publish/bundle-script.ts';
import { serve } from '../../../../scripts/serve/serve.ts';
import { TEST_SITE } from '../../../../scripts/serve-for-tests.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.describe('a browser that has the worker of a preview', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });
  test.describe.configure({ timeout: 120_000 });

  test('is freed by the development server on the same port, even when the server starts slowly', async ({
    page,
    expected,
  }) => {
    const preview = await serve({ root: TEST_SITE, port: 0 });
    const { origin } = preview;
    expected.push(
      new RegExp(`request to another origin: ${origin}`),
      /Failed to load resource/,
      /rule set requested/,
    );
    await page.goto(`${origin}/nosotros`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    const isKept = () => page.evaluate(() => caches.match('/nosotros', { ignoreVary: true }).then(Boolean));
    await expect.poll(isKept).toBe(true);
    await preview.close();

    const worker = await bundleScript('src/service-worker/retired-in-dev.ts');
    const asked = Promise.withResolvers<void>();
    let pages = 0;
    const answer = async ({ url }: IncomingMessage, response: ServerResponse): Promise<void> => {
      response.setHeader('Cache-Control', 'no-store');
      if (url === '/sw.js') {
        asked.resolve();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(worker);
        return;
      }
      // The worker stops waiting and shows the page of the preview.
      if (pages === 0) await asked.promise;
      pages += 1;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>Desarrollo</title><h1>Desarrollo</h1>');
    };
    const server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((done) => server.listen(Number(new URL(origin).port), '127.0.0.1', done));
    await page.goto(`${origin}/nosotros`);
    await expect(page.getByRole('heading', { name: 'Desarrollo' })).toBeVisible();
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    // The page reloads meanwhile.
    await expect.poll(() => left().catch(() => [])).toEqual([0, 0]);
    const seen = pages;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Desarrollo' })).toBeVisible();
    // It reloaded once, and not again since.
    expect(pages).toBe(seen + 1);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
});
