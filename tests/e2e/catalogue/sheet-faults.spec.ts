/** The filters on a phone under faults: lost code, no connection, hasty presses, other addresses, another screen. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });
const choice = (page: Page, name: string) =>
  sheet(page)
    .getByRole('group', { name: 'Categoría' })
    .getByRole('checkbox', { name: new RegExp(`^${name}`) });
const lost = (page: Page) => page.getByRole('link', { name: /^Esta parte de la página no funcionó/ });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtros' }).tap();
  await expect(sheet(page)).toBeVisible();
}

test.describe('the sheet of filters', { tag: '@phone' }, () => {
  const GONE = [
    ['its code does not come', /\/later\./],
    ['no script of the page comes', /\.js/],
  ] as const;
  for (const [why, scripts] of GONE) {
    test(`reports above the covered page that ${why}`, async ({ page, expected }) => {
      expected.push(/ERR_FAILED|Failed to fetch/);
      await page.route(
        ({ pathname }) => pathname.startsWith('/_astro/') && scripts.test(pathname),
        (route) => route.abort(),
      );
      await page.goto('/productos');
      await openSheet(page);
      await choice(page, 'Hombre').tap();
      await expect(sheet(page).locator(lost(page))).toBeInViewport();
      await sheet(page).getByRole('button', { name: 'Cerrar filtros' }).tap();
      await expect(sheet(page)).toBeHidden();
      // Of the page again.
      await expect(lost(page)).toBeInViewport();
    });
  }

  test('reverts a choice that cannot be answered offline; online again it counts', async ({
    page,
    context,
    expected,
  }) => {
    expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    // Prefetched code would already be there.
    await page.route('**/_astro/later.*', (route) => route.abort());
    await page.goto('/productos');
    await context.setOffline(true);
    await page.unroute('**/_astro/later.*');
    await openSheet(page);
    await choice(page, 'Hombre').tap();
    await expect(sheet(page).locator(lost(page))).toBeInViewport();
    await expect(choice(page, 'Hombre')).not.toBeChecked();
    await context.setOffline(false);
    await choice(page, 'Hombre').tap();
    await expect(page).toHaveURL(/\?categoria=hombre$/);
    await expect(choice(page, 'Hombre')).toBeChecked();
  });

  test('ends in its visible state however often it was pressed before its code loaded', async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/productos', { waitUntil: 'commit' });
    await openSheet(page);
    for (const name of ['Hombre', 'Mujer', 'Hombre', 'Accesorios', 'Mujer', 'Hombre']) {
      await choice(page, name).tap();
    }
    const looks = async () =>
      Promise.all(['Hombre', 'Mujer', 'Accesorios'].map((name) => choice(page, name).isChecked()));
    expect(await looks()).toEqual([true, false, true]);
    released.resolve();
    await expect(page).toHaveURL(/\?categoria=accesorios&categoria=hombre$/);
    expect(await looks()).toEqual([true, false, true]);
    await expect(page.getByRole('region', { name: 'Filtros' })).toHaveCount(1);
  });

  test("shows the address's filters after a step back and forward, and stays open", async ({ page }) => {
    await page.goto('/productos');
    await openSheet(page);
    await choice(page, 'Hombre').tap();
    await expect(page).toHaveURL(/\?categoria=hombre$/);
    await page.goBack();
    await expect(choice(page, 'Hombre')).not.toBeChecked();
    await expect(sheet(page).getByRole('button', { name: 'Ver 240 productos' })).toBeVisible();
    await page.goForward();
    await expect(choice(page, 'Hombre')).toBeChecked();
    await expect(page).toHaveURL(/\?categoria=hombre$/);
  });

  test('stays open when the screen becomes wide, and the page can be used once it is closed', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/productos');
    await openSheet(page);
    await choice(page, 'Hombre').tap();
    await expect(page).toHaveURL(/\?categoria=hombre$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(choice(page, 'Hombre')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const shown = page.getByRole('checkbox', { name: /^Hombre/ }).filter({ visible: true });
    await expect(shown.first()).toBeChecked();
  });

  const HOSTILE = [
    ['marca=%00%FF', 240],
    ['precio=NaN-Infinity', 240],
    ['precio=9e99--1', 240],
    ['descuento=1e1000&calificacion=-5', 240],
    ['__proto__=1&constructor=2', 240],
    ['talla=%ED%A0%80&color=%F0%9F%98%80', 240],
    ['pagina=99999999999999&orden=x', 240],
    ['categoria=%3Cscript%3Ealert(1)%3C/script%3E', 0],
    ['categoria=__proto__', 0],
    [`${'categoria=hombre&'.repeat(400)}categoria=hombre`, 87],
  ] as const;
  for (const [query, count] of HOSTILE) {
    test(`counts ${count} products for ?${query.slice(0, 44)}`, async ({ page }) => {
      await page.goto(`/productos?${query}`);
      await openSheet(page);
      await expect(sheet(page).getByRole('button', { name: /^Ver \d+ productos$/ })).toHaveText(
        `Ver ${count} productos`,
      );
      await expect(sheet(page)).not.toContainText(/NaN|Infinity|undefined|\[object/);
      // The page of a category leads to its subcategories.
      const name = count === 87 ? 'Zapatos' : 'Mujer';
      await choice(page, name).tap();
      await expect(choice(page, name)).toBeChecked();
    });
  }
});
