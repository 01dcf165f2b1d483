/** Search: Enter, results and suggestions (storefront §2; §4; decisions 22, 23). */
import type { Page } from '@playwright/test';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';
import { detailOf } from '../pages/article-detail.ts';
import { watchScripts } from '../pages/script-watch.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' }).and(page.locator(':visible'));
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Sugerencias de búsqueda' }).getByRole('option');

test('Enter searches for the trimmed, lower-cased part before the first slash', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('  Tenis/rojos ');
  await box(page).press('Enter');
  await page.waitForURL(/\/productos\?busqueda=tenis$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para "tenis"' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Productos' }).getByRole('article').first()).toBeVisible();
});

test('results can be filtered and sorted, and keep the term', async ({ page }) => {
  await page.goto('/productos?busqueda=tenis');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Precio: menor a mayor' });
  await expect(page).toHaveURL(/\?busqueda=tenis&orden=precio-asc$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para "tenis"' })).toBeVisible();
});

test('a meaningless term says so, and leads on without a list to narrow', async ({ page, axe }) => {
  const toasts = await hearToasts(page);
  await page.goto('/productos?busqueda=zzzqqq');
  await expect(page.getByText('Sin resultados para "zzzqqq"').first()).toBeVisible();
  await expect.poll(toasts).toEqual(['warn top-left Sin resultados para "zzzqqq"']);
  const main = page.getByRole('main');
  await expect(main.getByText('No hay productos disponibles.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Mujer', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ofertas', exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Filtros' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Filtros' })).toHaveCount(0);
  await expect(main.getByRole('combobox', { name: 'Ordenar por' })).toHaveCount(0);
  await axe(page);
});

const firstProduct = (page: Page) =>
  page.getByRole('list', { name: 'Productos' }).getByRole('article').first().getByRole('link').first();

test('black shoes in 42 are found by those words, and open in black and 42', async ({ page, axe }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await box(page).pressSequentially('tenis negros 42');
  await expect(options(page).first()).toHaveAttribute(
    'href',
    '/productos?categoria=hombre/zapatos/tenis&color=negro&talla=42',
  );
  await expect(options(page).first()).toContainText('Negro, talla 42');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/productos?busqueda=tenis+negros+42&color=negro&talla=42');
  const main = page.getByRole('main');
  await expect(
    main.getByText('Mostramos lo más parecido: "tenis" en Negro, talla 42.', { exact: true }),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes('/items/search'))).toHaveLength(1);
  await axe(page);
  await firstProduct(page).click();
  await expect(page).toHaveURL(/\/producto\/[^?]+\?color=negro&talla=42$/);
  await expect(page.getByRole('radio', { name: 'Negro', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^42\b/ })).toBeChecked();
});

test('a removed filter of a search stays removed', async ({ page }) => {
  await page.goto('/productos?busqueda=tenis+negros+42');
  const main = page.getByRole('main');
  await expect(main.getByText('Mostramos lo más parecido: "tenis" en Negro, talla 42.')).toBeVisible();
  await main.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect(page).toHaveURL('/productos?busqueda=tenis+negros+42');
  await firstProduct(page).click();
  await expect(page).toHaveURL(/\/producto\//);
  await page.goBack();
  await expect(main.getByText('Mostramos lo más parecido a "tenis".')).toBeVisible();
  await expect(page).toHaveURL('/productos?busqueda=tenis+negros+42');
});

/** Names of the articles that the service finds for a term in a colour and a size. */
async function foundIn(term: string, color: string, size?: string): Promise<readonly string[]> {
  const answer = await fetch(`${ORIGINS.sandbox}/api/v1/items/search?value=${encodeURIComponent(term)}`);
  const { data }: { readonly data: readonly { readonly Sku: string }[] } = await answer.json();
  const details = await Promise.all(data.map(({ Sku }) => detailOf(Sku)));
  return details
    .filter(({ variantes }) =>
      variantes.some(
        ({ Color, Talla, Cantidad }) =>
          Color === color && (size === undefined || (Talla === size && Cantidad > 0)),
      ),
    )
    .map(({ articulo }) => articulo.Nombre_Comercial)
    .toSorted();
}

test('a search with a colour and a size shows products available in both, in that colour', async ({
  page,
}) => {
  const expected = await foundIn('tenis', 'Negro', '42');
  await page.goto('/productos?busqueda=tenis&color=negro&talla=42');
  const cards = page.getByRole('list', { name: 'Productos' }).getByRole('article');
  const headings = cards.getByRole('heading');
  await expect.poll(async () => (await headings.allTextContents()).toSorted()).toEqual(expected);
  for (const link of await headings.getByRole('link').all())
    await expect(link).toHaveAttribute('href', /\?color=negro&talla=42$/);
  for (const picture of await cards.locator('picture img').all())
    await expect(picture).toHaveAttribute('src', /-negro-\d+\.jpg$/);
});

test('a colour among the words of a search is a filter, also where the service finds something', async ({
  page,
}) => {
  const toasts = await hearToasts(page);
  const expected = await foundIn('tenis negros', 'Negro');
  await page.goto('/productos?busqueda=tenis+negros');
  const cards = page.getByRole('list', { name: 'Productos' }).getByRole('article');
  await expect(page.getByRole('button', { name: 'Quitar filtro: Color Negro' })).toBeVisible();
  await expect(page).toHaveURL('/productos?busqueda=tenis+negros&color=negro');
  await expect(cards).toHaveCount(expected.length);
  for (const link of await cards.getByRole('heading').getByRole('link').all())
    await expect(link).toHaveAttribute('href', /\?color=negro$/);
  // The service has results: there is no warning.
  expect(await toasts()).toEqual([]);
  await expect(page.getByText(/lo más parecido/)).toHaveCount(0);
});

for (const term of ['sneakers', 'tenis negros 42', 'regalo mamá'])
  test(`${term}, which the service does not find, shows the closest products without a warning`, async ({
    page,
  }) => {
    const toasts = await hearToasts(page);
    await page.goto(`/productos?busqueda=${encodeURIComponent(term)}`);
    await expect(page.getByRole('main').getByText(/^Mostramos lo más parecido/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Productos' }).getByRole('article').first()).toBeVisible();
    expect(await toasts()).toEqual([]);
  });

for (const { locale, term, name, href } of [
  { locale: '', term: 'devoluciones', name: 'Cambios y devoluciones', href: '/politicas-de-devolucion' },
  { locale: '', term: 'xela', name: 'Tiendas y horarios', href: '/ubicaciones' },
  {
    locale: '/en',
    term: 'shipping',
    name: 'Shipping and delivery',
    href: '/en/preguntas-frecuentes#delivery',
  },
])
  test(`${term} leads to a page of help, from the results and from the suggestions`, async ({
    page,
    axe,
  }) => {
    const toasts = await hearToasts(page);
    await page.goto(`${locale}/productos?busqueda=${term}`);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    expect(await toasts()).toEqual([]);
    await axe(page);
    await page.getByRole('searchbox').and(page.locator(':visible')).fill(term);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', href);
  });

test('a failed search shows the reason, and can be repeated', async ({ page, sandbox, expected }) => {
  expected.push(/Failed to load resource/);
  const toasts = await hearToasts(page);
  await sandbox.addFault({
    path: '/api/v1/items/search',
    status: 500,
    body: { message: 'no se pudo' },
    times: 1,
  });
  await page.goto('/productos?busqueda=tenis');
  await expect.poll(toasts).toEqual(['error bottom-left Error: no se pudo']);
  // Otherwise the list would show the whole shop, which is not the search result.
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('Revisa tu conexión y vuelve a intentarlo.')).toBeVisible();
  await expect(page.getByText(/aquí siguen los productos/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('list', { name: 'Productos' }).getByRole('article').first()).toBeVisible();
  expect(await toasts()).toHaveLength(1);
});

for (const [typed, name] of [
  ['zapatillas', /tenis/i],
  ['sneekers', /tenis/i],
  ['camiseta', /playera/i],
  ['niñoz', /niños/i],
  ['TÉNIS', /tenis/i],
] as const) {
  test(`typing ${typed} suggests ${name.source}`, async ({ page }) => {
    await page.goto('/');
    await box(page).pressSequentially(typed);
    await expect(options(page).filter({ hasText: name }).first()).toBeVisible();
  });
}

test('the index is not loaded before the first focus', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const scripts = await watchScripts(page);
  await page.goto('/');
  await scripts.atRest();
  expect(asked.filter((url) => url.includes('sugerencias'))).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked.some((url) => url.includes('sugerencias'))).toBe(true);
});

test('suggestions are chosen by keyboard alone, and Escape closes them', async ({ page, axe }) => {
  await page.goto('/');
  await box(page).pressSequentially('botas');
  await expect(options(page).first()).toBeVisible();
  const combobox = page.getByRole('combobox', { name: 'Sugerencias de búsqueda', expanded: true });
  await expect(combobox.getByRole('searchbox')).toBeFocused();
  await axe(page);
  await box(page).press('Escape');
  await expect(combobox).toHaveCount(0);
  await expect(options(page)).toHaveCount(0);
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const href = await options(page).first().getAttribute('href');
  await box(page).press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === href || url.href.endsWith(href ?? '-'));
});

test('text and arrow keys from before the suggestions render are not lost', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/_astro\/Suggestions\./, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/');
  await box(page).pressSequentially('botas');
  await box(page).press('ArrowDown');
  await expect(options(page)).toHaveCount(0);
  code.resolve();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveValue('botas');
});

for (const hostile of ['<script>alert(1)</script>', '(', '\\', '"', '%00', 'a'.repeat(500)]) {
  test(`the term ${hostile.slice(0, 12)} is only text`, async ({ page }) => {
    await page.goto(`/productos?busqueda=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Resultados para');
    await box(page).pressSequentially(hostile.slice(0, 20));
    await expect(box(page)).not.toHaveValue('');
  });
}

test('recent searches are offered again', async ({ page }) => {
  await page.goto('/');
  await box(page).click();
  await expect(box(page)).toHaveAttribute('aria-controls', /suggestions/);
  await box(page).fill('botas');
  await box(page).press('Enter');
  await page.waitForURL(/busqueda=botas/);
  await page.goto('/');
  await box(page).click();
  const recent = page.getByRole('listbox', { name: 'Búsquedas recientes' }).getByRole('option');
  await expect(recent.filter({ hasText: 'botas' })).toBeVisible();
  await page.getByRole('button', { name: 'Borrar búsquedas recientes' }).click();
  await expect(recent).toHaveCount(0);
});

test("a word that the service does not know leads to the shop's word for it", async ({ page }) => {
  await page.goto('/productos?busqueda=sneakers');
  const main = page.getByRole('main');
  await expect(main.getByText('Mostramos lo más parecido a "sneakers".')).toBeVisible();
  const found = main.getByRole('list', { name: 'Productos' }).getByRole('article');
  await expect(found.first()).toContainText(/tenis/i);
  await expect(found.first()).toContainText(/Q\s?\d/);
  await expect(main.getByRole('combobox', { name: 'Ordenar por' })).toBeVisible();
});
