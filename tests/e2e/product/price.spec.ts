/** Price limits on lists, and the way to gifts (the journey 'a gift under Q300'; decisions 2, 25, 26). */
import type { Page } from '@playwright/test';
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');
const filters = (page: Page) => page.getByRole('region', { name: 'Filtros' });
const band = (page: Page, name: RegExp) =>
  filters(page).getByRole('group', { name: 'Precio' }).getByRole('checkbox', { name });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Quitar filtro: ${name}` });
const shownCount = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ productos?$/ });

/** The highest current price of a card, in cents of quetzales. */
async function dearest(page: Page): Promise<number> {
  const prices = await cards(page)
    .locator('.price')
    .evaluateAll((all) =>
      all.map((each) => Number(each.querySelector('[data-cents]')?.getAttribute('data-cents'))),
    );
  return Math.max(...prices);
}

test("the phone's menu leads to gifts up to Q 300, and on to cheaper ones", { tag: '@phone' }, async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu.getByRole('link', { name: 'Novedades' })).toHaveAttribute(
    'href',
    '/productos?orden=novedades',
  );
  await expect(menu.getByRole('link', { name: 'Ofertas' })).toHaveAttribute(
    'href',
    '/productos?orden=descuento',
  );
  await menu.getByRole('link', { name: 'Regalos hasta Q 300' }).tap();
  await expect(page).toHaveURL(/\/productos\?precio=0-150&precio=150-300$/);
  await expect(chip(page, 'Hasta Q 150')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Regalos hasta Q 300' })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  // The built list is hidden until this one replaces it.
  const dearestBand = async () => Math.ceil((await dearest(page)) / 15_000);
  await expect.poll(dearestBand).toBe(2);
  const before = (await shownCount(page).textContent()) ?? '';
  await axe(page);
  await chip(page, 'Q 150 a Q 300').tap();
  await expect(shownCount(page)).not.toHaveText(before);
  await expect(page).toHaveURL(/\/productos\?precio=0-150$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeVisible();
  await expect.poll(() => dearest(page)).toBeLessThanOrEqual(15_000);
  await page.goBack();
  await expect(shownCount(page)).toHaveText(before);
});

test('prices are a group like the others', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/productos');
  await openFilterGroup(filters(page), 'Precio');
  await openFilterGroup(filters(page), 'Categoría');
  const all = (await shownCount(page).textContent()) ?? '';
  const name =
    (await band(page, /^Más de Q 600/)
      .locator('xpath=..')
      .textContent()) ?? '';
  const count = Number(/\((\d+)\)/.exec(name)?.[1]);
  await band(page, /^Más de Q 600/).click();
  await expect(shownCount(page)).toHaveText(`${count} productos`);
  await expect(page).toHaveURL(/\/productos\?precio=600-$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/productos$/);
  // Its own group keeps its counts; values of others without results are disabled, not removed.
  await expect(band(page, /^Hasta Q 150 \([1-9]/)).toBeEnabled();
  await expect(
    filters(page)
      .getByRole('checkbox', { name: /\(0\)$/ })
      .first(),
  ).toBeDisabled();
  await filters(page).getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(shownCount(page)).toHaveText(all);
  await expect(page).toHaveURL(/\/productos$/);
});

test('limits are in the chosen currency and follow a change of it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/productos?precio=0-150');
  await expect(chip(page, 'Hasta Q 150')).toBeVisible();
  await page.getByRole('button', { name: 'USD' }).click();
  await expect(chip(page, 'Hasta $19.50')).toHaveText('Hasta $19.50');
  await expect(band(page, /^\$19\.50 a \$39 \(/)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Regalos hasta $39' }),
  ).toBeVisible();
  await page.reload();
  await expect(chip(page, 'Hasta $19.50')).toBeVisible();
  await expect(band(page, /^Hasta \$19\.50 \(/)).toBeChecked();
  await page.getByRole('button', { name: 'GTQ' }).click();
  await expect(band(page, /^Hasta Q 150 \(/)).toBeChecked();
});

test('a shopper who searches for a gift is led to the list of gifts', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true }).pressSequentially('gift');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Gifts up to Q 300');
  await expect(page.getByRole('option', { name: 'Regalos para ella' })).toHaveCount(0);
  await first.click();
  await expect(page).toHaveURL(/\/en\/productos\?precio=0-150&precio=150-300$/);
});

test('the list of gifts keeps its name when it is filtered, and after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Regalos hasta Q 300' });
  await page.goto('/productos?precio=0-150&precio=150-300');
  await expect(title).toBeVisible();
  for (const [group, value] of [
    ['Color', /^Negro /],
    ['Categoría', /^Hombre /],
  ] as const) {
    await openFilterGroup(filters(page), group);
    await filters(page).getByRole('group', { name: group }).getByRole('checkbox', { name: value }).check();
    await expect(chip(page, `${group} ${group === 'Color' ? 'Negro' : 'Hombre'}`)).toBeVisible();
    await expect(title).toBeVisible();
  }
  await expect(page).toHaveURL(/categoria=hombre/);
  await page.reload();
  await expect(chip(page, 'Categoría Hombre')).toBeVisible();
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle(/^Regalos hasta Q\s300/);
});

test('a list that is narrowed by price is not named after gifts', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/productos/hombre?precio=0-150&precio=150-300');
  await expect(chip(page, 'Hasta Q 150')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hombre' })).toBeVisible();
});
