/** Without a connection, and with a missing build (decisions 15, 16, 17; storefront §4). */
import type { BrowserContext, Page } from '@playwright/test';
import { field, seedCart } from '../fixtures/checkout-page.ts';
import { expect, test } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

/** The browser's own messages without a connection. */
const DISCONNECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/;

const status = (page: Page) => page.locator('[data-connection]');
const main = (page: Page) => page.getByRole('main');

/** Waits until the worker controls the next page. It may never claim this one, which was loading before. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Every address in every cache. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

test.describe('with the service worker', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });
  // Each test installs a worker, which fetches much of the shop's code first.
  test.describe.configure({ timeout: 120_000 });

  const goOffline = async (context: BrowserContext, expected: RegExp[]): Promise<void> => {
    expected.push(DISCONNECTED);
    await context.setOffline(true);
  };

  test('it is registered at load for the whole site, without an action of the visitor', async ({ page }) => {
    await page.goto('/nosotros');
    await workerReady(page);
    const registration = await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return { scope: found?.scope, script: found?.active?.scriptURL };
    });
    const origin = new URL(page.url()).origin;
    expect(registration).toEqual({ scope: `${origin}/`, script: `${origin}/sw.js` });
  });

  test('visited pages open offline, the first one too, and the page says so', async ({
    page,
    context,
    expected,
    axe,
  }) => {
    const { sku, name } = await samples();
    await page.goto('/nosotros');
    await workerReady(page);
    await page.goto(`/producto/${sku}`);
    const picture = main(page).getByRole('img').first();
    const isDrawn = () =>
      picture.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    await expect(status(page)).toBeEmpty();
    // A visited page is cached after it was shown.
    const drawn = await picture.evaluate((node) => (node instanceof HTMLImageElement ? node.currentSrc : ''));
    await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([page.url(), drawn]));

    await goOffline(context, expected);
    await expect(status(page)).toHaveText('Sin conexión. Ves lo último que se cargó.');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(status(page)).toHaveText(/Sin conexión/);
    await expect(page.locator('html')).toHaveAttribute('data-offline');
    await expect.poll(isDrawn).toBe(true);
    await page.goto('/nosotros');
    await expect(page).toHaveTitle(/Nosotros/);
    await axe(page);

    await context.setOffline(false);
    await expect(status(page)).toBeEmpty();
    await expect(page.locator('html')).not.toHaveAttribute('data-offline');
  });

  for (const { language, path, heading } of [
    { language: 'es-GT', path: '/ubicaciones', heading: 'Sin conexión' },
    { language: 'en', path: '/en/ubicaciones', heading: 'No connection' },
  ])
    test(`an unvisited page shows the offline page (${language}), and loads when the connection returns`, async ({
      page,
      context,
      expected,
      axe,
    }) => {
      await page.goto('/version');
      await workerReady(page);
      await goOffline(context, expected);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await axe(page);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });

  test('the cart opens and works, even where it was never opened before', async ({
    page,
    context,
    expected,
    sandbox,
  }) => {
    const line = await seedCart(page, { article: 22, setStock: sandbox.setStock });
    await page.goto('/nosotros');
    await workerReady(page);
    await goOffline(context, expected);
    await page.goto('/cart');
    await expect(main(page).getByText(line.name).first()).toBeVisible();
    await main(page)
      .getByRole('button', { name: /aumentar|sumar|más/i })
      .first()
      .click();
    const quantity = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('tienda') ?? '{}').cart[0].quantity);
    await expect.poll(quantity).toBe(2);
  });

  test('checkout says that it needs a connection', async ({ page, context, expected, sandbox }) => {
    await seedCart(page, { article: 4, setStock: sandbox.setStock });
    await page.goto('/checkout');
    await workerReady(page);
    await goOffline(context, expected);
    await expect(status(page)).toHaveText(
      'Sin conexión. Para pagar hace falta una; tu carrito sigue guardado.',
    );
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
    await expect(main(page)).toContainText('Para pagar hace falta conexión');
  });

  test('it neither answers nor caches a payment page or a service call', async ({
    page,
    sandbox,
    expected,
  }) => {
    expected.push(/Failed to load resource/);
    await seedCart(page, { article: 5, setStock: sandbox.setStock });
    await page.goto('/productos?busqueda=tenis');
    await workerReady(page);
    const { sku } = await samples();
    await page.goto(`/producto/${sku}`);
    for (const path of [
      '/checkout',
      '/checkout-bac',
      '/pago',
      '/pago-exito?response=2&transactionid=1&hash=abc',
      '/en/pago-exito?response=3',
      '/?response=1&authcode=123456',
    ]) {
      const response = await page.goto(path);
      expect(response?.fromServiceWorker(), path).toBe(false);
    }
    const kept = await keptAddresses(page);
    expect(kept.length).toBeGreaterThan(10);
    const pages = kept.filter((url) => !url.includes('/_astro/'));
    expect(pages.filter((url) => /\/api\/|checkout|pago|response=|version\.json/.test(url))).toEqual([]);
  });
});

test.describe('a page that a firewall or a host once sent instead of a file', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });
  test.describe.configure({ timeout: 120_000 });

  /** Caches a page under the address of every script of the checkout, like an older worker. */
  const poison = (page: Page): Promise<number> =>
    page.evaluate(async () => {
      const html = await (await fetch('/checkout')).text();
      const scripts = [...new Set(html.match(/\/_astro\/[\w.@-]+\.js/g))];
      const cache = await caches.open('tienda-assets-1');
      for (const path of scripts) {
        const answer = new Response('<h1>Acceso denegado</h1>', { headers: { 'Content-Type': 'text/html' } });
        await cache.put(path, answer);
      }
      return scripts.length;
    });
  /** Addresses of scripts that are cached as something else. */
  const poisoned = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const cache = await caches.open('tienda-assets-1');
      const keys = await cache.keys();
      const types = await Promise.all(
        keys.map(async (key) => (await cache.match(key))?.headers.get('Content-Type') ?? ''),
      );
      return keys.filter((_, index) => types[index]?.startsWith('text/html')).map(({ url }) => url);
    });

  test('is not served any more, disappears, and the checkout works', async ({ page, sandbox }) => {
    await seedCart(page, { article: 4, setStock: sandbox.setStock });
    await page.goto('/nosotros');
    await workerReady(page);
    expect(await poison(page)).toBeGreaterThan(0);
    await page.goto('/checkout');
    await field(page, 'Titular de la tarjeta').fill('Ana');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect.poll(() => poisoned(page)).toEqual([]);
  });

  test('is not cached after a single occurrence', async ({ page, context, sandbox, expected }) => {
    expected.push(/MIME type|Failed to (fetch|load)|dynamically imported module|astro-island/);
    await seedCart(page, { article: 4, setStock: sandbox.setStock });
    await page.goto('/nosotros');
    await workerReady(page);
    const denied = { status: 200, contentType: 'text/html', body: '<h1>Acceso denegado</h1>' };
    let count = 0;
    await context.route(/\/_astro\/.*\.js$/, async (route) => {
      count += 1;
      await route.fulfill(denied);
    });
    await page.goto('/checkout');
    await page.mouse.move(200, 300);
    await expect.poll(() => count).toBeGreaterThan(0);
    await context.unroute(/\/_astro\/.*\.js$/);
    // The page reloads itself once the host has recovered.
    await expect.poll(() => poisoned(page).catch(() => undefined)).toEqual([]);
    await page.goto('/checkout');
    await field(page, 'Titular de la tarjeta').fill('Ana');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });
});

test.describe('a tab of an old build', { tag: '@desktop' }, () => {
  /** The host has another build: every lazily loaded script is gone, and pages name other ones. */
  async function deploy(page: Page): Promise<void> {
    await page.route(/\/_astro\/(?!.*astro_type_script)[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.route('**/producto/*', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('/_astro/', '/_astro/new-'),
      });
    });
  }

  test('is reloaded once when its code is missing, and keeps the cart', async ({
    page,
    sandbox,
    expected,
  }) => {
    expected.push(/Failed to load resource|dynamically imported module|astro-island/);
    await seedCart(page, { article: 23, setStock: sandbox.setStock });
    const { sku } = await samples();
    let loads = 0;
    let missing: string[] = [];
    page.on('load', () => {
      loads += 1;
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) missing = [];
    });
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.goto(`/producto/${sku}`);
    const before = await page.evaluate(() => localStorage.getItem('tienda'));
    await deploy(page);
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(300, 300);
    await reloaded;
    expect(loads).toBe(2);

    // The code is still missing: the page stays, whatever is requested now.
    await page.mouse.move(310, 320);
    await expect.poll(() => missing).not.toEqual([]);
    await page.getByRole('button', { name: 'Añadir al carrito' }).first().click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(loads).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('tienda'))).toBe(before);
  });

  test('is left alone when the host still has the same page', async ({ page, expected }) => {
    expected.push(/Failed to load resource|dynamically imported module|astro-island/);
    const { sku } = await samples();
    await page.goto(`/producto/${sku}`);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(/\/_astro\/(?!.*astro_type_script)[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    const checked = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
    await page.mouse.move(300, 300);
    await checked;
    await page.getByRole('button', { name: 'Añadir al carrito' }).first().click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(loads).toBe(0);
  });
});
