/** Pages about an occasion that editors have written (decision 137, Landing pages). */
import { expect, test } from '../fixtures/shop.ts';

test('home leads to a page about an occasion, which shows products without any script @nojs', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Para la lluvia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para la lluvia');
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' })).toContainText('Para la lluvia');
  await expect(page.getByText('llueve casi todas las tardes')).toBeVisible();
  expect(await page.locator('.card').count()).toBeGreaterThan(3);
});

test('an untranslated page says so about its text alone @nojs', async ({ page }) => {
  await page.goto('/en/colecciones/regalos-para-ella');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Regalos para ella');
  await expect(page.locator('[lang="es-GT"]').filter({ has: heading })).toBeVisible();
  await page.goto('/en/colecciones/para-la-lluvia');
  await expect(page.getByRole('heading', { level: 1, name: 'For the rain' })).toBeVisible();
});
