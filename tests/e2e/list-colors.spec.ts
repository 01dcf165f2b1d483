/** Colours on the cards of a list, printed and filtered (ux 7). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/shop.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');

test('a colour on a card leads to the product in that colour, printed or filtered @desktop', async ({
  page,
}) => {
  await page.goto('/productos');
  const colors = cards(page).getByRole('list', { name: 'Colores' });
  const printed = await colors.count();
  expect(printed).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(page).toHaveURL(/vista=lista/);
  await expect(cards(page).first()).toHaveAttribute('data-layout', 'list');
  await expect(colors).toHaveCount(printed);
  const second = colors.first().getByRole('link').nth(1);
  const name = (await second.textContent()) ?? '';
  await second.click();
  await expect(page).toHaveURL(/\/producto\/[^?]+\?color=[a-z-]+$/);
  await expect(page.getByRole('radio', { name })).toBeChecked();
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
  const file = await fileOf(card.locator('img[data-picture]').first());
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
