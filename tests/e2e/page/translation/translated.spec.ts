/**
 * A page that the browser translates works as before, whether React has hydrated it by then or not (contract, Settled
 * after the second release).
 */
import type { Locator, Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { seedCart as seedCheckout } from '../../fixtures/checkout-page.ts';
import { chooseSize } from '../../fixtures/choose-size.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { seedCart, storedCart } from '../../fixtures/stored-cart.ts';
import { samples } from '../../pages/samples.ts';
import { DRAWN_ANEW, MOMENTS, openTranslated } from './open-translated.ts';

const cartBadge = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Carrito/ });
const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Carrito' });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d+ producto/ });
const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');
const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';

for (const moment of MOMENTS) {
  test.describe(`translated ${moment} React takes over`, { tag: '@desktop' }, () => {
    test.beforeEach(({ expected }) => {
      if (moment === 'before') expected.push(DRAWN_ANEW);
    });

    test('the mini-cart changes quantities and totals, and loses lines', async ({ page }) => {
      await seedCart(page, await realLines(2));
      await openTranslated(page, '/productos', moment);
      await cartBadge(page).click();
      const rows = miniCart(page).getByRole('list', { name: 'Carrito' }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await rows
        .first()
        .getByRole('button', { name: /^Eliminar/ })
        .click();
      await expect(rows).toHaveCount(1);
      await expect.poll(() => storedCart(page)).toHaveLength(1);
      await expect(cartBadge(page)).toHaveAccessibleName(/1/);
    });

    test('search suggests, and the account menu and the languages lead on', async ({ page }) => {
      await openTranslated(page, '/productos', moment);
      await page.getByRole('banner').locator('input[type=search]').pressSequentially('tenis');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /cuenta/i })
        .click();
      await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
      await page.getByRole('link', { name: 'English' }).first().click();
      await expect(page).toHaveURL(/\/en\/productos$/);
    });

    test('a list is filtered, counted, sorted and continued', async ({ page }) => {
      await openTranslated(page, '/productos', moment);
      const before = await textOf(count(page));
      const brand = page.getByRole('region', { name: 'Filtros' }).getByRole('group', { name: 'Marca' });
      await brand.getByText(/Marca/).click();
      await brand.getByRole('checkbox').nth(1).click();
      await expect(count(page)).not.toHaveText(before);
      await expect(count(page)).toHaveCount(1);
      const filtered = await textOf(count(page));
      await brand.getByRole('checkbox').nth(2).click();
      await expect(count(page)).not.toHaveText(filtered);
      const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem');
      await chips.first().getByRole('button').click();
      await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('price-ascending');
      await expect(page).toHaveURL(/orden=/);
      await expect(cards(page).first()).toBeVisible();
    });

    test('the filters of a phone stay open and filter', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await openTranslated(page, '/productos', moment);
      const before = await textOf(count(page));
      await page.getByRole('button', { name: 'Filtros' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      const brand = sheet.getByRole('group', { name: 'Marca' });
      await brand.getByText(/Marca/).click();
      await brand.getByRole('checkbox').nth(1).click();
      await expect(count(page)).not.toHaveText(before);
      await expect(sheet).toBeVisible();
    });

    test('a card is saved, opened and bought in the quick view', async ({ page }) => {
      await openTranslated(page, '/productos', moment);
      await cards(page).first().getByRole('button', { name: 'Agregar a wishlist' }).click();
      await expect(cards(page).first().getByRole('button', { name: 'Quitar de wishlist' })).toBeVisible();
      await cards(page).first().getByRole('button', { name: /^Ver / }).click();
      const dialog = page.getByRole('dialog');
      await chooseSize(dialog);
      await dialog.getByRole('button', { name: 'Añadir al carrito' }).click();
      await expect.poll(() => storedCart(page)).toHaveLength(1);
    });

    test('a product is chosen by colour and size, counted and added', async ({ page }) => {
      const { sku } = await samples();
      await openTranslated(page, `/producto/${sku}`, moment);
      const main = page.getByRole('main');
      await chooseSize(main);
      const colors = main.getByRole('radiogroup', { name: 'Color' });
      await colors.locator('label').last().click();
      await expect(colors.getByRole('radio').last()).toBeChecked();
      const size = await chooseSize(main);
      await main.getByRole('button', { name: 'Aumentar' }).click();
      await main.getByRole('button', { name: 'Añadir al carrito' }).click();
      await expect(main.getByRole('link', { name: /Ver carrito/ })).toBeVisible();
      await expect
        .poll(async () => (await storedCart(page)).map((line) => [line.quantity, line.selectedProductSize]))
        .toEqual([[2, size]]);
    });

    test('the cart follows its quantities and is emptied', async ({ page }) => {
      const [line, other] = await realLines(2);
      await seedCart(page, [line, other]);
      await openTranslated(page, '/cart', moment);
      const total = page.getByRole('main').locator('dd[data-stored=total]');
      const before = await textOf(total);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Aumentar/ })
        .first()
        .click();
      await expect(total).not.toHaveText(before);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click();
      await expect(page.getByRole('main').getByText('Tu carrito está vacío')).toBeVisible();
    });

    for (const [path, button] of [
      ['/favoritos', 'Agregar a wishlist'],
      ['/comparar', 'Comparar'],
    ] as const) {
      test(`${path} shows the saved products and removes them`, async ({ page }) => {
        await page.goto('/productos');
        await cards(page).nth(0).getByRole('button', { name: button, exact: true }).click();
        await cards(page).nth(1).getByRole('button', { name: button, exact: true }).click();
        await openTranslated(page, path, moment);
        const remove = page.getByRole('main').getByRole('button', { name: /Quitar|Eliminar/ });
        await expect(remove).toHaveCount(2);
        await remove.first().click();
        await expect(remove).toHaveCount(1);
      });
    }

    test('a login is typed, sent and refused, and a registration opens', async ({ page, expected }) => {
      expected.push(/status of 401/);
      await openTranslated(page, '/login', moment);
      const form = page.getByRole('form', { name: 'Iniciar sesión' });
      await form.getByLabel('Correo electrónico').fill('ana@example.com');
      await expect(form.getByLabel('Correo electrónico')).toBeFocused();
      await form.getByLabel('Contraseña').fill('wrong-password');
      await form.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(form.getByLabel('Correo electrónico')).toHaveValue('ana@example.com');
      await page.getByRole('button', { name: /^«?Registra/ }).click();
      await expect(page.getByRole('dialog', { name: /Registra/ })).toBeVisible();
    });

    test('a checkout keeps the typed text and answers its buttons', async ({ page, sandbox }) => {
      await seedCheckout(page, sandbox);
      await openTranslated(page, '/checkout', moment);
      await page.getByRole('form', { name: 'Datos del cliente' }).getByLabel('Nombre').first().fill('Ana');
      await page.getByRole('button', { name: /CF/ }).click();
      await expect(page.getByLabel('Nombre del cliente')).toHaveValue('CONSUMIDOR FINAL');
      await page.getByLabel('Departamento').selectOption('1');
      await page.getByLabel('Número de tarjeta').pressSequentially('4111111111111111');
      await expect(
        page.getByRole('form', { name: 'Datos del cliente' }).getByLabel('Nombre').first(),
      ).toHaveValue('Ana');
      await page.getByRole('button', { name: /Pagar/ }).click();
      await expect(page.locator('.field-error').first()).toBeVisible();
    });

    test('a payment return shows its outcome', async ({ page, sandbox }) => {
      await seedCheckout(page, { ...sandbox, article: 9 });
      await openTranslated(page, '/pago-exito', moment);
      await expect(page.getByRole('heading', { name: 'No hay un pago por validar' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
    });
  });
}
