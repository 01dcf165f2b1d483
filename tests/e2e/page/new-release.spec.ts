/** A page that was open while the shop was published (decision 16, New release), in a folder with two releases. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openReleaseStore,
  type ReleaseStore,
  switchCurrent,
} from '../../../scripts/release/store/release-store.ts';
import { hashedFiles, storeSite } from '../../../scripts/release/store/store-site.ts';
import { type PreviewServer, serve } from '../../../scripts/serve/serve.ts';
import { TEST_SITE } from '../../../scripts/serve-for-tests.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { expect, test } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

/** The product's island, which is fetched at the first interaction. */
const CHUNK =
  readdirSync(join(TEST_SITE, '_astro')).find((name) => /^mount-product\..*\.js$/.test(name)) ?? '';
const NEW_CHUNK = CHUNK.replace(/\.[^.]+\.js$/, '.another0.js');
const [BEFORE, AFTER] = ['20260101-000000000-aaaaaa', '20260102-000000000-bbbbbb'];

/** The tests' build with another menu entry and another hash of a chunk. */
function nextSite(folder: string): string {
  const site = join(folder, 'next');
  cpSync(TEST_SITE, site, { recursive: true });
  renameSync(join(site, '_astro', CHUNK), join(site, '_astro', NEW_CHUNK));
  const named = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js)$/.test(file),
  );
  for (const file of named) {
    const text = readFileSync(join(site, file), 'utf8');
    const changed = text.replaceAll(CHUNK, NEW_CHUNK).replaceAll(/>Hombre( ?)</g, '>Caballeros$1<');
    if (changed !== text) writeFileSync(join(site, file), changed);
  }
  return site;
}

async function put(target: ReleaseStore, site: string, id: string): Promise<void> {
  const assets = [...(await hashedFiles(site))];
  const facts = {
    apiUrl: '',
    menu: [],
    settings: {},
    unreadable: {},
    lists: {},
    articles: {},
    files: {},
    program: '',
  };
  const record = { id, publishedAt: '', previous: '', assets, facts };
  await storeSite(target, site, record, async () => undefined);
}

test.describe('a page that was open while the shop was published', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });
  // A worker is installed twice, and each time fetches much of the shop's code.
  test.describe.configure({ timeout: 120_000 });

  let folder: string;
  let server: PreviewServer;
  let target: ReleaseStore;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    target = openReleaseStore(join(folder, 'shop'));
    await put(target, TEST_SITE, BEFORE);
    switchCurrent(target, BEFORE);
    await put(target, nextSite(folder), AFTER);
    server = await serve({ root: target.current, port: 0 });
  });
  test.afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('still works, is notified when the shopper returns, and shows the new release after a reload', async ({
    page,
    expected,
    request,
  }) => {
    expected.push(new RegExp(`request to another origin: ${server.origin}`));
    const { sku } = await samples();
    await page.goto(`${server.origin}/producto/${sku}`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The worker controls this page too.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    switchCurrent(target, AFTER);
    expect(await (await request.get(`${server.origin}/sw.js`)).text()).toContain(NEW_CHUNK);
    expect((await request.get(`${server.origin}/_astro/${CHUNK}`)).status()).toBe(200);
    await chooseSize(page);
    await page.getByRole('button', { name: 'Añadir al carrito' }).first().click();
    await expect(page.getByText('Añadio al Carrito').first()).toBeVisible();

    const later = Date.now() + 600_000;
    await page.clock.setFixedTime(later);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/^La tienda se actualizó/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'Caballeros' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('banner').getByText('Caballeros').first()).toBeAttached();
  });
});
