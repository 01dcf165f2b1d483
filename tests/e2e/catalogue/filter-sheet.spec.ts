/** The filters on a phone: a sheet that the browser opens without any script of the page. */
import type { Page } from '@playwright/test';
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';

/**
 * Holds every script of the page back.
 * @returns a function that releases them
 */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js*', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });

async function openSheet(page: Page): Promise<void> {
  await page.goto('/productos', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filtros' }).tap();
  await expect(sheet(page)).toBeVisible();
}

test.describe('before any script has loaded, the sheet of filters', { tag: '@phone' }, () => {
  test('opens complete; its open groups show their values once they are loaded', async ({ page }) => {
    const release = await holdScripts(page);
    await openSheet(page);
    await expect(sheet(page).getByRole('button', { name: /^Ver \d+ productos$/ })).toBeVisible();
    const brand = await openFilterGroup(sheet(page), 'Marca');
    release();
    await expect(brand.getByRole('checkbox').nth(1)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Filtros' })).toHaveCount(1);
  });

  test('accepts a choice; it counts once the values are loaded, and keeps the focus', async ({ page }) => {
    const release = await holdScripts(page);
    await openSheet(page);
    const men = sheet(page)
      .getByRole('group', { name: 'Categoría' })
      .getByRole('checkbox', { name: /^Hombre/ });
    await men.tap();
    await expect(men).toBeChecked();
    release();
    await expect(page).toHaveURL(/\?categoria=hombre$/);
    await expect(men).toBeChecked();
    await expect(men).toBeFocused();
    await sheet(page)
      .getByRole('button', { name: /^Ver \d+ productos$/ })
      .tap();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Quitar filtro: Categoría Hombre' })).toBeVisible();
  });

  test('offers the audiences of the list, which count once they are loaded', async ({ page }) => {
    const release = await holdScripts(page);
    await openSheet(page);
    await sheet(page).getByText('Para él', { exact: true }).tap();
    release();
    await expect(page).toHaveURL(/\?categoria=hombre$/);
    await expect(sheet(page).getByRole('radio', { name: 'Para él' })).toBeChecked();
  });

  test('closes by its button, by Escape and by a press outside', async ({ page }) => {
    await holdScripts(page);
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Cerrar filtros' }).tap();
    await expect(sheet(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filtros' }).tap();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filtros' }).tap();
    await expect(sheet(page)).toBeVisible();
    await page.touchscreen.tap(4, 4);
    await expect(sheet(page)).toBeHidden();
  });
});

test('while the products of a choice are counted, the sheet’s button shows no number @phone', async ({
  page,
}) => {
  const counted = Promise.withResolvers<void>();
  await page.route(/\/datos\/productos.*\.json/, async (route) => {
    await counted.promise;
    await route.continue();
  });
  await page.goto('/productos');
  await page.getByRole('button', { name: 'Filtros' }).tap();
  const color = await openFilterGroup(sheet(page), 'Color');
  await color.getByRole('checkbox', { name: /^Negro/ }).tap();
  await expect(page).toHaveURL(/\?color=negro$/);
  const button = sheet(page).getByRole('button', { name: /^Ver .*productos?$/ });
  await expect(button).toHaveText('Ver productos');
  counted.resolve();
  await expect(button).toHaveText(/^Ver [1-9]\d* productos$/);
});

for (const [path, words] of [
  ['/productos?color=negro', 'Cargando productos…'],
  ['/en/productos?color=negro', 'Loading products…'],
] as const)
  test(`${path} says that its products are loading until its scripts are loaded @phone`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const status = page.locator('.listing-title [role="status"]');
    await expect(status).toHaveCount(1);
    const said = await status.evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, '::before');
      return { content, visibility };
    });
    expect(said).toEqual({ content: `"${words}"`, visibility: 'visible' });
    release();
    await expect(status).toHaveText(/^\d+ product/);
    await expect
      .poll(() => status.evaluate((element) => getComputedStyle(element, '::before').content))
      .toBe('none');
  });
