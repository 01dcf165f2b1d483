/**
 * Back and forward through a list whose controls are untouched since the page loaded (decision 25, List parameters).
 */
import type { Page } from '@playwright/test';
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const names = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('.listing-results:not([hidden]) article h2')
    .evaluateAll((all) => all.slice(0, 4).map((each) => each.textContent ?? ''));

test('forward to an order of the list shows it in that order @desktop', async ({ page }) => {
  await page.goto('/productos');
  const printed = await names(page);
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Precio: menor a mayor' });
  await expect(page).toHaveURL(/\?orden=precio-asc$/);
  let sorted: readonly string[] = [];
  await expect
    .poll(async () => {
      sorted = await names(page);
      return sorted.length === 4 && sorted.join() !== printed.join();
    })
    .toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/productos$/);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(printed);
  await page.goForward();
  await expect(page).toHaveURL(/\?orden=precio-asc$/);
  await expect.poll(() => names(page)).toEqual(sorted);
});

test('back from a category to the whole list shows the whole list @desktop', async ({ page }) => {
  await page.goto('/productos');
  const whole = await heading(page).textContent();
  const categories = await openFilterGroup(page.getByRole('region', { name: 'Filtros' }), 'Categoría');
  await categories.getByRole('checkbox', { name: /^Hombre/ }).click();
  await expect(page).toHaveURL(/\?categoria=hombre$/);
  await page.reload();
  await expect(heading(page)).toHaveText('Hombre');
  await page.goBack();
  await expect(page).toHaveURL(/\/productos$/);
  await expect(heading(page)).toHaveText(whole ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/productos$/);
});
