/** Ways to reach a list's products: by the keyboard, by audience, through filters in an accordion. */
import type { Page } from '@playwright/test';
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';

const filters = (page: Page) => page.getByRole('region', { name: 'Filtros' });
const products = (page: Page) => page.getByRole('list', { name: 'Productos' });

/** The focused element, in a word. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return (
      element?.getAttribute('aria-label') ??
      (element?.textContent?.trim() || element?.getAttribute('title')) ??
      ''
    );
  });

/** Boxes that scroll vertically by themselves. */
const scrollers = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (each) =>
          /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1,
      ).length,
  );

test('the first product is fewer than 40 tab stops away, is named before its buttons, and can be skipped to', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/productos');
  const first = products(page).getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  const skip = page.getByRole('link', { name: 'Saltar a los productos' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(name);
  await page.goto('/productos');
  const stops: string[] = [];
  while (stops.at(-1) !== name && stops.length < 40) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops.length).toBeLessThan(40);
  expect(stops).not.toContain('Agregar a wishlist');
  for (const button of [`Ver ${name}`, 'Agregar a wishlist', 'Comparar']) {
    await expect
      .poll(async () => {
        if ((await focused(page)) !== button) await page.keyboard.press('Tab');
        return focused(page);
      })
      .toBe(button);
  }
});

test("a mixed list is narrowed to women's, men's or children’s products; sizes are grouped by audience", {
  tag: '@desktop',
}, async ({ page, axe }) => {
  await page.goto('/productos');
  const whom = page.getByRole('group', { name: 'Para quién' });
  await expect(whom.getByRole('radio', { name: 'Todos' })).toBeChecked();
  const sizes = await openFilterGroup(filters(page), 'Talla');
  for (const [part, size] of [
    ['Ropa', /^XL /],
    ['Calzado', /^42 /],
    ['Niños', /^28 /],
  ] as const) {
    const section = sizes.getByRole('group', { name: part, exact: true });
    await expect(section.getByRole('checkbox', { name: size })).toHaveCount(1);
    await expect(sizes.getByRole('checkbox', { name: size })).toHaveCount(1);
  }
  await openFilterGroup(filters(page), 'Color');
  await openFilterGroup(filters(page), 'Marca');
  expect(await scrollers(page)).toBe(0);
  await axe(page);
  await whom.getByText('Para ella').click();
  await expect(page).toHaveURL(/\?categoria=mujer$/);
  await expect(whom.getByRole('radio', { name: 'Para ella' })).toBeChecked();
  await whom.getByText('Todos').click();
  await expect(page).toHaveURL(/\/productos$/);
  await page.goto('/productos/hombre');
  await expect(whom).toHaveCount(0);
});

test('a card shows its heart, Ver and Comparar without hovering', async ({ page }) => {
  await page.goto('/productos');
  const card = products(page).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  for (const each of [`Ver ${name}`, 'Comparar', 'Agregar a wishlist']) {
    const button = card.getByRole('button', { name: each, exact: true });
    await expect(button).toHaveCSS('opacity', '1');
    await expect(button.locator('..')).toHaveCSS('opacity', '1');
  }
});

test('prices of a row are aligned', async ({ page }) => {
  await page.goto('/productos');
  const rows = await products(page).evaluate((list) =>
    Map.groupBy(
      [...list.querySelectorAll('.card')].map((card) => ({
        top: Math.round(card.getBoundingClientRect().top),
        line: Math.round(card.querySelector('.price')?.getBoundingClientRect().bottom ?? 0),
      })),
      ({ top }) => top,
    )
      .values()
      .map((cards) => [...new Set(cards.map(({ line }) => line))].length)
      .toArray(),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows)).toEqual(new Set([1]));
});

test('the sheet of filters is at most two screens of a phone long, and its button has the count', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/productos');
  await page.getByRole('button', { name: 'Filtros' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('button', { name: /^Ver \d+ productos$/ })).toBeVisible();
  await expect(sheet.getByRole('group', { name: 'Para quién' }).getByText('Para él')).toBeVisible();
  expect(await sheet.evaluate((dialog) => dialog.scrollHeight / innerHeight)).toBeLessThan(2);
});
