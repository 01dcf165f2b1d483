/** What buyers said of an article (decision 138, Reviews). */
import { expect, test } from '../fixtures/shop.ts';

test('an article says what its buyers said; one that nobody spoke of has no stars anywhere @nojs', async ({
  page,
}) => {
  await page.goto('/productos');
  await expect(page.getByRole('img', { name: 'Calificación: 4.4 de 5, 5 opiniones' })).toBeVisible();
  // Most of the sandbox's articles have a rating of the service, and no reviews.
  expect(await page.getByRole('img', { name: /^Calificación/ }).count()).toBeLessThan(6);
  await page.goto('/producto/KNL-TEN-0001');
  await page.getByRole('link', { name: /5 opiniones/ }).click();
  await expect(page.getByText('4 de 5 dicen que viene pequeño')).toBeInViewport();
  await page.getByText('Ver 2 opiniones más').click();
  await expect(page.getByText('Luis P.')).toBeVisible();
  await page.goto('/producto/KNL-BTA-0012');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opiniones' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Calificación/ })).toHaveCount(0);
});
