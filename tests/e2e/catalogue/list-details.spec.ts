/**
 * The look of a list, and its remembered settings (storefront §2; §4; decisions 25, 26; interface, Lists; interface,
 * Filters).
 */
import type { Page } from '@playwright/test';
import { waitForScripts } from '../fixtures/longest-wait.ts';
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Productos' });
const cards = (page: Page) => list(page).getByRole('article');
const filters = (page: Page) => page.getByRole('region', { name: 'Filtros' });
const group = (page: Page, name: string) => filters(page).getByRole('group', { name, exact: true });
const address = (page: Page) => page.evaluate(() => decodeURIComponent(location.search));
const keptFilters = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tienda') ?? '{}').filters);

test.describe('on any screen', { tag: '@desktop' }, () => {
  test('the grid has four columns on large screens and two on small ones', async ({ page }) => {
    const columns = () =>
      list(page).evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' ').length);
    for (const [width, count] of [
      [1280, 4],
      [1024, 4],
      [360, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (page.url() === 'about:blank') await page.goto('/productos');
      await expect.poll(columns, `${width} px`).toBe(count);
    }
  });

  test('a card shows its second picture under the mouse, and the default picture if that fails', async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource/);
    await page.route('**/imagenes/**/zrp-*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/productos');
    const pictured = cards(page)
      .filter({ has: page.locator('.card-figure > img') })
      .first();
    const second = pictured.locator('img').nth(1);
    await expect(second).toBeHidden();
    await pictured.hover();
    await expect(second).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Zarpaso' }).first().locator('img').first()).toHaveAttribute(
      'src',
      '/no-image.svg',
    );
  });

  test('filters and order are used with the keyboard alone', async ({ page }) => {
    await page.goto('/productos');
    // A closed group is opened by its heading; its values follow it for the keyboard.
    const offer = group(page, 'Etiqueta').getByRole('checkbox', { name: /^oferta/i });
    await expect(offer).toHaveCount(0);
    await group(page, 'Etiqueta').locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(offer).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Etiqueta').getByRole('checkbox', { name: 'Todos' })).toBeFocused();
    await offer.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => address(page)).toBe('?etiqueta=oferta');
    await expect(offer).toBeFocused();
    await openFilterGroup(filters(page), 'Categoría');
    const men = group(page, 'Categoría').getByRole('checkbox', { name: /^Hombre/ });
    await men.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => address(page)).toBe('?categoria=hombre&etiqueta=oferta');
    // A value without products keeps its place.
    await expect(filters(page).getByRole('checkbox', { disabled: true }).first()).toBeVisible();

    await group(page, 'Etiqueta').getByRole('checkbox', { name: 'Todos' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => address(page)).toBe('?categoria=hombre');
    await expect(offer).not.toBeChecked();
    await expect(men).toBeChecked();

    const order = page.getByRole('combobox', { name: 'Ordenar por' });
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => address(page)).toBe('?categoria=hombre&orden=novedades');
    await expect(cards(page).first()).toContainText('Nuevo');
    await page.keyboard.press('End');
    await expect.poll(() => address(page)).toBe('?categoria=hombre&orden=descuento');
    await expect(cards(page).first()).toContainText('Oferta');
    const readPercents = () =>
      cards(page).evaluateAll((all) =>
        all.map((card) =>
          Number(/−(\d+)/.exec(card.querySelector('.card-badges')?.textContent ?? '')?.[1] ?? 0),
        ),
      );
    // The cards below the first view are drawn a frame later.
    await expect(async () => {
      const percents = await readPercents();
      expect(percents[0]).toBeGreaterThan(0);
      expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    }).toPass({ timeout: 20_000 });
  });

  test('the choice is remembered, and forgotten when it is cleared', async ({ page }) => {
    await page.goto('/productos');
    const brand = await openFilterGroup(filters(page), 'Marca');
    await brand.getByRole('checkbox', { name: /^Kinalto/ }).click();
    await expect.poll(() => keptFilters(page)).toEqual({ brand: ['kinalto'], list: '/productos' });
    await filters(page).getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.poll(() => keptFilters(page)).toEqual({});
  });

  test('the title of a search shows the term', async ({ page }) => {
    await page.goto('/productos?busqueda=tenis');
    await expect(page).toHaveTitle('Resultados para "tenis" | Tienda');
    await page.goto('/productos?orden=precio-asc');
    await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('price-ascending');
    await expect(page).toHaveTitle('Todos los productos | Tienda');
  });
});

for (const query of ['orden=precio-asc', 'busqueda=tenis', 'marca=kinalto&vista=lista']) {
  test(`nothing moves while the list of ?${query} loads @desktop`, async ({ page }) => {
    await waitForScripts(page);
    await page.addInitScript(() => {
      Reflect.set(window, '__moved', 0);
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) {
          Reflect.set(window, '__moved', Reflect.get(window, '__moved') + Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/productos?${query}`);
    await expect(cards(page).nth(9)).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => Number(Reflect.get(window, '__moved')))).toBeLessThan(0.01);
  });
}

test("on a phone the tree opens at the page's category", { tag: '@phone' }, async ({ page }) => {
  await page.goto('/productos/hombre/zapatos');
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu.getByRole('link', { name: 'Tenis', exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(menu.locator('[aria-current]').filter({ visible: true }).first()).toBeVisible();
});
