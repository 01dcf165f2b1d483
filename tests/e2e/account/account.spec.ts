/** Login, registration, reset and logout (storefront §2; §4; §5; §8; interface, Account). */
import {
  ANA,
  changeMain,
  logIn,
  loginForm,
  openAccount,
  REFUSED_CALL,
  registration,
  stored,
} from '../fixtures/account-page.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

test('a visitor on /mi-cuenta is led to the login and back, and is welcomed there', async ({ page, axe }) => {
  const toasts = await hearToasts(page);
  await openAccount(page, ANA);
  await expect.poll(toasts).toEqual([`success top-right Bienvenido: ${ANA.name}`]);
  await expect(page.getByRole('status').getByText(`Bienvenido: ${ANA.name}`)).toBeAttached();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(ANA.email);
  await expect(page.getByLabel('Teléfono')).toHaveValue(ANA.phone);
  for (const name of ['Nombre', 'Correo electrónico', 'Teléfono']) {
    await expect(page.getByLabel(name)).not.toBeEditable();
  }
  await expect(
    page.getByRole('list', { name: 'Tus direcciones' }).getByRole('listitem').first(),
  ).toContainText('Casa');
  await axe(page);
});

test('without a page to go back to, the login leads to the account, where "Salir" logs out', async ({
  page,
  axe,
}) => {
  const toasts = await hearToasts(page);
  await page.goto('/login');
  await axe(page);
  await logIn(page, ANA);
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  await expect.poll(toasts).toEqual([`success top-right Bienvenido: ${ANA.name}`]);
  await page.goto('/login');
  await expect(page.getByLabel('Nombre')).toHaveValue(ANA.name);
  await expect(page.getByRole('link', { name: 'Mi cuenta' }).last()).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(loginForm(page)).toBeVisible();
  expect(await stored(page, 'tienda:usuario')).toBeNull();
  expect(await stored(page, 'tienda:address')).toBeNull();
});

test('empty fields have their errors, and the first has the focus', async ({ page, axe }) => {
  await page.goto('/login');
  await loginForm(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  const email = loginForm(page).getByLabel('Correo electrónico');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Escribe tu correo electrónico');
  await expect(loginForm(page).getByLabel('Contraseña')).toHaveAccessibleDescription('Escribe tu contraseña');
  await axe(page);
  await email.fill('ana');
  await expect(email).toHaveAccessibleDescription('');
});

test('a failed login shows the reason, top-center: unknown user, wrong password', async ({
  page,
  expected,
}) => {
  expected.push(REFUSED_CALL);
  const toasts = await hearToasts(page);
  await page.goto('/login');
  await logIn(page, { email: 'nadie@example.com', password: 'x' });
  await expect.poll(toasts).toEqual(['error top-center Usuario inexistente']);
  await logIn(page, { email: ANA.email, password: 'x' });
  await expect.poll(toasts).toHaveLength(2);
  expect((await toasts())[1]).toBe('error top-center La contraseña no es correcta');
  await expect(loginForm(page).getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
});

test('the login button is busy during the request, and free again when no answer comes', async ({
  page,
  sandbox,
  expected,
}) => {
  expected.push(/ERR_|Failed to load/);
  const toasts = await hearToasts(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/users/login', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login');
  await logIn(page, { email: 'nadie@example.com', password: 'x' });
  const button = loginForm(page).getByRole('button', { name: 'Iniciar sesión' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeDisabled();
  held.resolve();
  await expect(button).toBeEnabled();
  await page.unroute('**/api/v1/users/login');
  await sandbox.addFault({ path: '/api/v1/users/login', fault: 'drop' });
  await button.click();
  await expect.poll(toasts).toContain('error top-center No se pudo conectar con el servidor.');
  await expect(button).toBeEnabled();
});

test("a new password needs an e-mail, and the service's answer is shown", async ({
  page,
  sandbox,
  expected,
}) => {
  expected.push(REFUSED_CALL);
  const toasts = await hearToasts(page);
  await page.goto('/login');
  const forgotten = page.getByRole('button', { name: '¿Olvidaste tu contraseña?' });
  await forgotten.click();
  await expect.poll(toasts).toEqual(['warn top-left Los datos del usuario son requeridos']);
  await expect(loginForm(page).getByLabel('Correo electrónico')).toBeFocused();
  await loginForm(page).getByLabel('Correo electrónico').fill(ANA.email);
  await forgotten.click();
  await expect.poll(toasts).toHaveLength(2);
  expect((await toasts())[1]).toBe(`success top-right Bienvenido: le enviamos instrucciones a ${ANA.email}`);
  const path = '/api/v1/users/resetPasswordToken';
  await sandbox.addFault({ path, status: 200, body: { data: { respuesta: {} } }, times: 1 });
  await forgotten.click();
  await expect.poll(toasts).toContain('success top-right Bienvenido: Usuario');
  await sandbox.addFault({ path, status: 500, body: { message: 'No disponible' } });
  await forgotten.click();
  await expect.poll(toasts).toContain('error bottom-left No disponible');
});

test('a visitor registers with the keyboard alone, and is logged in', async ({ page, axe }) => {
  const toasts = await hearToasts(page);
  const email = `ixchel-${Date.now()}-${test.info().project.name}@example.com`;
  await page.goto('/login');
  await loginForm(page).getByRole('button', { name: 'Registrarse' }).press('Enter');
  await expect(registration(page)).toBeVisible();
  await axe(page);
  await registration(page).getByLabel('Nombre').focus();
  await page.keyboard.type('Ixchel Coy');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Volcan2024');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5551 2345');
  await expect(page.locator('input[name="usuario"]')).toHaveValue(email.split('@', 1)[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  await expect.poll(toasts).toEqual(['success top-right Bienvenido: Ixchel Coy']);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
});

test('/registrarse is the same screen with its registration open; a taken e-mail is reported over it', async ({
  page,
  expected,
}) => {
  expected.push(REFUSED_CALL);
  const toasts = await hearToasts(page);
  await page.goto('/registrarse');
  const dialog = registration(page);
  await dialog.getByRole('button', { name: 'Registrarse' }).click();
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await expect(dialog.getByLabel('Teléfono')).toHaveAccessibleDescription('Escribe tu teléfono');
  await dialog.getByLabel('Nombre').fill('Ana');
  await dialog.getByLabel('Correo electrónico').fill(ANA.email);
  await dialog.getByLabel('Contraseña').fill('Quetzal2024');
  await dialog.getByLabel('Teléfono').fill('55512345');
  await dialog.getByRole('button', { name: 'Registrarse' }).click();
  await expect.poll(toasts).toEqual(['error top-center El correo electrónico ya está registrado']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(loginForm(page)).toBeVisible();
});

for (const next of [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/cart',
  'javascript:alert(1)',
  '/no-such',
]) {
  test(`a login does not lead to ${next}`, async ({ page, baseURL: origin = '' }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logIn(page, ANA);
    await expect(page.getByLabel('Nombre')).toHaveValue(ANA.name);
    await expect(page).toHaveURL((url) => url.href.startsWith(origin) && url.pathname === '/mi-cuenta');
  });
}

test('a customer who is logged in already is redirected at once', async ({ page }) => {
  await openAccount(page, ANA);
  await page.goto('/login?next=%2Fcart');
  await expect(page).toHaveURL(/\/cart$/);
});

test('the cart, the wishlist and the comparison of a guest are kept', async ({ page }) => {
  const kept = [{ sku: 'A-1', name: 'Gorra', price: 9900, discountedPrice: 0, image: '' }];
  await page.goto('/login');
  await changeMain(page, { token: null, filters: { color: ['negro'] } });
  await page.evaluate((list) => {
    localStorage.setItem('tienda:wishlist', JSON.stringify(list));
    localStorage.setItem('tienda:compare', JSON.stringify(list));
  }, kept);
  await logIn(page, ANA);
  // The name is on the login page too, in the moment before the shopper is led on.
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  await expect(page.getByLabel('Nombre')).toHaveValue(ANA.name);
  expect(await stored(page, 'tienda:wishlist')).toEqual(kept);
  expect(await stored(page, 'tienda:compare')).toEqual(kept);
  expect(await stored(page, 'tienda')).toMatchObject({ filters: { color: ['negro'] } });
});

test('the header names the customer; its logout leads home', async ({ page }) => {
  await openAccount(page, ANA);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Mi cuenta' }).click();
  await expect(header.getByRole('link', { name: ANA.email })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Registrarse' })).toBeHidden();
  await header.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page, 'tienda:usuario')).toBeNull();
  expect(await stored(page, 'tienda')).toMatchObject({ token: null });
});

test('in English the addresses and the texts are English', async ({ page, axe }) => {
  const toasts = await hearToasts(page);
  await page.goto('/en/mi-cuenta');
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Fmi-cuenta$/);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(ANA.email);
  await form.getByLabel('Password').fill(ANA.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/en\/mi-cuenta$/);
  await expect.poll(toasts).toEqual([`success top-right Welcome: ${ANA.name}`]);
  await expect(page.getByRole('heading', { name: 'Your addresses' })).toBeVisible();
  await axe(page);
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  for (const path of ['/login', '/registrarse', '/mi-cuenta']) {
    test(`${path} is a complete page that says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Tu cuenta necesita JavaScript/)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      if (path === '/login') await expect(loginForm(page)).toBeVisible();
    });
  }
});
