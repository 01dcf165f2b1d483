/**
 * Product page (storefront §2; §3; §4; §5; interface, Quick view and product page; decisions 33, 37, 39).
 */
import type { Page } from '@playwright/test';
import { slugOf } from '../../../src/shared/text/slug.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';
import { unevenDetail, type Variant } from '../pages/article-detail.ts';
import { samples } from '../pages/samples.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Añadir al carrito' });
const sizes = (page: Page) => page.getByRole('radiogroup', { name: 'Talla' });
const colors = (page: Page) => page.getByRole('radiogroup', { name: 'Color' });
const addressOf = ({ Color, Talla }: Variant): string => `?color=${slugOf(Color)}&talla=${slugOf(Talla)}`;

test('the first click on “Añadir al carrito” is not lost, and is answered in its place', async ({ page }) => {
  const toasts = await hearToasts(page);
  const { sku, name } = await samples();
  await page.goto(`/producto/${sku}`);
  const size = await chooseSize(page);
  // The next choice expands after the size.
  await expect(page.getByRole('spinbutton', { name: 'Cantidad' })).toBeVisible();
  await add(page).scrollIntoViewIfNeeded();
  const before = await add(page).boundingBox();
  await add(page).click();
  const note = page.locator('.buy-added').filter({ hasText: 'Añadido: ' });
  await expect(note).toContainText(name);
  await expect(note).toContainText(size);
  await expect(note.getByRole('link', { name: 'Ver carrito' })).toBeInViewport({ ratio: 1 });
  expect(await add(page).boundingBox()).toEqual(before);
  await expect.poll(toasts).toEqual(['success top-left Añadio al Carrito']);
  await expect(page.getByText('Tienes 1 en tu carrito.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver carrito' })).toHaveAttribute(
    'href',
    '/cart',
  );
});

test('a press on “Añadir al carrito” shows that it waits until its code has loaded @desktop', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/_astro\/mount-product\.[^/]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  await chooseSize(page);
  await add(page).click();
  await expect(add(page)).toHaveAttribute('data-pressed');
  await expect(add(page)).toHaveCSS('animation-name', 'pressed');
  code.resolve();
  await expect(page.getByText('Tienes 1 en tu carrito.')).toBeVisible();
  await expect(add(page)).not.toHaveAttribute('data-pressed');
});

test('a colour shows its pictures, keeps the chosen size where it exists, and is in the address @desktop', async ({
  page,
}) => {
  const { articulo, variantes } = await unevenDetail(0);
  await page.goto(`/producto/${articulo.Sku}`);
  const shown = await colors(page).getByRole('radio', { checked: true }).inputValue();
  const isThere = (color: string, size: string): boolean =>
    variantes.some(({ Color, Talla, Cantidad }) => Color === color && Talla === size && Cantidad > 0);
  const other = variantes.find(
    ({ Color, Talla, Cantidad }) => Color !== shown && Cantidad > 0 && isThere(shown, Talla),
  );
  if (!other) throw new Error('no size in stock in two colours');
  await expect(sizes(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await sizes(page).getByRole('radio', { name: other.Talla, exact: true }).check({ force: true });
  await colors(page).getByRole('radio', { name: other.Color, exact: true }).check({ force: true });
  await expect(sizes(page).getByRole('radio', { name: other.Talla, exact: true })).toBeChecked();
  await expect(page.getByText(`SKU: ${other.Sku}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`color=${slugOf(other.Color)}`));
  await expect(page.getByRole('region', { name: 'Galería' })).toHaveAttribute(
    'data-images',
    new RegExp(slugOf(other.Color)),
  );
});

test('an address with colour and size shows that variant @desktop', async ({ page }) => {
  const { articulo, variantes } = await unevenDetail(0);
  const wanted = variantes.findLast(({ Cantidad }) => Cantidad > 0);
  if (!wanted) throw new Error('nothing in stock');
  await page.goto(`/producto/${articulo.Sku}${addressOf(wanted)}`);
  await expect(page.getByText(`SKU: ${wanted.Sku}`)).toBeVisible();
});

test('more units than the stock has are refused with the specification’s two messages', {
  tag: '@desktop',
}, async ({ page, sandbox }) => {
  const { articulo, variantes } = await unevenDetail(2);
  const variant = variantes.find(({ Cantidad }) => Cantidad > 0);
  if (!variant) throw new Error('nothing in stock');
  await sandbox.setStock(variant.CodigoInterno, 3);
  const toasts = await hearToasts(page);
  await page.goto(`/producto/${articulo.Sku}${addressOf(variant)}`);
  await expect(page.getByText('Quedan 3', { exact: true })).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: 'Cantidad' });
  await quantity.fill('9');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await expect.poll(toasts).toEqual(['warn top-center Cantidad excede el stock, Disponible 3 unidades']);
  await add(page).click();
  await expect(page.getByText('Ya tienes en tu carrito las 3 que hay.')).toBeVisible();
  await add(page).click();
  await expect
    .poll(async () => (await toasts()).slice(1))
    .toEqual(['success top-left Añadio al Carrito', 'warn top-center Cantidad excede el stock disponible']);
});

test('another size or colour is counted from 1 again', { tag: '@desktop' }, async ({ page, sandbox }) => {
  const { articulo, variantes } = await unevenDetail(4);
  const [first] = variantes;
  const size = variantes.find(({ Color, Talla }) => Color === first?.Color && Talla !== first.Talla);
  const color = variantes.find(({ Color }) => Color !== first?.Color);
  if (!first || !size || !color) throw new Error('too few variants');
  for (const { CodigoInterno } of [first, size, color]) await sandbox.setStock(CodigoInterno, 3);
  await page.goto(`/producto/${articulo.Sku}${addressOf(first)}`);
  const quantity = page.getByRole('spinbutton', { name: 'Cantidad' });
  // The service's stock appears after its answer; the built page may show less.
  await quantity.focus();
  await expect(page.getByText('Quedan 3', { exact: true })).toBeVisible();
  for (const [group, name] of [
    [sizes(page), size.Talla],
    [colors(page), color.Color],
  ] as const) {
    await quantity.fill('3');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('3');
    await group.getByRole('radio', { name, exact: true }).check({ force: true });
    await expect(quantity).toHaveValue('1');
  }
});

test('the product is shared in its chosen variant', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const toasts = await hearToasts(page);
  const { articulo, variantes } = await unevenDetail(0);
  const wanted = variantes.findLast(({ Cantidad }) => Cantidad > 0);
  if (!wanted) throw new Error('nothing in stock');
  await page.goto(`/producto/${articulo.Sku}${addressOf(wanted)}`);
  await expect(page.getByText(`SKU: ${wanted.Sku}`)).toBeVisible();
  const link = page.getByRole('link', { name: 'Compartir' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*%2Fproducto%2F/);
  await link.click();
  await expect.poll(toasts).toEqual(['success top-right Enlace copiado']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a price that changed since the build is reported', { tag: '@desktop' }, async ({ page, sandbox }) => {
  const { articulo, variantes } = await unevenDetail(3);
  const variant = variantes.find(({ Cantidad }) => Cantidad > 0);
  if (!variant) throw new Error('nothing in stock');
  await sandbox.setPrice({ sku: variant.Sku, listPrice: 1234.5, discountedPrice: 0 });
  await page.goto(`/producto/${articulo.Sku}${addressOf(variant)}`);
  await expect(page.getByText(/^El precio cambió de Q\s[\d,.]+ a Q\s1,234\.50\.$/)).toBeVisible();
});

test('a failed refresh leaves the page usable and can be repeated', { tag: '@desktop' }, async ({
  page,
  sandbox,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  const toasts = await hearToasts(page);
  const { sku } = await samples();
  await sandbox.addFault({ path: `/api/v1/items/${sku}`, status: 500, body: {}, times: 1 });
  await page.goto(`/producto/${sku}`);
  await chooseSize(page);
  await add(page).click();
  await expect(page.getByText('No se pudo confirmar el precio y las existencias.')).toBeVisible();
  await expect
    .poll(async () => (await toasts()).toSorted())
    .toEqual([
      'info top-center No se encontraron productos disponibles',
      'success top-left Añadio al Carrito',
    ]);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No se pudo confirmar')).toBeHidden();
});

test('a shopper chooses, counts and buys with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  await sizes(page).getByRole('radio', { disabled: false }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/talla=/);
  const quantity = page.getByRole('spinbutton', { name: 'Cantidad' });
  await quantity.focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tienes 2 en tu carrito.')).toBeVisible();
});

test('delivery shows a default, then dates for a department that is remembered @desktop', async ({
  page,
}) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  await expect(page.getByText(/^Entrega en \d a \d días hábiles$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver fechas para mi departamento' }).click();
  await page.getByLabel('Departamento').selectOption({ label: 'Petén' });
  await expect(page.getByText(/^Llega entre el .+ y el .+$/)).toBeVisible();
  await page.reload();
  await page.mouse.move(200, 300);
  await expect(page.getByText(/^Llega entre el .+ y el .+$/)).toBeVisible();
});

test('the buy box never covers the related products', { tag: '@desktop' }, async ({ page }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const related = page.getByRole('heading', { name: 'Productos relacionados' });
  await related.evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const links = page.locator('.related').getByRole('link');
  for (const link of await links.all()) await link.click({ trial: true });
  await page.evaluate(() => scrollBy({ top: -250, behavior: 'instant' }));
  const covered = await page.evaluate(() => {
    const box = document.querySelector('.product-buy')?.getBoundingClientRect();
    const below = document.querySelector('.related')?.getBoundingClientRect();
    return box !== undefined && below !== undefined && box.bottom > below.top;
  });
  expect(covered).toBe(false);
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  test('the breadcrumb leads to the categories of the product', async ({ page }) => {
    const { sku, name } = await samples();
    await page.goto(`/producto/${sku}`);
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
    await expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
    const links = trail.getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 2)).toEqual(['/', '/productos']);
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of hrefs.slice(2)) expect(href).toMatch(/^\/productos\/[a-z0-9/-]+$/);
    const title = (await links.last().textContent()) ?? '-';
    await links.last().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a product page has price, sizes, delivery, description and structured data', async ({ page }) => {
    const { sku, name } = await samples();
    await page.goto(`/producto/${sku}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Productos relacionados' })).toBeVisible();
    await expect(sizes(page).getByRole('radio').first()).toBeAttached();
    const [product] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data: unknown = JSON.parse(product ?? '');
    expect(data).toMatchObject({ '@type': 'Product', sku, offers: { priceCurrency: 'GTQ' } });
  });
});
