/** The page before any of its scripts: nothing visible is removed by the scripts later (decision 6, Rendering). */
import type { Page } from '@playwright/test';
import { slugOf } from '../../../../src/shared/text/slug.ts';
import { chooseSize } from '../../fixtures/choose-size.ts';
import { LONGEST_WAIT, waitForScripts } from '../../fixtures/longest-wait.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { storedCart } from '../../fixtures/stored-cart.ts';
import { unevenDetail } from '../../pages/article-detail.ts';
import { samples } from '../../pages/samples.ts';

const SCRIPTS = '**/_astro/*.js';

/** Looks at the page in every frame: the visible text of what matches, each text once. */
async function watchFrames(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((wanted) => {
    const seen = new Set<string>();
    Reflect.set(window, '__seen', seen);
    const look = (): void => {
      for (const element of document.querySelectorAll(wanted)) {
        if (element.checkVisibility({ visibilityProperty: true })) seen.add(element.textContent.trim());
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return () => page.evaluate(() => [...(Reflect.get(window, '__seen') ?? [])]);
}

/** Opens an address with its scripts held back until something of the page has been painted. */
async function openSlowly(page: Page, address: string): Promise<void> {
  await waitForScripts(page);
  const painted = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve();
}

async function chooseDollars(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tienda:currency', '"USD"'));
}

test.describe('before the scripts have loaded', { tag: '@desktop' }, () => {
  for (const address of ['/', '/productos', '/en/productos/hombre']) {
    test(`${address} shows no price in another currency than the chosen one`, async ({ page }) => {
      await chooseDollars(page);
      const seen = await watchFrames(page, 'main [data-cents]');
      await openSlowly(page, address);
      await expect(page.locator('main [data-cents]').filter({ visible: true }).first()).toHaveText(/^\$/);
      const prices = await seen();
      expect(prices.length).toBeGreaterThan(3);
      expect(prices.filter((price) => !price.startsWith('$'))).toEqual([]);
    });
  }

  for (const [query, heading] of [
    ['busqueda=tenis', 'Resultados para "tenis"'],
    ['marca=kinalto&orden=precio-asc', 'Todos los productos'],
    ['categoria=hombre/zapatos', 'Zapatos'],
  ] as const) {
    test(`a list with ${query} shows nothing of the whole list`, async ({ page }) => {
      // Answers like a host that only looks at the path.
      await page.route(
        ({ pathname, search }) => pathname === '/productos' && search !== '',
        (route) => route.continue({ url: route.request().url().replace(/\?.*/, '') }),
      );
      const seen = await watchFrames(page, 'h1, .card-name');
      await openSlowly(page, `/productos?${query}`);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      const ever = await seen();
      const now = await page.locator('h1, .card-name').filter({ visible: true }).allTextContents();
      expect(ever.filter((text) => !now.includes(text))).toEqual([]);
    });
  }

  test('a product in another colour shows nothing of the printed one', async ({ page }) => {
    const { articulo, variantes } = await unevenDetail(0);
    const html = await (await page.request.get(`/producto/${articulo.Sku}`)).text();
    const [, printed] = /data-built-choice="color=([^&]*)/.exec(html) ?? [];
    const wanted = variantes.find(({ Color, Cantidad }) => slugOf(Color) !== printed && Cantidad > 0);
    if (!wanted) throw new Error('no other colour in stock');
    const seen = await watchFrames(page, '.buy-sku');
    await openSlowly(
      page,
      `/producto/${articulo.Sku}?color=${slugOf(wanted.Color)}&talla=${slugOf(wanted.Talla)}`,
    );
    await expect(page.getByText(`SKU: ${wanted.Sku}`)).toBeVisible();
    expect(await seen()).toEqual([`SKU: ${wanted.Sku}`]);
    await expect(page.getByRole('region', { name: 'Galería' })).toHaveAttribute(
      'data-images',
      new RegExp(slugOf(wanted.Color)),
    );
    await expect(page.locator('.gallery-main img').first()).toBeVisible();
  });

  test('a product in the printed variant is shown at once', async ({ page, expected }) => {
    expected.push(/Failed to load resource/);
    await page.route(SCRIPTS, (route) => route.abort());
    const { sku } = await samples();
    await page.goto(`/producto/${sku}`);
    const printed = await page.locator('[data-built-choice]').getAttribute('data-built-choice');
    await page.goto(`/producto/${sku}?${printed}`);
    await expect(page.locator('.buy-sku')).toBeVisible();
  });

  test('a press on a control that only scripts can answer is not lost', async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route(SCRIPTS, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    const { sku } = await samples();
    await page.goto(`/producto/${sku}`, { waitUntil: 'commit' });
    const keep = page
      .getByRole('main')
      .getByRole('button', { name: /wishlist$/ })
      .first();
    await keep.click();
    await expect(keep).toHaveAttribute('aria-busy', 'true');
    await chooseSize(page);
    await page.getByRole('button', { name: 'Añadir al carrito' }).click();
    pressed.resolve();
    await expect(keep).toHaveAccessibleName('Quitar de wishlist');
    await expect.poll(() => storedCart(page)).toHaveLength(1);
    await expect(keep).not.toHaveAttribute('aria-busy');
  });

  test('hidden content is shown as printed after 5 seconds at most', async ({ page, expected }) => {
    expected.push(/Failed to load resource/);
    await chooseDollars(page);
    await page.clock.install();
    // From the start: a page may take longer than that to load.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/productos?orden=precio-asc');
    const price = page.locator('main [data-cents]').first();
    await expect(page.locator('html')).toHaveAttribute('data-prices', 'waiting');
    await expect(price).toBeHidden();
    // The page is not blank: each card is a placeholder with a picture and lines of text.
    for (const part of ['.card-figure', '.card-body']) {
      const place = page.locator(part).first();
      await expect(place).toHaveCSS('visibility', 'hidden');
      expect(await place.evaluate((each) => getComputedStyle(each, '::before').visibility)).toBe('visible');
    }
    await page.clock.runFor(LONGEST_WAIT);
    await expect(price).toBeVisible();
    await expect(price).toHaveText(/^Q/);
  });
});
