/** The whole purchase (decision 109, The whole purchase), on the phone and on the desktop. */
import { CARLOS, logIn } from '../fixtures/account-page.ts';
import {
  CARDS,
  cartSize,
  customerField,
  field,
  fillCard,
  fillCustomer,
  holdCalls,
  openFilledCheckout,
  outcome,
  payButton,
  seedCart,
  stored,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';

test('a guest buys, and the cart is empty afterwards', async ({ page, sandbox, axe }) => {
  const { name } = await seedCart(page, { ...sandbox, article: 0, quantity: 2 });
  await page.goto('/checkout');
  const order = page.getByRole('region', { name: 'Tu orden' });
  await expect(order).toContainText(name);
  await expect(order.getByRole('columnheader')).toHaveText(['Producto', 'Cantidad', 'Total']);
  await expect(order.getByRole('row', { name: /Envío/ })).toContainText('Gratis');
  await fillCustomer(page);
  await fillCard(page);
  await axe(page);
  await payButton(page).click();
  await waitForOutcome(page);

  await expect(page).toHaveTitle(/^Forma de Pago Procesada/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orden enviada');
  await expect(outcome(page)).toContainText('Orden enviada');
  await expect(outcome(page)).toContainText('La orden fue enviada correctamente a facturación.');
  await expect(page.getByRole('heading', { name: 'Orden enviada' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Recibo' })).toContainText(name);
  for (const reported of ['576937-K', 'maria@correo.gt', /(Entre el .+ y e|E)l \p{L}+, \d/u]) {
    await expect(page.getByRole('region', { name: 'Recibo' })).toContainText(reported);
  }
  await expect(page.getByRole('button', { name: 'Imprimir recibo' })).toBeVisible();
  expect(await cartSize(page)).toBe(0);
  expect(await stored(page, 'tienda:cartOrder')).toBeNull();
  await axe(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Recibo' })).toContainText(name);
  await expect(page.getByRole('button', { name: 'Imprimir recibo' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Seguir comprando' })).toBeHidden();
});

test("a guest's receipt is visible until it is cleared, and never for a customer who logs in later @desktop", async ({
  page,
  sandbox,
  axe,
}) => {
  test.slow();
  const receipt = page.getByRole('region', { name: 'Recibo' });
  const buy = async (): Promise<void> => {
    await seedCart(page, { ...sandbox, article: 2 });
    await openFilledCheckout(page, CARDS.approved);
    await payButton(page).click();
    await waitForOutcome(page);
    await expect(receipt).toContainText('576937-K');
    await page.reload();
    await expect(receipt).toContainText('576937-K');
  };
  await buy();
  await page.getByRole('button', { name: 'Borrar de este navegador' }).click();
  await expect(page.getByText('Este navegador ya no guarda este recibo.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No hay un pago por validar' })).toBeVisible();

  await buy();
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agregar la entrega al calendario' }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Tus pedidos' }).click();
  await expect(page).toHaveURL(/\/pedidos$/);
  const orders = page.getByRole('list', { name: 'Tus pedidos' });
  await expect(orders.getByRole('listitem')).toContainText(/Pagado\s*Enviado a la tienda el \d/);
  await axe(page);
  await page.getByRole('button', { name: 'Borrar mis pedidos de este navegador' }).click();
  await expect(page.getByText('Este navegador ya no guarda pedidos.')).toBeFocused();
  await expect(orders).toHaveCount(0);

  await buy();
  await page.goto('/mi-cuenta');
  await expect(page).toHaveURL(/\/login\?next=%2Fmi-cuenta$/);
  await logIn(page, CARLOS);
  await expect(page.getByLabel('Nombre')).toHaveValue(CARLOS.name);
  await page.getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(page.getByText('Aquí verás los pedidos que hagas desde este navegador.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/576937|Pedido /);
  await page.goto('/pago-exito');
  await expect(page.getByRole('heading', { name: 'No hay un pago por validar' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/576937|maria@correo\.gt/);
});

test('a denied card leads back to the checkout, with the same cart and draft @desktop', async ({
  page,
  sandbox,
}) => {
  const { name } = await seedCart(page, { ...sandbox, article: 1 });
  await openFilledCheckout(page, CARDS.denied);
  await payButton(page).click();
  await waitForOutcome(page);
  await expect(outcome(page)).toContainText('Transacción Denegada: ');
  await expect(outcome(page).getByRole('list', { name: 'Qué puedes hacer' })).toContainText(
    'Usa otra tarjeta',
  );
  expect(await cartSize(page)).toBe(1);
  const chat = await page.getByRole('link', { name: 'Pedir por WhatsApp' }).getAttribute('href');
  const text = new URL(chat ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(`1 × ${name}, `);
  expect(text).toMatch(
    /\nReferencia: \S+\nNIT\/DPI: 576937K\nRecibe: María García\nDirección de entrega: 12 calle/,
  );

  await page.getByRole('link', { name: 'Volver al checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(customerField(page, 'Nombre')).toHaveValue('María García');
  await expect(field(page, 'Número de tarjeta')).toBeInViewport();
  await expect(customerField(page, 'Municipio')).toHaveValue(/\d/);
  await expect(field(page, 'Nombre del cliente')).not.toHaveValue('');
  await expect(field(page, 'Número de tarjeta')).toHaveValue('');
  await fillCard(page, CARDS.approved);
  await payButton(page).click();
  await waitForOutcome(page);
  await expect(outcome(page)).toContainText('Orden enviada');
});

test('in English everything is English, from the first warning to the receipt', { tag: '@phone' }, async ({
  page,
  sandbox,
}) => {
  const { name } = await seedCart(page, { ...sandbox, article: 15 });
  const toasts = await hearToasts(page);
  await page.goto('/en/checkout');
  const pay = page.getByRole('button', { name: /^Pay( |$)/ });
  await pay.click();
  await expect.poll(toasts).toContain("warn top-left The customer's NAME is missing");
  await expect(page.getByRole('region', { name: 'Please check the following:' })).toContainText(
    'The card number is missing',
  );
  const customer = page.getByRole('form', { name: 'Customer details' });
  const type = (label: string, text: string) => customer.getByLabel(label, { exact: true }).fill(text);
  const choose = (label: string, option: string) =>
    customer.getByLabel(label, { exact: true }).selectOption({ label: option });
  await type('Name', 'María García');
  await type('E-mail', 'maria@correo.gt');
  await type('Phone', '32323232');
  await choose('Department', 'Guatemala');
  await choose('Municipality', 'Mixco');
  await type('Address', '12 calle 1-25 zona 10');
  await page.getByRole('button', { name: 'Use CF (final consumer)' }).click();
  await type('Cardholder', 'MARIA GARCIA');
  await type('Card number', CARDS.approved);
  await choose('Month', '12');
  await type('Year', '39');
  await type('CVV', '123');
  await expect(customer.getByLabel('Customer name')).not.toHaveValue('');
  await pay.click();
  await page.waitForURL(/\/en\/pago-exito$/, { timeout: 30_000 });
  await expect(outcome(page)).toContainText('Order sent');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home\W*Payment result/);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(name);
  await expect(receipt).toContainText(/[A-Z][a-z]+ \d+, \d{4} at \d+:\d\d\s[AP]M/);
  await expect(receipt.getByRole('columnheader')).toHaveText(['Product', 'Quantity', 'Total']);
});

test('a purchase by keyboard alone', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 2 });
  await page.goto('/checkout');
  await customerField(page, 'Nombre').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('María García');
  await type('maria@correo.gt');
  await type('32323232');
  await page.keyboard.type('Guatemala');
  await expect(customerField(page, 'Municipio')).toBeEnabled();
  await page.keyboard.press('Tab');
  await type('Mixco');
  await type('12 calle 1-25 zona 10');
  // No notes, and no gift.
  await type('');
  await type('');
  await page.keyboard.type('CF');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Nombre del cliente')).toHaveValue('CONSUMIDOR FINAL');
  await field(page, 'NIT/DPI').focus();
  for (const _ of ['Validar NIT', 'Usar CF', 'Nombre del cliente', 'Titular'])
    await page.keyboard.press('Tab');
  await expect(field(page, 'Titular de la tarjeta')).toBeFocused();
  await type('MARIA GARCIA');
  await type(CARDS.approved);
  await type('12');
  await type('39');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await waitForOutcome(page);
  await expect(outcome(page)).toContainText('Orden enviada');
});

test('double click, Enter and a second tab: one cart, one payment', { tag: '@desktop' }, async ({
  page,
  context,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 3 });
  await openFilledCheckout(page);
  const second = await context.newPage();
  await openFilledCheckout(second);
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (request.method() !== 'POST' && !pathname.startsWith('/api/Payment')) return;
    if (origin === ORIGINS.provider || origin === ORIGINS.sandbox)
      calls.push(`${request.method()} ${pathname}`);
  });
  const releaseCalls = await holdCalls(page, '/api/Cart/create*');
  await payButton(page).dblclick();
  await field(page, 'CVV').press('Enter');
  await payButton(second).click();
  await expect(second.getByRole('alert')).toContainText('Ya hay un pago en curso');
  releaseCalls();
  await waitForOutcome(page);
  expect(calls.filter((call) => call === 'POST /api/Cart/create')).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('GET /api/Payment/'))).toHaveLength(1);
  expect(calls.filter((call) => call === 'POST /pay')).toHaveLength(1);
});
