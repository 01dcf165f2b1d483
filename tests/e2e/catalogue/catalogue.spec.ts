/**
 * Lists, filters, saved products and the home page (storefront §2; §4; interface, Lists; decisions 24, 25, 26, 28, 29,
 * 30, 45).
 */
import type { Locator, Page } from '@playwright/test';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';
import { watchScripts } from '../pages/script-watch.ts';

const products = (page: Page) => page.getByRole('list', { name: 'Productos' });
const cards = (page: Page) => products(page).getByRole('article');
const filters = (page: Page) => page.getByRole('region', { name: 'Filtros' });
const shownCount = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d+ productos?/ });

test('a list is complete without scripts, and so is its next page @nojs', async ({ page }) => {
  await page.goto('/productos');
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const first = await cards(page).first().getByRole('link').first().textContent();
  await page.getByRole('link', { name: 'Ver más' }).click();
  await expect(page).toHaveURL(/\/productos\/pagina\/2$/);
  await expect(cards(page)).toHaveCount(24);
  await expect(products(page)).not.toContainText(first ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/productos\/pagina\/2$/);
});

test('no React is loaded before the shopper touches a list', { tag: '@desktop' }, async ({ page }) => {
  const scripts = await watchScripts(page);
  await page.goto('/productos');
  await scripts.atRest();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /client|react|ListControls/i.test(name) && name.endsWith('.js'))).toEqual(
    [],
  );
  expect(loaded.filter((name) => name.includes('/datos/'))).toEqual([]);
});

test('filters narrow the list, follow each other and step back with the browser @desktop', async ({
  page,
  axe,
}) => {
  await page.goto('/productos');
  const brand = await openFilterGroup(filters(page), 'Marca');
  const size = await openFilterGroup(filters(page), 'Talla');
  const before = await shownCount(page).textContent();
  const sizesBefore = (await size.textContent()) ?? '';
  await brand.getByRole('checkbox').nth(1).click();
  await expect(shownCount(page)).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/\?marca=[a-z-]+$/);
  const narrowed = await shownCount(page).textContent();
  // The counts of the other groups follow a frame or two later.
  await expect(size).not.toHaveText(sizesBefore);
  await size.getByRole('checkbox').and(page.locator(':enabled')).nth(1).click();
  await expect(shownCount(page)).not.toHaveText(narrowed ?? '');
  await expect(page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await axe(page);
  await page.goBack();
  await expect(shownCount(page)).toHaveText(narrowed ?? '');
  await page.goBack();
  await expect(shownCount(page)).toHaveText(before ?? '');
  await expect(brand.getByRole('checkbox', { name: 'Todos' })).toBeChecked();
});

test('the number next to a value is the number of products after choosing it, which scroll into view @desktop', async ({
  page,
}) => {
  await page.goto('/productos');
  const value = (await openFilterGroup(filters(page), 'Color')).getByRole('checkbox').nth(2);
  const name = (await value.locator('xpath=..').textContent()) ?? '';
  const count = Number(/\((\d+)\)/.exec(name)?.[1]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await value.click();
  await expect(shownCount(page)).toHaveText(`${count} producto${count === 1 ? '' : 's'}`);
  await expect(page.getByRole('list', { name: 'Productos' }).getByRole('article').first()).toBeInViewport();
  await filters(page).getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/\/productos$/);
});

test('an address with filters and order shows them at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/productos?orden=precio-desc&etiqueta=oferta');
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('price-descending');
  await expect(page.getByRole('button', { name: /^Quitar filtro:/ })).toBeVisible();
  // The printed list is hidden until the hydrated list replaces it.
  await expect(async () => {
    const prices = await cards(page)
      .locator('.price')
      .evaluateAll((all) =>
        all.map((each) => Number(each.querySelector('[data-cents]')?.getAttribute('data-cents'))),
      );
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  }).toPass({ timeout: 20_000 });
});

test('the list layout shows more of each product and stays in the address @desktop', async ({
  page,
  axe,
}) => {
  await page.goto('/productos/hombre');
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(page).toHaveURL(/\/productos\/hombre\?vista=lista$/);
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^ver detalle/ }),
  ).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Lista', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('on a phone the filters are a sheet that shows the number of products @phone', async ({ page, axe }) => {
  await page.goto('/productos');
  await page.getByRole('button', { name: 'Filtros' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const brand = await openFilterGroup(sheet, 'Marca');
  await brand.getByRole('checkbox').nth(1).tap();
  await expect(sheet.getByRole('button', { name: /^Ver \d+ productos?$/ })).toBeVisible();
  await axe(page);
  await sheet.getByRole('button', { name: /^Ver \d+ productos?$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/marca=/);
});

test('the menu’s address of a category shows the category', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/productos?categoria=hombre/zapatos');
  await expect(page.getByRole('heading', { level: 1, name: 'Zapatos' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/productos\/hombre\/zapatos$/,
  );
});

test('two categories in one address are both shown', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/productos?categoria=hombre&categoria=mujer');
  await expect(page.getByRole('button', { name: /^Quitar filtro:/ })).toHaveText([
    'Categoría Hombre',
    'Categoría Mujer',
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeVisible();
});

for (const hostile of ['categoria=../x', 'color=%00', 'busqueda=%E0%A4%A', `talla=${'9'.repeat(4_000)}`]) {
  test(`an address such as ${hostile.slice(0, 20)} neither breaks nor throws`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`/productos?${hostile}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a size is set once, marked on cards and filtered by @desktop', async ({ page }) => {
  await page.goto('/productos/hombre');
  await openFilterGroup(filters(page), 'Talla');
  await filters(page).getByRole('combobox', { name: 'Calzado' }).selectOption('42');
  await expect(page.getByText('En tu talla: 42').first()).toBeVisible();
  await filters(page).getByRole('checkbox', { name: 'Solo mi talla' }).check();
  await expect(page).toHaveURL(/talla=42/);
  await page.goto('/productos');
  await expect(page.getByText('En tu talla: 42').first()).toBeVisible();
});

test('saved products are listed on /favoritos and can be removed and emptied @desktop', async ({
  page,
  axe,
}) => {
  await page.goto('/productos/hombre');
  for (const at of [0, 1, 2]) {
    const card = cards(page).nth(at);
    await card.hover();
    await card.getByRole('button', { name: 'Agregar a wishlist' }).click();
    await expect(card.getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
  }
  await page.goto('/favoritos');
  const list = page.getByRole('list', { name: 'Favoritos' });
  await expect(list.getByRole('article')).toHaveCount(3);
  await axe(page);
  await list
    .getByRole('button', { name: /^Eliminar / })
    .first()
    .click();
  await expect(list.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Vaciar' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver productos' })).toBeVisible();
});

test('compared products are shown in columns, with their differences marked @desktop', async ({
  page,
  axe,
}) => {
  await page.goto('/productos');
  for (const at of [0, 1]) {
    const card = cards(page).nth(at);
    await card.hover();
    await card.getByRole('button', { name: 'Comparar', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Quitar de comparar' })).toBeVisible();
  }
  await page.goto('/comparar');
  const table = page.getByRole('table', { name: 'Comparar' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /Precio Distinto/ })).toBeVisible();
  await axe(page);
  await table
    .getByRole('button', { name: /^Eliminar / })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('two compared products can be read next to each other on a phone @phone', async ({ page, axe }) => {
  await page.goto('/productos');
  for (const at of [0, 1]) {
    const card = cards(page).nth(at);
    await card.getByRole('button', { name: 'Comparar', exact: true }).tap();
    await expect(card.getByRole('button', { name: 'Quitar de comparar' })).toBeVisible();
  }
  await page.goto('/comparar');
  const table = page.getByRole('table', { name: 'Comparar' });
  await expect(table.getByRole('row', { name: /^Tallas/ }).getByRole('cell')).toHaveCount(2);
  const boxes = await Promise.all((await table.getByRole('link').all()).map((link) => link.boundingBox()));
  expect(boxes).toHaveLength(2);
  for (const box of boxes) expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await axe(page);
});

test('a list whose data cannot be loaded asks the service, reports it when that fails too, and can be tried again', {
  tag: '@desktop',
}, async ({ page, sandbox, expected, axe }) => {
  expected.push(/Failed to load resource/);
  const toasts = await hearToasts(page);
  await page.route('**/datos/**', (route) => route.fulfill({ status: 500, body: '' }));
  await sandbox.addFault({ path: '/api/v1/items/filter-items', status: 500, body: {} });
  await page.goto('/productos/hombre?etiqueta=oferta');
  await expect.poll(toasts).toEqual(['warn top-left Sin resultados, en el filtro']);
  const alert = page.getByRole('alert').filter({ hasText: 'No se pudo cargar la lista.' });
  await expect(alert).toBeVisible();
  // What was there is still to be used, below what is said.
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(cards(page).first())) - (await top(alert))).toBeGreaterThan(0);
  await axe(page);
  await page.unroute('**/datos/**');
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(alert).toBeHidden();
  await expect(shownCount(page)).toBeFocused();
  await expect(cards(page).filter({ hasNotText: 'Oferta' })).toHaveCount(0);
});

test('a list whose data cannot be loaded is the service’s own answer, and says so', {
  tag: '@desktop',
}, async ({ page, expected }) => {
  expected.push(/Failed to load resource/);
  const toasts = await hearToasts(page);
  await page.route('**/datos/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/productos/hombre?etiqueta=oferta');
  await expect.poll(toasts).toEqual(['success top-right Resultados de la busqueda']);
  await expect(cards(page).first()).toBeVisible();
});

test('new arrivals move by themselves after a shopper starts them, and stop when one moves them @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const row = page.locator('#nuevo').getByRole('list', { name: 'Productos' });
  const place = () => row.evaluate((list) => list.scrollLeft);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  const start = page.getByRole('button', { name: 'Iniciar el carrusel' });
  await expect(start).toBeVisible();
  await page.clock.runFor(6000);
  expect(await place()).toBe(0);
  await start.click();
  await page.clock.runFor(3000);
  await expect.poll(place).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(start).toBeVisible();
});
