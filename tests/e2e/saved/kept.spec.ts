/**
 * A shopper's saved products: favourites, comparison, recently viewed, 'Mi talla' (interface, Wishlist and compare;
 * decisions 24, 45).
 */
import type { Page } from '@playwright/test';
import { chooseSize } from '../fixtures/choose-size.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');

test('the links to favourites and comparison show their counts, on every screen', async ({
  page,
  isMobile,
  axe,
}) => {
  await page.goto('/productos');
  await cards(page).nth(0).getByRole('button', { name: 'Agregar a wishlist' }).click();
  await cards(page).nth(1).getByRole('button', { name: 'Agregar a wishlist' }).click();
  await cards(page).nth(0).getByRole('button', { name: 'Comparar' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritos 2' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Abrir menú' }).click();
  const links = isMobile ? page.getByRole('dialog', { name: 'Menú' }) : page.getByRole('banner');
  await expect(links.getByRole('link', { name: 'Comparar 1' })).toBeVisible();
  await axe(page);
  await links.getByRole('link', { name: 'Favoritos 2' }).click();
  await expect(page.getByRole('list', { name: 'Favoritos' }).getByRole('article')).toHaveCount(2);
});

test('a card is added to the wishlist and removed again, with the toasts of the specification @desktop', async ({
  page,
}) => {
  const toasts = await hearToasts(page);
  await page.goto('/productos');
  const card = cards(page).first();
  const keep = card.getByRole('button', { name: 'Agregar a wishlist' });
  const giveUp = card.getByRole('button', { name: 'Quitar de wishlist' });
  await keep.click();
  await expect(page.getByText('Agregado a wishlist').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver favoritos' })).toHaveAttribute('href', '/favoritos');
  await expect.poll(toasts).toEqual(['success bottom-left Agregado a wishlist']);
  await page.reload();
  const kept = await page.evaluate(() => localStorage.getItem('tienda:wishlist') ?? '');
  await giveUp.click();
  await expect.poll(toasts).toEqual(['info bottom-left Eliminado de wishlist']);
  // Another tab saves it later, and this tab, which saves another product, has not received the change yet.
  await page.reload();
  await cards(page).nth(1).getByRole('button', { name: 'Agregar a wishlist' }).click();
  await expect.poll(toasts).toEqual(['success bottom-left Agregado a wishlist']);
  await page.evaluate((text) => localStorage.setItem('tienda:wishlist', text), kept);
  await keep.click();
  await expect.poll(async () => (await toasts()).at(-1)).toBe('info bottom-left Producto ya en wishlist');
  await expect(giveUp).toBeVisible();
});

test('a card is added to the comparison and removed again, with the toasts of the specification @desktop', async ({
  page,
}) => {
  const toasts = await hearToasts(page);
  await page.goto('/productos');
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect.poll(toasts).toEqual(['success top-right Agregado a comparar']);
  await card.getByRole('button', { name: 'Quitar de comparar' }).click();
  await expect.poll(async () => (await toasts()).at(-1)).toBe('success top-right Eliminado de comparar');
  await expect(card.getByRole('button', { name: 'Comparar', exact: true })).toBeVisible();
});

test('an empty comparison says so and leads to the products', { tag: '@desktop' }, async ({ page, axe }) => {
  await page.goto('/comparar');
  const main = page.getByRole('main');
  await expect(main.getByText('No hay productos para comparar.').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Comparar' })).toHaveCount(0);
  await axe(page);
  await main.getByRole('link', { name: 'Ver productos' }).click();
  await expect(page).toHaveURL(/\/productos$/);
});

test('a product page stores the size as ‘Mi talla’ and shows recently viewed products @desktop', async ({
  page,
}) => {
  await page.goto('/productos');
  const before = page.getByRole('list', { name: 'Vistos recientemente' });
  const names = await cards(page).getByRole('heading').allTextContents();
  for (const name of names.slice(0, 2)) {
    await page.goto('/productos');
    await cards(page).getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(/\/producto\//);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tienda:recent'))).toContain(name);
  }
  await expect(before.getByRole('link')).toHaveCount(1);
  await expect(before.getByRole('link')).toContainText(names[0] ?? '-');
  await page.getByRole('button', { name: 'Borrar vistos recientemente' }).click();
  await expect(before).toBeHidden();
  await chooseSize(page);
  await page.getByRole('button', { name: /^Guardar .+ como mi talla$/ }).click();
  await expect(page.getByRole('button', { name: 'Olvidar mi talla' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /, tu talla$/ })).toBeChecked();
  await page.goto('/productos');
  await expect(page.getByText(/^En tu talla: /).first()).toBeVisible();
});

test('recently viewed products appear where a cart, favourites, a comparison or a search is empty', async ({
  page,
  axe,
}) => {
  const before = page.getByRole('list', { name: 'Vistos recientemente' });
  await page.goto('/productos');
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? '-';
  await cards(page).first().getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/producto\//);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tienda:recent'))).toContain(name);
  for (const path of ['/cart', '/favoritos', '/comparar', '/productos?busqueda=zzzzzz']) {
    await page.goto(path);
    await expect(page.locator('.empty-title').filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(before.getByRole('link', { name }).first(), path).toBeVisible();
  }
  await axe(page);
});

test('a cart, favourites and a comparison with products show no recently viewed ones @desktop', async ({
  page,
}) => {
  await page.goto('/productos');
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Agregar a wishlist' }).click();
  await expect(card.getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
  await card.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Quitar de comparar' })).toBeVisible();
  const product = await card.getByRole('heading').getByRole('link').getAttribute('href');
  // Open it by its address: a size pressed during the page transition is ignored.
  await page.goto(product ?? '-');
  await chooseSize(page);
  await page.getByRole('button', { name: 'Añadir al carrito' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('button', { name: /^Carrito.*1/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tienda:recent'))).not.toBeNull();
  for (const path of ['/cart', '/favoritos', '/comparar']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const list = page.getByRole('list', { name: 'Vistos recientemente', includeHidden: true });
    await expect(list.getByRole('link', { includeHidden: true }), path).toHaveCount(1);
    await expect(list, path).toBeHidden();
  }
});

test('favourites are shared by a link and saved by the visitor who opens it @desktop', async ({
  page,
  context,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/productos');
  for (const nth of [0, 1]) {
    await cards(page).nth(nth).getByRole('button', { name: 'Agregar a wishlist' }).click();
    await expect(cards(page).nth(nth).getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
  }
  await page.goto('/favoritos');
  await page.getByRole('button', { name: 'Compartir lista' }).click();
  await expect(page.getByText('Enlace copiado').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/favoritos\?lista=[\w-]+,[\w-]+$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  const shared = page.getByRole('list', { name: 'Lista compartida contigo' });
  await expect(shared.getByRole('article')).toHaveCount(2);
  await axe(page);
  await page.getByRole('button', { name: 'Guardar en mis favoritos' }).click();
  await expect(shared).toBeHidden();
  await expect(page.getByRole('list', { name: 'Favoritos' }).getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritos 2' })).toBeVisible();
  expect(page.url()).not.toContain('lista');
});
