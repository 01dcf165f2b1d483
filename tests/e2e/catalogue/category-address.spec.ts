/**
 * `/productos?categoria=…`, the target of every link in the menu, on a host that only looks at the path (contract,
 * Hosting).
 */
import type { Page } from '@playwright/test';
import { scrollTo } from '../fixtures/reach-for.ts';
import { expect, test } from '../fixtures/shop.ts';
import { listedProducts } from '../pages/listed-products.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');

/** Answers like such a host: with the page of all products, whatever the query. */
async function hostOfPaths(page: Page): Promise<void> {
  await page.route(
    ({ pathname, search }) => pathname === '/productos' && search !== '',
    (route) => route.continue({ url: route.request().url().replace(/\?.*/, '') }),
  );
}

/** Holds back the category's own page, which replaces all products, until the function is called. */
async function holdBack(page: Page, category: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === `/productos/${category}`,
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  return held.resolve;
}

test('a category of the menu marks saved products, compared products and products in my size @desktop', async ({
  page,
}) => {
  await page.goto('/productos/hombre/zapatos');
  await cards(page).nth(1).getByRole('button', { name: 'Agregar a wishlist' }).click();
  await expect(cards(page).nth(1).getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
  await cards(page).nth(2).getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(cards(page).nth(2).getByRole('button', { name: 'Quitar de comparar' })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('tienda:size', JSON.stringify({ shoes: '42', clothes: '' })),
  );
  await hostOfPaths(page);
  const release = await holdBack(page, 'hombre/zapatos');
  await page.goto('/productos?categoria=hombre/zapatos');
  // The printed cards are marked by then.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritos 1' })).toBeVisible();
  await expect(page.getByText('En tu talla: 42')).not.toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Zapatos' })).toBeVisible();
  await expect(cards(page).nth(1).getByRole('button', { name: 'Quitar de wishlist' })).toHaveCount(1);
  await expect(cards(page).nth(2).getByRole('button', { name: 'Quitar de comparar' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Quitar de / })).toHaveCount(2);
  await expect(cards(page).getByText('En tu talla: 42').first()).toBeVisible();
});

test('products that are added below a list are marked like those above them @desktop', async ({ page }) => {
  await page.goto('/productos/pagina/2');
  await cards(page).nth(1).getByRole('button', { name: 'Agregar a wishlist' }).click();
  await expect(cards(page).nth(1).getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
  await page.goto('/productos');
  const more = page.locator('a[href$="/pagina/2"]');
  await scrollTo(more);
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(25).getByRole('button', { name: 'Quitar de wishlist' })).toHaveCount(1);
});

for (const [order, compare] of [
  ['precio-asc', (one: number, other: number) => one - other],
  ['precio-desc', (one: number, other: number) => other - one],
] as const)
  test(`a category of the menu in the order ${order} shows its products in that order @desktop`, async ({
    page,
  }) => {
    const rows = await listedProducts('hombre/zapatos');
    const prices = rows
      .map(({ price, discountedPrice }) => discountedPrice || price)
      .toSorted(compare)
      .slice(0, 24);
    await hostOfPaths(page);
    const release = await holdBack(page, 'hombre/zapatos');
    await page.goto(`/productos?categoria=hombre/zapatos&orden=${order}`, { waitUntil: 'commit' });
    // A shopper may reach for the list before it is the category's; its code arrives later still.
    const code = Promise.withResolvers<void>();
    await page.route(/\/mount-list\.[^/]+\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.waitForFunction(() => document.documentElement.dataset['list'] === 'waiting');
    await page.locator('[data-mount="list"]').dispatchEvent('focusin');
    release();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/hombre\/zapatos$/);
    code.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Zapatos' })).toBeVisible();
    const shown = () =>
      page
        .getByRole('main')
        .locator('article .price')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .map((each) => Number(each.querySelector('[data-cents]')?.getAttribute('data-cents'))),
        );
    await expect.poll(shown).toEqual(prices);
    await expect(page.getByRole('status').filter({ hasText: `${rows.length} productos` })).toBeVisible();
  });
