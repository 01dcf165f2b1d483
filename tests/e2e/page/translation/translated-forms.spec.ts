/** Forms and choices of a page that the browser translates keep typed text, the focus and the first press. */
import { ANA, addressDialog, openAccount, registration } from '../../fixtures/account-page.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { samples } from '../../pages/samples.ts';
import { DRAWN_ANEW, MOMENTS, openTranslated } from './open-translated.ts';

const SET = '/producto/AMT-BLU-0060';

for (const moment of MOMENTS) {
  test.describe(`translated ${moment} React takes over`, { tag: '@desktop' }, () => {
    test.beforeEach(({ expected }) => {
      if (moment === 'before') expected.push(DRAWN_ANEW);
    });

    test('a registration keeps what was typed and the focus, and says what is missing', async ({ page }) => {
      await openTranslated(page, '/registrarse', moment);
      const form = registration(page);
      await form.getByLabel('Nombre').pressSequentially('Ixchel');
      await expect(form.getByLabel('Nombre')).toBeFocused();
      await form.getByRole('button', { name: 'Registrarse' }).click();
      await expect(form.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
        /Escribe tu correo electrónico/,
      );
      await expect(form.getByLabel('Nombre')).toHaveValue('Ixchel');
    });

    test('an account opens the form of a new address and keeps what is typed there', async ({ page }) => {
      await openAccount(page, ANA);
      await openTranslated(page, '/mi-cuenta', moment);
      await page
        .getByRole('button', { name: /Agregar/ })
        .first()
        .click();
      await addressDialog(page).getByLabel('Dirección', { exact: false }).first().fill('6a avenida 3-20');
      await addressDialog(page)
        .getByRole('button', { name: /Guardar/ })
        .click();
      await expect(addressDialog(page).locator('.field-error').first()).toBeVisible();
      await expect(addressDialog(page).getByLabel('Dirección', { exact: false }).first()).toHaveValue(
        '6a avenida 3-20',
      );
    });

    test('the orders of this browser are empty, and lead on', async ({ page }) => {
      await openTranslated(page, '/pedidos', moment);
      await expect(page.getByText('Aquí verás los pedidos que hagas desde este navegador.')).toBeVisible();
    });

    test('the first press loads the dates of a department', async ({ page }) => {
      const { sku } = await samples();
      await openTranslated(page, `/producto/${sku}`, moment);
      await page.getByRole('button', { name: 'Ver fechas para mi departamento' }).click();
      await page.getByLabel('Departamento').selectOption('1');
      await expect(page.getByText(/Llega entre el .+ y el /)).toBeVisible();
    });

    test('the sizes of a set are chosen and added at once', async ({ page }) => {
      await openTranslated(page, SET, moment);
      await page.getByRole('button', { name: 'Elegir tallas y añadir juntos' }).click();
      const group = page.getByRole('group', { name: 'Elegir tallas y añadir juntos' });
      const lists = group.getByRole('combobox');
      await expect(lists).toHaveCount(2);
      for (const list of await lists.all()) await list.selectOption({ index: 1 });
      await group.getByRole('button', { name: /Añadir 2 artículos/ }).click();
      await expect(page.getByText('2 artículos añadidos al carrito').first()).toBeVisible();
    });
  });
}
