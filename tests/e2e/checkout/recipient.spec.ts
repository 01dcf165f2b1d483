/**
 * The recipient of an order: sent to the shop with it, and shown to the shopper afterwards (decision 69, The
 * recipient).
 */
import type { Page } from '@playwright/test';
import type { RecordedRequest } from '../../../scripts/sandbox/faults/request-record.ts';
import { ANA, logIn } from '../fixtures/account-page.ts';
import {
  customerField,
  field,
  fillCard,
  fillCustomer,
  form,
  openFilledCheckout,
  payButton,
  seedCart,
  validateTaxId,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { expect, test } from '../fixtures/shop.ts';

const notes = (page: Page) => form(page).getByLabel(/^Observaciones/);

/** The orders that reached the sandbox with a line of this sku, oldest first. */
function ordersOf(requests: readonly RecordedRequest[], sku: string): readonly unknown[] {
  return requests
    .filter(({ method, path }) => method === 'POST' && path === '/api/Cart/create')
    .map(({ body }) => body)
    .filter((body) => JSON.stringify(body).includes(`"${sku}"`));
}

test('the shop reads the recipient of a guest’s order before the notes, and the receipt shows it too @desktop', async ({
  page,
  sandbox,
}) => {
  const { sku } = await seedCart(page, { ...sandbox, article: 16 });
  await openFilledCheckout(page);
  await notes(page).fill('Tocar el timbre');
  await form(page)
    .getByRole('checkbox', { name: /^Es un regalo/ })
    .check();
  await form(page)
    .getByLabel(/^Mensaje para la tarjeta/)
    .fill('¡Feliz día, mamá!');
  await expect(form(page).getByText(/puede cambiarlo hasta el \d+ de/)).toBeVisible();
  await payButton(page).click();
  await waitForOutcome(page);
  expect(ordersOf(await sandbox.requests(), sku).at(-1)).toMatchObject({
    comentarios:
      'Recibe: María García\nREGALO: enviar sin precios.\nMensaje de la tarjeta: ¡Feliz día, mamá!\nTocar el timbre',
    idDireccion: 0,
    IdUsuario_Direccion: 999_999,
  });
  await expect(page.getByRole('region', { name: 'Recibo' })).toContainText('RecibeMaría García');
  await expect(page.getByRole('region', { name: 'Recibo' })).toContainText('De regalo, sin precios');
});

test('an order to a saved address names its recipient, and the list of orders shows it @desktop', async ({
  page,
  sandbox,
}) => {
  const { sku } = await seedCart(page, { ...sandbox, article: 18 });
  await page.goto('/checkout-bac');
  await logIn(page, ANA);
  await expect(field(page, 'Dirección de entrega')).not.toHaveValue('');
  await field(page, 'Notas').fill('Llamar antes');
  await validateTaxId(page, '576937-K');
  await fillCard(page);
  await payButton(page).click();
  await waitForOutcome(page);
  expect(ordersOf(await sandbox.requests(), sku).at(-1)).toMatchObject({
    comentarios: 'Recibe: Casa\nLlamar antes',
    direccionCliente: expect.stringMatching(/^6a avenida .+, Guatemala, Guatemala$/),
  });
  await page.goto('/pedidos');
  const order = page.getByRole('list', { name: 'Tus pedidos' }).getByRole('listitem').first();
  await expect(order).toContainText('Recibe: Casa');
});

test.describe('a customer who logs in on the guest’s checkout', { tag: '@desktop' }, () => {
  test('chooses a saved address there, instead of the fields', async ({ page, sandbox, axe }) => {
    const { sku } = await seedCart(page, { ...sandbox, article: 20 });
    await page.goto('/checkout');
    await notes(page).fill('Tocar el timbre');
    await validateTaxId(page, 'CF');
    await page.getByText('¿Ya tienes cuenta? Inicia sesión').click();
    await logIn(page, ANA);
    await expect(customerField(page, 'Nombre')).toHaveValue(ANA.name);
    await expect(page).toHaveURL(/\/checkout$/);
    for (const [name, value] of [
      ['Nombre', ANA.name],
      ['Correo electrónico', ANA.email],
      ['Teléfono', '50255512345'],
    ] as const) {
      await expect(field(page, name)).toHaveCount(1);
      await expect(field(page, name)).toHaveValue(value);
    }
    await expect(notes(page)).toHaveValue('Tocar el timbre');
    await expect(field(page, 'Nombre del cliente')).toHaveValue('CONSUMIDOR FINAL');
    const choice = customerField(page, 'Dirección de entrega');
    await expect(choice).toHaveValue(/^\d+$/);
    for (const name of ['País', 'Departamento', 'Municipio', 'Dirección']) {
      await expect(customerField(page, name)).toHaveCount(0);
    }
    await axe(page);
    const addressId = Number(await choice.inputValue());
    await fillCard(page);
    await payButton(page).click();
    await waitForOutcome(page);
    const order = ordersOf(await sandbox.requests(), sku).at(-1);
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('tienda:usuario') ?? '{}'));
    expect(order).toMatchObject({
      comentarios: `Recibe: ${ANA.name}\nTocar el timbre`,
      idDireccion: addressId,
      IdUsuario_Direccion: user.id,
      direccionCliente: expect.stringMatching(/^6a avenida .+, Guatemala, Guatemala$/),
      correoCliente: ANA.email,
      telefonoCliente: '50255512345',
    });
  });

  test('keeps the typed address and name, or goes on with another one', async ({ page, sandbox }) => {
    const { sku } = await seedCart(page, { ...sandbox, article: 24 });
    await page.goto('/checkout');
    await fillCustomer(page);
    await page.getByText('¿Ya tienes cuenta? Inicia sesión').click();
    await logIn(page, ANA);
    const choice = customerField(page, 'Dirección de entrega');
    await expect(choice.getByRole('option', { selected: true })).toHaveText('Otra dirección');
    await expect(customerField(page, 'Nombre')).toHaveValue('María García');
    await expect(customerField(page, 'Dirección')).toHaveValue('12 calle 1-25 zona 10');
    await choice.selectOption({ index: 0 });
    await expect(customerField(page, 'Dirección')).toHaveCount(0);
    await choice.selectOption({ label: 'Otra dirección' });
    await page.reload();
    await expect(customerField(page, 'Dirección')).toHaveValue('12 calle 1-25 zona 10');
    await fillCard(page);
    await payButton(page).click();
    await waitForOutcome(page);
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('tienda:usuario') ?? '{}'));
    expect(ordersOf(await sandbox.requests(), sku).at(-1)).toMatchObject({
      comentarios: 'Recibe: María García',
      idDireccion: 0,
      IdUsuario_Direccion: user.id,
      direccionCliente: '12 calle 1-25 zona 10, Mixco, Guatemala',
      correoCliente: 'maria@correo.gt',
    });
  });
});
