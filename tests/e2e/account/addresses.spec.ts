/** Saved addresses, the orders of this browser and the end of a session under /mi-cuenta (storefront §4; §5). */
import type { Page } from '@playwright/test';
import {
  ANA,
  addressDialog,
  CARLOS,
  changeMain,
  logIn,
  loginForm,
  openAccount,
  REFUSED_CALL,
  stored,
} from '../fixtures/account-page.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

const NEW_ADDRESS = '/api/v1/addresses/new-address';

test('an address is added: missing fields are named, typed text is cleaned, the list grows', async ({
  page,
  sandbox,
  axe,
}) => {
  const toasts = await hearToasts(page);
  await openAccount(page, CARLOS);
  await page.getByRole('button', { name: 'Agregar nueva dirección' }).click();
  const dialog = addressDialog(page);
  await expect(dialog.getByLabel('Municipio')).toBeDisabled();
  await axe(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await expect(dialog.getByLabel('Departamento')).toHaveAccessibleDescription('Elige el departamento');
  await axe(page);

  const name = `Oficina ${Date.now()}`;
  await dialog.getByLabel('Nombre').fill(`  ${name.replace(' ', '   ')}`);
  await expect(dialog.getByLabel('Nombre')).toHaveValue(name);
  await dialog.getByLabel('Departamento').selectOption('Sacatepéquez');
  await dialog.getByLabel('Municipio').selectOption('Antigua Guatemala');
  await dialog.getByLabel('Departamento').selectOption('Guatemala');
  await expect(dialog.getByLabel('Municipio')).toHaveValue('');
  await dialog.getByLabel('Municipio').selectOption('Mixco');
  await dialog.getByLabel('Teléfono').fill('2233 4455');
  await dialog.getByLabel('Dirección').fill('7a  avenida 1-23');
  await dialog.getByLabel('Dirección').press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(toasts).toContain('success top-center Dirección guardada correctamente');
  const own = page
    .getByRole('list', { name: 'Tus direcciones' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(own).toContainText('7a avenida 1-23, Mixco, Guatemala');
  // Other tests save addresses at the same time.
  const sent = (await sandbox.requests()).findLast(
    ({ path, body }) => path === NEW_ADDRESS && JSON.stringify(body).includes(name),
  );
  expect(sent?.body).toMatchObject({
    nombre: name,
    direccion: '7a  avenida 1-23',
    observaciones: '--',
    predeterminada: 1,
    estado: 1,
  });

  await page.getByRole('button', { name: 'Agregar nueva dirección' }).click();
  await expect(dialog.getByLabel('Nombre')).toHaveValue('');
});

test('an address that cannot be saved is reported twice, as specified, and its fields are kept', async ({
  page,
  sandbox,
  expected,
}) => {
  expected.push(REFUSED_CALL);
  const toasts = await hearToasts(page);
  await openAccount(page, ANA);
  await sandbox.addFault({ path: NEW_ADDRESS, status: 500, body: { message: 'Base de datos ocupada' } });
  await fillAddress(page);
  await addressDialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(toasts).toContain('error top-center Error al guardar la direccion');
  await expect.poll(toasts).toContain('error bottom-left Base de datos ocupada');
  await expect(addressDialog(page).getByLabel('Dirección')).toHaveValue('12 calle 1-25');
});

test('a session that the service no longer knows ends: the cart stays, the login form appears', async ({
  page,
  expected,
}) => {
  expected.push(REFUSED_CALL);
  const toasts = await hearToasts(page);
  await openAccount(page, ANA);
  await changeMain(page, { token: 'expired', filters: { color: ['negro'] } });
  await page.reload();
  await fillAddress(page);
  await addressDialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(loginForm(page)).toBeVisible();
  await expect
    .poll(toasts)
    .toContain('warn top-center Tu sesión terminó. Inicia sesión de nuevo: tu carrito sigue aquí.');
  expect(await stored(page, 'tienda')).toMatchObject({ token: null, filters: { color: ['negro'] } });
  expect(await stored(page, 'tienda:usuario')).toBeNull();
  await logIn(page, ANA);
  await expect(page.getByRole('heading', { name: 'Tus direcciones' })).toBeVisible();
});

test('a logout in one tab reaches the other', async ({ page, context }) => {
  await openAccount(page, ANA);
  const other = await context.newPage();
  await other.goto('/mi-cuenta');
  await expect(other.getByLabel('Nombre')).toHaveValue(ANA.name);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(loginForm(other)).toBeVisible();
  await expect(other.getByText('Casa')).toBeHidden();
});

test('a damaged user is set aside, and the visitor has to log in', async ({ page }) => {
  await openAccount(page, ANA);
  await page.evaluate(() => localStorage.setItem('tienda:usuario', '{"id":"x"'));
  await page.reload();
  await expect(loginForm(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tienda:usuario:rejected'))).toBe('{"id":"x"');
});

/** Stores two orders of this browser: W-7, sent without a card, and W-6. */
async function keepOrders(page: Page): Promise<void> {
  await page.evaluate(() => {
    const line = { name: 'Tenis', color: 'NEGRO', size: '40', quantity: 2, unitPrice: 10000, total: 20000 };
    // The customer who is logged in placed them.
    const customerId: number = JSON.parse(localStorage.getItem('tienda:usuario') ?? '{}').id;
    const summary = {
      customerId,
      placedAt: Date.UTC(2026, 10, 20, 16),
      locale: 'es-GT',
      taxId: '576937K',
      customerName: 'GARCIA,MARIA',
      addressLine: '12 calle 1-25, Guatemala, Guatemala',
      email: 'maria@correo.gt',
      place: { departmentId: 1, municipalityId: 1 },
      lines: [line],
      total: 20000,
    };
    localStorage.setItem(
      'tienda:orders',
      JSON.stringify([
        { number: 'W-7', summary },
        { number: 'W-6', summary },
      ]),
    );
  });
  await page.goto('/pedidos');
}

const orders = (page: Page) => page.getByRole('list', { name: 'Tus pedidos' }).locator(':scope > li');
const receipt = (page: Page) => page.getByRole('region', { name: 'Recibo' });

test('the orders placed from this browser are listed, each with its receipt', async ({ page, axe }) => {
  await openAccount(page, ANA);
  await keepOrders(page);
  const order = orders(page).first();
  await expect(order).toContainText('Pedido W-7');
  await expect(receipt(page)).toHaveCount(0);
  await order.getByText(/^Total Q\s200\.00$/).click();
  const reported = ['W-7', '576937-K', 'MARIA GARCIA', 'maria@correo.gt', '12 calle 1-25', 'Qué sigue'];
  for (const each of [...reported, /(Entre el .+ y e|E)l \p{L}+, \d/u]) {
    await expect(receipt(page)).toContainText(each);
  }
  await expect(receipt(page).getByRole('row', { name: /^Tenis NEGRO · 40/ })).toContainText(/2Q\s200\.00$/);
  // Nothing was paid for it yet.
  await expect(receipt(page)).not.toContainText('Total pagado');
  // On a phone the quantity is below the name, at its edge.
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(receipt(page).getByRole('cell').first()).toHaveCSS('padding-inline-start', '0px');
  await expect(page.locator('.notyf__toast')).toHaveCount(0);
  await axe(page);
});

test('a logout warns about the orders of this browser, and removes them', async ({ page }) => {
  await openAccount(page, ANA);
  await keepOrders(page);
  await expect(orders(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await expect(page.getByText('Al cerrar sesión se borran los pedidos de este navegador.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/576937|MARIA|12 calle|maria@/);
  await page.goto('/pago-exito');
  await expect(page.getByRole('heading', { name: 'No hay un pago por validar' })).toBeVisible();
  await openAccount(page, CARLOS);
  await page.goto('/pedidos');
  await expect(page.getByText('Aquí verás los pedidos que hagas desde este navegador.')).toBeVisible();
  await expect(orders(page)).toHaveCount(0);
});

test('one order alone is printed, under the name of the shop @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAccount(page, ANA);
  await keepOrders(page);
  await expect(orders(page)).toHaveCount(2);
  for (const order of await orders(page).all()) await order.getByText(/^Total Q/).click();
  await expect(receipt(page)).toHaveCount(2);
  await receipt(page).last().getByRole('button', { name: 'Imprimir recibo' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt(page)).toHaveCount(1);
  await expect(receipt(page)).toContainText('W-6');
  await expect(receipt(page)).toContainText(/^Recibo/);
  await expect(page.getByRole('link', { name: 'Tienda', exact: true })).toHaveCount(1);
  await expect(receipt(page).getByRole('button')).toHaveCount(0);
  for (const rest of ['Tus pedidos', 'Pedido W-7', 'Pedido W-6']) {
    await expect(page.getByRole('main').getByText(rest, { exact: true })).toBeHidden();
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Tus pedidos' })).toBeVisible();
});

async function fillAddress(page: Parameters<typeof addressDialog>[0]): Promise<void> {
  await page.getByRole('button', { name: 'Agregar nueva dirección' }).click();
  const dialog = addressDialog(page);
  await dialog.getByLabel('Nombre').fill('Trabajo');
  await dialog.getByLabel('Departamento').selectOption('Guatemala');
  await dialog.getByLabel('Municipio').selectOption('Mixco');
  await dialog.getByLabel('Teléfono').fill('22334455');
  await dialog.getByLabel('Dirección').fill('12 calle 1-25');
}
