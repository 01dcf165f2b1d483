/** The reviews of an article, or the service's own rating (decision 138, Reviews). */
import { expect, test } from '../fixtures/shop.ts';
import { detailOf } from '../pages/article-detail.ts';

test('an article has its reviews; one without reviews has the rating of the service @nojs', async ({
  page,
}) => {
  await page.goto('/productos');
  await expect(page.getByRole('img', { name: 'Calificación: 4.4 de 5, 5 opiniones' })).toBeVisible();
  // Without a number of reviews.
  await expect(page.getByRole('img', { name: /^Calificación: [\d.]+ de 5$/ }).first()).toBeVisible();
  await page.goto('/producto/KNL-TEN-0001');
  await page.getByRole('link', { name: /5 opiniones/ }).click();
  await expect(page.getByText('4 de 5 dicen que viene pequeño')).toBeInViewport();
  await page.getByText('Ver 2 opiniones más').click();
  await expect(page.getByText('Luis P.')).toBeVisible();
  await page.goto('/producto/KNL-BTA-0012');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opiniones' })).toHaveCount(0);
  const { articulo } = await detailOf('KNL-BTA-0012');
  const name = `Calificación: ${articulo.Calificacion} de 5`;
  await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).not.toContain('aggregateRating');
});

for (const [path, ours, theirs] of [
  ['', 'Calificación: 4.4 de 5, 5 opiniones', /^Calificación: [\d.]+ de 5$/],
  ['/en', 'Rating: 4.4 out of 5, 5 reviews', /^Rating: [\d.]+ out of 5$/],
] as const)
  test(`the quick view, a filtered list and a search show the same stars as the card on ${path}/ @desktop`, async ({
    page,
  }) => {
    await page.goto(`${path}/productos`);
    for (const stars of [ours, theirs]) {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('img', { name: stars }) })
        .first();
      const label = (await card.locator('.rating').getAttribute('aria-label')) ?? '';
      await card.locator('[data-action="quick-view"]').click();
      const quick = page.getByRole('dialog').filter({ has: page.locator('.panel') });
      await expect(quick.getByRole('img', { name: label, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    for (const query of ['?orden=precio-asc', '?busqueda=tenis']) {
      await page.goto(`${path}/productos${query}`);
      await expect(page.locator('[data-list-live]').getByRole('img', { name: theirs }).first()).toBeVisible();
    }
  });
