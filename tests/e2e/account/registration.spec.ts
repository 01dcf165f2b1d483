/**
 * /registrarse: the registration form is open, and the login of the same screen is behind it (decision 51,
 * Registration).
 */
import { loginForm, registration } from '../fixtures/account-page.ts';
import { expect, test } from '../fixtures/shop.ts';
import { watchScripts } from '../pages/script-watch.ts';

test('the address shows the registration form open, before the visitor touches the page', async ({
  page,
  axe,
}) => {
  const scripts = await watchScripts(page);
  await page.goto('/registrarse');
  const dialog = registration(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Nombre')).toBeInViewport();
  await expect(loginForm(page)).toBeHidden();
  await axe(page);
  expect(await scripts.react()).toEqual([]);
  await dialog.getByLabel('Nombre').fill('Ixchel');
  await dialog.getByRole('button', { name: 'Registrarse' }).click();
  await expect(dialog.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    'Escribe tu correo electrónico',
  );
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Ixchel');
  await axe(page);
  await dialog.getByLabel('Correo electrónico').fill('ixchel@gmial.com');
  await dialog.getByLabel('Teléfono').fill('5O12 3456');
  await dialog.getByRole('button', { name: '¿Es ixchel@gmail.com?' }).click();
  await expect(dialog.getByLabel('Correo electrónico')).toBeFocused();
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue('ixchel@gmail.com');
  await dialog.getByRole('button', { name: '¿Es 5012-3456?' }).click();
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('5012-3456');
  await expect(dialog.getByRole('button', { name: /^¿Es/ })).toHaveCount(0);
});

test('closing it leaves the login of the same screen, from which it opens again', async ({ page }) => {
  await page.goto('/registrarse');
  const dialog = registration(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(loginForm(page)).toBeVisible();
  await expect(page).toHaveURL(/\/registrarse$/);
  await loginForm(page).getByRole('button', { name: 'Registrarse' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(loginForm(page)).toBeVisible();
});

test('Escape closes it like every dialog', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/registrarse');
  await registration(page).getByLabel('Nombre').click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(registration(page)).toBeHidden();
  await expect(loginForm(page)).toBeVisible();
});

for (const [path, name] of [
  ['/registrarse', 'Registrate'],
  ['/en/registrarse', 'Create your account'],
] as const) {
  test(`without scripts ${path} shows the form, which closes`, { tag: '@nojs' }, async ({ page }) => {
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await dialog.getByRole('button').first().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('form')).toBeVisible();
  });
}
