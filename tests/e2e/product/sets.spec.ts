/** The set of an article (decision 139, Sets). */
import { expect, test } from '../fixtures/shop.ts';

const ARTICLE = '/producto/AMT-BLU-0060';

test('an article leads to the others of its set without any script @nojs', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { name: 'Completa el look' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Elegir tallas y añadir juntos' })).toBeHidden();
  await page.getByRole('link', { name: 'Pantalón de lona slim Amatika Helecho' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pantalón de lona slim Amatika Helecho');
});

test('several sizes of a set are added to the cart at once, none of them unchosen', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Elegir tallas y añadir juntos' }).click();
  const group = page.getByRole('group', { name: 'Elegir tallas y añadir juntos' });
  const lists = group.getByRole('combobox');
  await expect(lists).toHaveCount(2);
  await group.getByRole('button', { name: 'Añadir lo elegido' }).click();
  await expect(page.getByText('Elige al menos una talla.').first()).toBeVisible();
  for (const list of await lists.all()) {
    await expect(list).toHaveValue('');
    await list.selectOption({ index: 1 });
  }
  await group.getByRole('button', { name: /^Añadir 2 artículos · Q/ }).click();
  await expect(page.getByText('2 artículos añadidos al carrito').first()).toBeVisible();
  await expect(lists.first()).toHaveValue('');
  await page.goto('/cart');
  await expect(
    page.getByRole('link', { name: 'Pantalón de lona slim Amatika Helecho' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bolsa acolchada Cobanero & Co. Añil' }).first()).toBeVisible();
});
