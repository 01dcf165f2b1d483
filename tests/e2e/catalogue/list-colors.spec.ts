/** Colours on the cards of a list, printed and filtered (decision 30, Cards). */
import type { Locator, Page } from '@playwright/test';
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';
import { detailOf } from '../pages/article-detail.ts';
import { listedProducts } from '../pages/listed-products.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');

test('a colour on a card leads to the product in that colour, printed or filtered @desktop', async ({
  page,
}) => {
  await page.goto('/productos');
  const colors = cards(page).getByRole('group', { name: 'Colores' });
  const printed = await colors.count();
  expect(printed).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(page).toHaveURL(/vista=lista/);
  await expect(cards(page).first()).toHaveAttribute('data-layout', 'list');
  await expect(colors).toHaveCount(printed);
  const second = colors.first().getByRole('link').nth(1);
  const name = (await second.getAttribute('title')) ?? '';
  await second.click();
  await expect(page).toHaveURL(/\/producto\/[^?]+\?color=[a-z-]+$/);
  await expect(page.getByRole('radio', { name })).toBeChecked();
  // A product saved in that colour is listed in it.
  await page.getByRole('button', { name: 'Agregar a wishlist' }).first().click();
  await expect(page.getByText('Agregado a wishlist').first()).toBeVisible();
  await page.goto('/favoritos');
  const kept = page.getByRole('list', { name: 'Favoritos' }).getByRole('article');
  const keptName = kept.getByRole('heading').getByRole('link');
  await expect(keptName).toHaveAttribute('href', /\?color=[a-z-]+$/);
  // It names the colour too, and opens in it.
  await expect(kept.getByText(`Color: ${name}`)).toBeVisible();
  await kept.getByRole('button', { name: `Ver ${await keptName.textContent()}` }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name })).toBeChecked();
});

test('black sneakers in 42: every card shows them in black and leads to them in 42 @desktop', async ({
  page,
}) => {
  await page.goto('/productos/hombre/zapatos/tenis?color=negro&talla=42');
  const card = cards(page).first();
  const link = card.getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', /\?color=negro&talla=42$/);
  const fileOf = async (image: Locator): Promise<string> =>
    /[^/]+$/.exec((await image.getAttribute('src')) ?? '')?.[0] ?? '';
  const file = await fileOf(card.locator('picture img').first());
  await card.getByRole('button', { name: `Ver ${await link.textContent()}`, exact: true }).click();
  const quick = page.getByRole('dialog');
  await expect(quick.getByRole('radio', { name: 'Negro' })).toBeChecked();
  await expect(quick.getByRole('radio', { name: '42', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page.getByRole('radio', { name: 'Negro' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '42', exact: true })).toBeChecked();
  await expect
    .poll(() => fileOf(page.getByRole('region', { name: 'Galería' }).locator('img').first()))
    .toBe(file);
});

test('a colour and a size find only products that are available in both, and their counts match @desktop', async ({
  page,
}) => {
  const list = await listedProducts('hombre/zapatos');
  const details = await Promise.all(list.map(({ sku }) => detailOf(sku)));
  const left = (Color: string, Talla: string): readonly string[] =>
    details.flatMap(({ articulo, variantes }) =>
      variantes.some((each) => each.Color === Color && each.Talla === Talla && each.Cantidad > 0)
        ? [articulo.Nombre_Comercial]
        : [],
    );
  const apart = details.filter(
    ({ variantes }) =>
      variantes.some(({ Color, Cantidad }) => Color === 'Azul' && Cantidad > 0) &&
      variantes.some(({ Talla, Cantidad }) => Talla === '42' && Cantidad > 0),
  );
  const blueIn42 = left('Azul', '42');
  expect(apart.length).toBeGreaterThan(blueIn42.length);
  await page.goto('/productos/hombre/zapatos?color=azul');
  const sizes = await openFilterGroup(page.getByRole('region', { name: 'Filtros' }), 'Talla');
  await sizes.getByLabel(`42 (${blueIn42.length})`).check();
  await expect(page).toHaveURL(/color=azul&talla=42$/);
  await expect(cards(page)).toHaveCount(blueIn42.length);
  const headings = cards(page).getByRole('heading');
  const names = async () => (await headings.allTextContents()).toSorted();
  await expect.poll(names).toEqual(blueIn42.toSorted());
});
