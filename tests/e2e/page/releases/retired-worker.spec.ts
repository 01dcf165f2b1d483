/** A retired worker (decision 144, Retired worker): a release without one removes it from browsers. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRetiredWorker } from '../../../../scripts/publish/service-worker.ts';
import { type PreviewServer, serve } from '../../../../scripts/serve/serve.ts';
import { TEST_SITE } from '../../../../scripts/serve-for-tests.ts';
import { expect, test } from '../../fixtures/shop.ts';

/** The worker's precache and the pages of this test: a small shop. */
const PARTS = [
  '_astro',
  'locales',
  'en/sin-conexion.html',
  'sin-conexion.html',
  'nosotros.html',
  '404.html',
  'no-image.svg',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'policy.json',
  'robots.txt',
  'speculation-rules.json',
  'sw.js',
];

test.describe('a browser that has the worker', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });
  test.describe.configure({ timeout: 120_000 });

  let folder: string;
  let server: PreviewServer;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retired-'));
    for (const part of PARTS) cpSync(join(TEST_SITE, part), join(folder, part), { recursive: true });
    server = await serve({ root: folder, port: 0 });
  });
  test.afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is freed by a release without a worker: open pages bypass it, its caches are deleted, the cart stays', async ({
    page,
    expected,
  }) => {
    expected.push(new RegExp(`request to another origin: ${server.origin}`), /Failed to load resource/);
    await page.goto(`${server.origin}/nosotros`);
    await page.evaluate(() => localStorage.setItem('tienda:wishlist', '[]'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const kept = () => page.evaluate(() => caches.keys());
    expect(await kept()).not.toEqual([]);

    await writeRetiredWorker(folder);
    // Any page of the shop makes the browser request its worker: this one has no script that would.
    const response = await page.goto(`${server.origin}/robots.txt`);
    expect(response?.ok()).toBe(true);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations, { timeout: 60_000 }).toBe(0);
    await expect.poll(kept).toEqual([]);

    const next = await page.goto(`${server.origin}/sin-conexion`);
    expect(next?.fromServiceWorker()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('tienda:wishlist'))).toBe('[]');
  });
});
