/**
 * A list whose own file cannot be loaded: the service's filter answers (contract, POST filter-items; storefront §8).
 */
import type { Page } from '@playwright/test';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

const FILTER = '/api/v1/items/filter-items';
const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');
const filters = (page: Page) => page.getByRole('region', { name: 'Filtros' });
const option = (page: Page, group: string, name: RegExp) =>
  filters(page).getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name });

const entry = (type: string, value: string): string =>
  `<Detalle><Tipo>${type}</Tipo><Valor>${value}</Valor></Detalle>`;
const documentOf = (group: string, ...entries: readonly string[]): string =>
  `<Filtro><Grupo>${group}</Grupo>${entries.join('')}</Filtro>`;

/**
 * Fails the files of lists.
 * @returns the documents that the service receives, in order
 */
async function loseListFiles(page: Page): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(FILTER)) sent.push(request.postDataJSON()?.xml);
  });
  await page.route('**/datos/{productos,marca}{.json,/**}', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  return sent;
}

test.describe("without the list's data file", { tag: '@desktop' }, () => {
  test.beforeEach(({ expected }) => {
    expected.push(/Failed to load resource/);
  });

  test('every choice is sent to the service, and all values can still be chosen', async ({ page }) => {
    const toasts = await hearToasts(page);
    const sent = await loseListFiles(page);
    await page.goto('/productos?marca=kinalto');
    await expect(cards(page).first()).toContainText('Kinalto');
    const kinalto = entry('marca', 'kinalto');
    await expect.poll(toasts).toEqual(['success top-right Resultados de la busqueda']);
    expect(sent).toEqual([documentOf('productos', kinalto)]);
    await expect(cards(page).filter({ hasNotText: 'Kinalto' })).toHaveCount(0);
    const count = page.getByRole('status').filter({ hasText: /^\d+ productos$/ });
    const alone = (await count.textContent()) ?? '';

    await option(page, 'Marca', /^Rutamar/).check();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toBe(documentOf('productos', kinalto, entry('marca', 'rutamar')));
    await expect(count).not.toHaveText(alone);
    await expect(cards(page).filter({ hasText: 'Rutamar' }).first()).toBeVisible();

    await filters(page).getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(count).toHaveText('240 productos');
    await expect(cards(page)).toHaveCount(24);
  });

  test('a category sends the chosen filters, a brand its one entry', async ({ page }) => {
    const sent = await loseListFiles(page);
    // The service does not filter by price: the shop filters its answer.
    await page.goto('/productos/hombre?etiqueta=oferta&precio=0-150');
    const inCategory = documentOf('productos', entry('categoria', 'hombre'), entry('etiqueta', 'oferta'));
    // Late scripts show the printed list before they request the service.
    await expect.poll(() => sent).toEqual([inCategory]);
    await expect(cards(page).first()).toBeVisible();
    const prices = () =>
      cards(page)
        .locator('.price')
        .evaluateAll((all) =>
          all.map((each) => Number(each.querySelector('[data-cents]')?.getAttribute('data-cents'))),
        );
    await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(15_000);
    await page.goto('/marca/kinalto?orden=precio-asc');
    await expect(cards(page).first()).toContainText('Kinalto');
    await expect.poll(() => sent).toEqual([inCategory, documentOf('marca', entry('marca', 'kinalto'))]);
  });

  test('a choice after a failure requests again, and so does ‘Reintentar’, the file first', async ({
    page,
    sandbox,
  }) => {
    const sent = await loseListFiles(page);
    await sandbox.addFault({ path: FILTER, method: 'POST', status: 500, body: {}, times: 2 });
    await page.goto('/productos?marca=kinalto');
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await option(page, 'Marca', /^Rutamar/).check();
    await expect.poll(() => sent.length).toBe(2);
    await expect(retry).toBeVisible();
    await page.unroute('**/datos/{productos,marca}{.json,/**}');
    await retry.click();
    await expect(cards(page).first()).toBeVisible();
    expect(sent.length).toBe(2);
    await filters(page).getByRole('button', { name: 'Quitar filtros' }).click();
    await page
      .getByRole('combobox', { name: 'Ordenar por' })
      .selectOption({ label: 'Precio: menor a mayor' });
    await expect(page.getByRole('status').filter({ hasText: /^240 productos$/ })).toBeVisible();
  });
});
