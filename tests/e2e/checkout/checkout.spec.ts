/** The guest checkout: its validations in order, the tax id, stock, and everything that blocks the payment. */
import type { Page } from '@playwright/test';
import { USD_RATE } from '../../../scripts/commands/shop.ts';
import {
  CARDS,
  cartSize,
  customerField,
  field,
  fillCard,
  fillCustomer,
  openFilledCheckout,
  outcome,
  payButton,
  seedCart,
  validateTaxId,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { expectToast, hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';
import { watchScripts } from '../pages/script-watch.ts';

const RATE = process.env['PUBLIC_USD_RATE'] || USD_RATE;

/** A price in quetzales, as shown to a shopper who chose dollars. */
function inDollars(quetzales: number): string {
  const dollars = Math.round(quetzales * 100 * Number(RATE)) / 100;
  return `$${dollars.toLocaleString('en', { minimumFractionDigits: 2 })}`;
}

/** Presses 'Pagar' and expects the warning as a toast, at the field, and the focus there. */
async function expectProblem(page: Page, name: string, text: string): Promise<void> {
  await payButton(page).click();
  const control = customerField(page, name);
  await expectToast(page, text);
  await expect(control).toBeFocused();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, '\\$&')));
}

test('the checks warn one at a time, in the order of the specification', async ({ page, sandbox, axe }) => {
  test.slow();
  await hearToasts(page);
  await seedCart(page, { ...sandbox, article: 4 });
  await page.goto('/checkout');
  await expectProblem(page, 'Nombre', 'Falta el NOMBRE del cliente');
  const summary = page.getByRole('region', { name: 'Revisa estos datos:' }).getByRole('link');
  await expect(summary).toHaveCount(12);
  await summary.getByText('falta el DEPARTAMENTO').click();
  await expect(customerField(page, 'Departamento')).toBeFocused();
  await expect(page).toHaveURL(/\/checkout$/);
  await axe(page);
  await customerField(page, 'Nombre').fill('María');
  await expectProblem(page, 'Correo electrónico', 'Falta el CORREO electronico del cliente');
  await customerField(page, 'Correo electrónico').fill('maria@correo.gt');
  await expect(summary).toHaveCount(10);
  const phone = 'Falta el TELEFONO del cliente, debe ser de 8 digitos: ejeplo: 32323232';
  await expectProblem(page, 'Teléfono', phone);
  await customerField(page, 'Teléfono').fill('+502 3232-3232');
  await expect(customerField(page, 'País')).toHaveCount(0);
  await expectProblem(page, 'Departamento', 'falta el DEPARTAMENTO');
  await expect(customerField(page, 'Municipio')).toBeDisabled();
  await customerField(page, 'Departamento').selectOption({ label: 'Petén' });
  await expectProblem(page, 'Municipio', 'falta el MUNICIPIO');
  await customerField(page, 'Municipio').selectOption({ index: 1 });
  await expectProblem(page, 'Dirección', 'Falta la DIRECCION del cliente');
  await customerField(page, 'Dirección').fill('3 avenida 2-10');
  await expectProblem(page, 'NIT/DPI', 'falta el NIT');
  await field(page, 'NIT/DPI').fill('99999994');
  await payButton(page).click();
  await expectToast(page, 'falta el Validar el NIT ingresado');
  await expect(field(page, 'NIT/DPI')).toBeFocused();
  await validateTaxId(page, '576937-K');
  await expectProblem(page, 'Titular de la tarjeta', 'Falta el Nombre del Titular de la Tarjeta');
  await field(page, 'Titular de la tarjeta').fill('MARIA GARCIA');
  await expectProblem(page, 'Número de tarjeta', 'Falta el Número de Tarjeta');
  await field(page, 'Número de tarjeta').pressSequentially(CARDS.amex);
  await expect(field(page, 'Número de tarjeta')).toHaveValue('3411 111111 11111');
  await expectProblem(page, 'Mes', 'Falta el Mes de Expiración');
  await field(page, 'Mes').selectOption('12');
  await expectProblem(page, 'Año', 'Falta el Año de Expiración');
  await field(page, 'Año').fill('39');
  await expectProblem(page, 'CVV', 'Falta el código de verificación de tarjeta');
  await field(page, 'CVV').fill('123');
  await expectProblem(page, 'CVV', 'El código de verificación no es válido');
});

test.describe('before anything is posted', () => {
  /** The amounts posted to the provider. */
  const posts = (page: Page): (string | null)[] => {
    const seen: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().startsWith(ORIGINS.provider)) return;
      seen.push(new URLSearchParams(request.postData() ?? '').get('amount'));
    });
    return seen;
  };
  test('insufficient stock and a changed price are reported together in the displayed currency, each to be resolved', {
    tag: '@desktop',
  }, async ({ page, sandbox }) => {
    const { name, code, sku, listPrice } = await seedCart(page, { ...sandbox, article: 6, quantity: 3 });
    await page.evaluate(() => localStorage.setItem('tienda:currency', '"USD"'));
    const sent = posts(page);
    await hearToasts(page);
    await openFilledCheckout(page);
    await sandbox.setStock(code, 2);
    await sandbox.setPrice({ sku, listPrice: listPrice + 10, discountedPrice: 0 });
    await payButton(page).click();
    await expectToast(page, `No hay suficiente stock para ${name}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(inDollars(listPrice + 10));
    await expect(notice).toContainText(`${name}: solo quedan 2.`);
    await notice.getByRole('button', { name: 'Aceptar el cambio' }).first().click();
    await expect(notice).toBeFocused();
    await notice.getByRole('button', { name: 'Aceptar el cambio' }).click();
    await expect(notice).toBeEmpty();
    await expect(page.getByRole('region', { name: 'Tu orden' })).toContainText(
      inDollars((listPrice + 10) * 2),
    );
    expect([sent, await cartSize(page)]).toEqual([[], 1]);
    await payButton(page).click();
    await expect.poll(() => sent).toEqual([((listPrice + 10) * 2).toFixed(2)]);
  });
  test('a price that cannot be loaded stops the order, and "Reintentar" requests it again', {
    tag: '@desktop',
  }, async ({ page, sandbox, expected }) => {
    expected.push(/status of 500/);
    const { name, productSku } = await seedCart(page, { ...sandbox, article: 5 });
    const sent = posts(page);
    await openFilledCheckout(page);
    await sandbox.addFault({ path: `/api/v1/items/${productSku}`, status: 500, times: 1 });
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText(`${name}: no pudimos confirmar su precio`);
    expect([sent, await cartSize(page)]).toEqual([[], 1]);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => sent.length).toBe(1);
  });
  const failures = [
    [
      'a cart without rows',
      { path: '/api/Cart/create', body: { data: [] } },
      'No se pudo generar el carrito',
    ],
    [
      'a cart without an id',
      { path: '/api/Cart/create', body: { data: [{}] } },
      'No se pudo recuperar el UIdCarrito',
    ],
    [
      'payment data that is refused',
      { path: '/api/Payment/*', body: { meta: { resultado: 0, mensaje: 'Comercio inactivo' } } },
      'Comercio inactivo',
    ],
    [
      'payment data of another shape',
      { path: '/api/Payment/*', body: { meta: { resultado: 1 }, data: 'x' } },
      'Error durante la validación de datos',
    ],
    [
      'stock that cannot be asked for',
      { path: '/api/v1/items/stock', status: 503, body: {} },
      'La respuesta de la red no es correcta. Estado: 503',
    ],
    [
      'stock with a code of its own',
      { path: '/api/v1/items/stock', body: { code: 404, message: 'No hay' } },
      'No se ha podido recuperar el stock, la API ha devuelto un error: No hay',
    ],
  ] as const;
  for (const [what, fault, text] of failures) {
    test(`${what}: ${text}`, { tag: '@desktop' }, async ({ page, sandbox, expected }) => {
      // The specification requires this line in the console.
      expected.push(/status of 503|Fallo en la búsqueda de existencias/);
      await hearToasts(page);
      await seedCart(page, { ...sandbox, article: 7 });
      await openFilledCheckout(page);
      const sent = posts(page);
      await sandbox.addFault(fault);
      await payButton(page).click();
      await expectToast(page, text);
      await expect(payButton(page)).toBeEnabled();
      expect([sent, await cartSize(page)]).toEqual([[], 1]);
    });
  }
  test('a lost answer is never followed by a second cart without a choice', { tag: '@desktop' }, async ({
    page,
    sandbox,
    expected,
  }) => {
    expected.push(/ERR_/);
    await seedCart(page, { ...sandbox, article: 8 });
    await openFilledCheckout(page);
    await sandbox.addFault({ path: '/api/Cart/create', fault: 'lost', times: 1 });
    let carts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/Cart/create')) carts += 1;
    });
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('No se hizo ningún cobro');
    await payButton(page).click();
    await expect(payButton(page)).toBeEnabled();
    expect(carts).toBe(1);
    await page.getByRole('button', { name: 'Entiendo: intentarlo otra vez' }).click();
    await payButton(page).click();
    await expect.poll(() => carts).toBe(2);
  });
});

test('a reload keeps the draft and forgets the card @desktop', async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 4 });
  await openFilledCheckout(page);
  await page.reload();
  await expect(customerField(page, 'Nombre')).toHaveValue('María García');
  await expect(field(page, 'Titular de la tarjeta')).toHaveValue('');
  await expect(field(page, 'Número de tarjeta')).toHaveValue('');
  await expect(field(page, 'CVV')).toHaveValue('');
});

test('text typed before the page is ready is kept, and the caret stays @desktop', async ({
  page,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 4 });
  await page.goto('/checkout');
  const number = field(page, 'Número de tarjeta');
  await number.pressSequentially('41111111');
  await expect(number).toHaveValue('4111 1111');
  await number.press('Home');
  await number.press('ArrowRight');
  await number.pressSequentially('29');
  await expect(number).toHaveValue('4291 1111 11');
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
});

for (const path of ['/checkout', '/checkout-bac']) {
  test(`${path} with an empty cart says so and leads to products, and home @desktop`, async ({
    page,
    axe,
  }) => {
    await page.goto(path);
    await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
    await expect(payButton(page)).toBeHidden();
    await axe(page);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/productos');
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('no React is loaded before the shopper touches the page', { tag: '@desktop' }, async ({
  page,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 4 });
  const scripts = await watchScripts(page);
  await page.goto('/checkout');
  await expect(page.getByRole('region', { name: 'Tu orden' })).toContainText('Q');
  expect(await scripts.react()).toEqual([]);
  await fillCustomer(page);
  await fillCard(page);
  expect(await scripts.react()).not.toEqual([]);
});

test('prices in dollars show their rate, and the charged amount', { tag: '@desktop' }, async ({
  page,
  sandbox,
  axe,
}) => {
  await seedCart(page, { ...sandbox, article: 4 });
  await page.evaluate(() => localStorage.setItem('tienda:currency', '"USD"'));
  await page.goto('/checkout');
  await field(page, 'Titular de la tarjeta').click();
  await expect(page.getByText(/El cobro se hace en quetzales: Q/)).toBeVisible();
  await expect(page.getByText(`Los precios en dólares son una referencia: Q 1 = $${RATE}.`)).toBeVisible();
  await axe(page);
});

test('a device with a wrong date is warned, and its cards are accepted', { tag: '@desktop' }, async ({
  page,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 8 });
  await page.clock.setFixedTime(new Date('2044-05-01T12:00:00Z'));
  await openFilledCheckout(page);
  await expect(page.getByRole('alert')).toContainText('La fecha de tu dispositivo parece equivocada');
  await payButton(page).click();
  await waitForOutcome(page);
  await expect(outcome(page)).toContainText('Orden enviada');
});
