/**
 * Articles that are newer than the build, without pictures, or unknown (contract, Hosting; decision 34, Articles
 * without pictures).
 */
import type { Page } from '@playwright/test';
import { chooseSize } from '../fixtures/choose-size.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { pressInFooter } from '../fixtures/reach-for.ts';
import type { SandboxControl } from '../fixtures/sandbox-control.ts';
import { expect, test } from '../fixtures/shop.ts';
import { storedCart } from '../fixtures/stored-cart.ts';
import { detailOf } from '../pages/article-detail.ts';
import { samples } from '../pages/samples.ts';

/** Makes the service sell an article without a built page. */
async function sellNewer(sandbox: SandboxControl, sku: string): Promise<void> {
  const answer = await detailOf((await samples()).sku);
  const articulo = { ...answer.articulo, Sku: sku, Nombre_Comercial: 'Recién llegado' };
  await sandbox.addFault({
    path: `/api/v1/items/${sku}`,
    body: { code: 200, data: { ...answer, articulo } },
  });
}

test('an article without pictures offers a search and the way home', { tag: '@desktop' }, async ({
  page,
}) => {
  const { skuWithoutPictures } = await samples();
  await page.goto(`/producto/${skuWithoutPictures}`);
  await page.getByRole('main').getByRole('searchbox').fill('tenis');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/productos\?busqueda=tenis/);
});

test('an article that is newer than the build is shown by the not-found page', { tag: '@desktop' }, async ({
  page,
  sandbox,
  expected,
  axe,
}) => {
  expected.push(/status of 404/);
  await sellNewer(sandbox, 'NUEVO-1');
  await page.goto('/producto/NUEVO-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Recién llegado' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Productos relacionados' })).toBeVisible();
  await expect(page.getByText(/^Entrega en \d a \d días hábiles$/)).toBeVisible();
  const own = /\/producto\/NUEVO-1$/;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/en\/producto\/NUEVO-1$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', own);
  await axe(page);
  await page.getByRole('link', { name: 'Verificar tu talla' }).click();
  await expect(page.getByRole('columnheader', { name: 'MX' })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseSize(page);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(page.getByText('Añadio al Carrito').first()).toBeVisible();
});

/** The positions of the pictures and the name, in whole pixels from the top left of the page. */
async function placesOf(page: Page): Promise<Record<string, readonly number[]>> {
  const gallery = await page.getByRole('region', { name: 'Galería' }).boundingBox();
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const rounded = [gallery?.x, gallery?.y, gallery?.width, gallery?.height].map((each) =>
    Math.round(each ?? 0),
  );
  return { gallery: rounded, name: [name?.x, name?.y].map((each) => Math.round(each ?? 0)) };
}

test('an article that is newer than the build looks as if it had been built', async ({
  page,
  sandbox,
  expected,
}) => {
  expected.push(/status of 404/);
  const { sku, brandName } = await samples();
  await page.goto(`/producto/${sku}`);
  const built = await placesOf(page);
  await sellNewer(sandbox, 'NUEVO-4');
  await page.goto('/producto/NUEVO-4');
  await expect(page.getByRole('heading', { level: 1, name: 'Recién llegado' })).toBeVisible();
  expect(await placesOf(page)).toEqual(built);
  const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(trail.getByRole('listitem')).toHaveText(['Inicio', 'Todos los productos', 'Recién llegado']);
  await expect(trail.getByRole('link', { name: 'Todos los productos' })).toHaveAttribute(
    'href',
    '/productos',
  );
  const main = page.getByRole('main');
  await expect(main.getByText(brandName, { exact: true })).toBeVisible();
  await expect(main.getByText('Descripción', { exact: true })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Cambios y devoluciones' })).toHaveAttribute(
    'href',
    '/politicas-de-devolucion',
  );
  await expect(main.getByRole('link', { name: 'Compartir' })).toHaveAttribute('href', /producto%2FNUEVO-4$/);
});

test('an article that is newer than the build is enlarged, saved, compared, remembered and shared like any other', {
  tag: '@desktop',
}, async ({ page, context, sandbox, expected }) => {
  expected.push(/status of 404/);
  await sellNewer(sandbox, 'NUEVO-5');
  await page.goto('/producto/NUEVO-5');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ampliar' }).click();
  await expect(page.getByRole('dialog', { name: 'Imagen ampliada' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Agregar a wishlist' }).click();
  await expect(main.getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
  await main.getByRole('button', { name: 'Comparar' }).click();
  const stored = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), `tienda:${key}`);
  const kept = [{ sku: 'NUEVO-5', name: 'Recién llegado', brand: (await samples()).brandName }];
  await expect.poll(() => stored('wishlist')).toMatchObject(kept);
  await expect.poll(() => stored('compare')).toMatchObject(kept);
  await expect.poll(() => stored('recent')).toMatchObject(kept);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('link', { name: 'Compartir' }).click();
  await expect(page.getByText('Enlace copiado').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.reload();
  await expect(main.getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
});

test('the language switch of an article that is newer than the build leads to it, with the query', {
  tag: '@desktop',
}, async ({ page, sandbox, expected }) => {
  expected.push(/status of 404/);
  await sellNewer(sandbox, 'NUEVO-6');
  await page.goto('/producto/NUEVO-6?de=aqui');
  await expect(page.getByRole('heading', { level: 1, name: 'Recién llegado' })).toBeVisible();
  await pressInFooter(page, 'English');
  await expect(page).toHaveURL(/\/en\/producto\/NUEVO-6\?de=aqui$/);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await pressInFooter(page, 'Español');
  await expect(page).toHaveURL(/:\d+\/producto\/NUEVO-6\?de=aqui$/);
});

test.describe('an English browser', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-US' });

  test('is offered an article that is newer than the build in English', async ({
    page,
    sandbox,
    expected,
  }) => {
    expected.push(/status of 404/);
    await sellNewer(sandbox, 'NUEVO-7');
    await page.goto('/producto/NUEVO-7');
    await expect(page.getByRole('heading', { level: 1, name: 'Recién llegado' })).toBeVisible();
    await page.mouse.move(200, 300);
    await page.getByRole('link', { name: 'View this page in English' }).click();
    await expect(page).toHaveURL(/\/en\/producto\/NUEVO-7$/);
  });
});

test('an article that is newer than the build is shown under its English address too', {
  tag: '@desktop',
}, async ({ page, sandbox, expected }) => {
  expected.push(/status of 404/);
  await sellNewer(sandbox, 'NUEVO-3');
  await page.goto('/en/producto/NUEVO-3');
  await expect(page.getByRole('heading', { level: 1, name: 'Recién llegado' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('an article that is newer than the build and has no pictures is unavailable, with a search', {
  tag: '@desktop',
}, async ({ page, sandbox, expected, axe }) => {
  expected.push(/status of 404/);
  const { sku } = await samples();
  const answer = await detailOf(sku);
  const articulo = { ...answer.articulo, Sku: 'NUEVO-2', Nombre_Comercial: 'Sin fotos', Imagenes: [] };
  for (const name of ['Imagen_1', 'Imagen_2', 'Imagen_3', 'Imagen_4', 'Imagen_5'])
    Reflect.set(articulo, name, '');
  const variantes = answer.variantes.map((variant) => ({ ...variant, Imagenes: [] }));
  await sandbox.addFault({
    path: '/api/v1/items/NUEVO-2',
    body: { code: 200, data: { ...answer, articulo, variantes } },
  });
  await page.goto('/producto/NUEVO-2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este artículo no está disponible');
  await expect(page.getByText('Por ahora no podemos mostrar «Sin fotos».')).toBeVisible();
  await expect(page).toHaveTitle(/^Sin fotos \|/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/producto/NUEVO-2',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute(
    'href',
    '/',
  );
  await axe(page);
  await page.getByRole('main').getByRole('searchbox').fill('tenis');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/productos\?busqueda=tenis/);
});

test('a colour that is newer than the build can be requested, shown and bought', { tag: '@desktop' }, async ({
  page,
  sandbox,
}) => {
  const { sku } = await samples();
  const answer = await detailOf(sku);
  const [some] = answer.variantes;
  if (!some) throw new Error('no variant');
  const Imagenes = ['nuevo-1.webp'];
  const newer = { ...some, Sku: `${sku}-NUEVO`, IdColor: 999, Color: 'Color Nuevo', Cantidad: 4, Imagenes };
  await sandbox.addFault({
    path: `/api/v1/items/${sku}`,
    body: { code: 200, data: { ...answer, variantes: [...answer.variantes, newer] } },
  });
  await page.route('**/nuevo-1.webp*', (route) => route.fulfill({ path: 'public/icon-512.png' }));
  await page.goto(`/producto/${sku}?color=color-nuevo`);
  await expect(page.getByRole('radio', { name: 'Color Nuevo' })).toBeChecked();
  await expect(page.getByText(`SKU: ${sku}-NUEVO`)).toBeVisible();
  const gallery = page.getByRole('region', { name: 'Galería' });
  await expect(gallery).toHaveAttribute('data-images', /^https?:.*\/nuevo-1\.webp$/);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(page.getByText('Tienes 1 en tu carrito.')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([
    { sku: `${sku}-NUEVO`, selectedProductColor: 'Color Nuevo' },
  ]);
});

test('an article whose page cannot be rendered is not requested forever', {
  tag: '@desktop',
}, async ({ page, sandbox, expected }) => {
  expected.push(/status of 404/, /ERR_FAILED/);
  await sellNewer(sandbox, 'NUEVO-9');
  const isAsked = page.waitForRequest(/UnbuiltPage/);
  await page.route(/UnbuiltPage/, (route) => route.abort());
  await page.goto('/producto/NUEVO-9');
  await isAsked;
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
});

test('an unknown article stays not found', { tag: '@desktop' }, async ({ page, expected }) => {
  expected.push(/status of 404/);
  const toasts = await hearToasts(page);
  await page.goto('/producto/NO-EXISTE');
  await expect.poll(toasts).toEqual(['info top-center No se encontraron productos disponibles']);
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
});
