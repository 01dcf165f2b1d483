/** A field is checked when the focus leaves it, and again at the press (decision 57, Field texts). */

import { loginForm, registration } from '../fixtures/account-page.ts';
import { customerField, field, payButton, seedCart } from '../fixtures/checkout-page.ts';
import { expectToast, hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

test('an invalid field is reported when the focus leaves it, more exactly than by the toast', async ({
  page,
  sandbox,
  axe,
}) => {
  await hearToasts(page);
  await seedCart(page, { ...sandbox, article: 4 });
  await page.goto('/checkout');
  const email = customerField(page, 'Correo electrónico');
  const phone = customerField(page, 'Teléfono');
  await email.fill('maria@correo');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await phone.fill('12345');
  await expect(email).toHaveAccessibleDescription(/^Este correo no parece completo/);
  await field(page, 'Número de tarjeta').fill('4111 1111');
  await expect(phone).toHaveAccessibleDescription('El teléfono debe tener de 7 a 11 dígitos');
  await field(page, 'CVV').fill('12');
  await expect(field(page, 'Número de tarjeta')).toHaveAccessibleDescription(
    'El número de tarjeta no es válido',
  );
  await customerField(page, 'Dirección').focus();
  await expect(field(page, 'CVV')).toHaveAccessibleDescription('El código de verificación no es válido');
  // An empty field is not invalid before the press.
  await expect(customerField(page, 'Nombre')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'Revisa estos datos:' })).toHaveCount(0);
  await axe(page);
  await email.fill('maria@gmial.con');
  await phone.focus();
  await page.getByRole('button', { name: '¿Es maria@gmail.com?' }).click();
  await expect(email).toHaveValue('maria@gmail.com');
  await email.fill('maria@correo.gt');
  await expect(email).toHaveAccessibleDescription('');
  await email.fill('maria@correo');
  await customerField(page, 'Nombre').fill('María');
  await payButton(page).click();
  await expectToast(page, 'Falta el CORREO electronico del cliente');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^Este correo no parece completo/);
  await expect(page.getByRole('region', { name: 'Revisa estos datos:' })).toContainText(
    'Este correo no parece completo',
  );
});

test('a press that leaves an invalid field is not lost by the message there', { tag: '@desktop' }, async ({
  page,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 4 });
  await page.goto('/checkout');
  await customerField(page, 'Correo electrónico').fill('maria@correo');
  await payButton(page).click();
  await expect(customerField(page, 'Nombre')).toBeFocused();
});

test('an emptied field is missing when the focus leaves it', { tag: '@desktop' }, async ({
  page,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 4 });
  await page.goto('/checkout');
  const name = customerField(page, 'Nombre');
  await name.pressSequentially('Ma');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await name.fill('');
  await customerField(page, 'Dirección').focus();
  await expect(name).toHaveAccessibleDescription('Falta el NOMBRE del cliente');
});

test('login and registration check their fields too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login');
  await loginForm(page).getByLabel('Correo electrónico').fill('ana@');
  await loginForm(page).getByLabel('Contraseña').focus();
  await expect(loginForm(page).getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    /^Este correo no parece completo/,
  );
  await loginForm(page).getByRole('button', { name: 'Registrarse' }).click();
  await registration(page).getByLabel('Correo electrónico').fill('ana@example');
  await registration(page).getByLabel('Contraseña').focus();
  await expect(registration(page).getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    /^Este correo no parece completo/,
  );
  await expect(registration(page).getByLabel('Nombre')).toHaveAccessibleDescription('');
});
