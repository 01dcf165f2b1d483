/** The payment result pages: every outcome of the specification, and returns of unknown payments. */
import type { Page } from '@playwright/test';
import { cartSize, outcome, seedCart, stored } from '../fixtures/checkout-page.ts';
import { expect, test } from '../fixtures/shop.ts';

const RETURN =
  'responsetext=Aprobada&authcode=123456&transactionid=9000000001&avsresponse=N&cvvresponse=M&orderid=FAC-1' +
  '&response_code=100&time=1700000060&amount=100.00&hash=abc';
const approved = `?response=1&${RETURN}`;
const RECORD = { path: '/api/Cart', method: 'PATCH' } as const;

/** Stores a cart order in its state at the provider. */
async function storeOrder(page: Page): Promise<void> {
  const order = JSON.stringify({ UIdCarrito: 'U-1', DocumentoLocal: 'D-1', orderid: 'FAC-1' });
  await page.evaluate((text) => localStorage.setItem('tienda:cartOrder', text), order);
}

function recordsOf(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test.beforeEach(async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 9 });
});

for (const path of ['/pago', '/pago-exito']) {
  test.describe(path, () => {
    for (const query of ['', '?foo=1', '?response=', '?response=4', approved]) {
      test(`${query.slice(0, 14) || 'no query'} without an order is no payment to validate`, async ({
        page,
        axe,
      }) => {
        const records = recordsOf(page);
        await page.goto(`${path}${query}`);
        await expect(page.getByRole('heading', { name: 'No hay un pago por validar' })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        expect([records, await cartSize(page)]).toEqual([[], 1]);
        await expect(page.getByText('Orden enviada')).toBeHidden();
        await axe(page);
      });
    }
    test('a page without a payment can be left by the keyboard', async ({ page }) => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.clear());
      await page.goto(path);
      const home = page.getByRole('main').getByRole('link', { name: 'Ir al inicio' });
      await home.focus();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(home).toBeFocused();
    });
  });
}

test('an approval is recorded once, however often it is opened', async ({ page, sandbox }) => {
  await storeOrder(page);
  await sandbox.addFault({ ...RECORD, body: { Resultado: 1, Mensaje: 'OK' } });
  const records = recordsOf(page);
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() === 'PATCH') return;
    reported.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  for (const query of [approved, approved, '']) {
    await page.goto(`/pago-exito${query}`);
    await expect(outcome(page)).toContainText('Orden enviada');
    await expect(page).toHaveURL(/\/pago-exito$/);
  }
  expect(records).toHaveLength(1);
  expect(JSON.parse(records[0] ?? '')).toMatchObject({
    UIdCarrito: 'U-1',
    documentoLocal: 'D-1',
    BAC_HASH: 'abc',
    BACOrderId: 'FAC-1',
    BACResponse: '1',
    BACTransactionID: '9000000001',
    BACAuthCode: '123456',
    CodeResponse: '100',
  });
  expect([await cartSize(page), await stored(page, 'tienda:cartOrder')]).toEqual([0, null]);
  // No script, style or picture is requested with the address of the return (decision 85, Address of the return).
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.filter((text) => /response=1|9000000001|FAC-1/.test(text))).toEqual([]);
});

test('a return that is opened in several tabs at once is recorded once, and each of them says so', async ({
  page,
  context,
  sandbox,
}) => {
  await storeOrder(page);
  await sandbox.addFault({ ...RECORD, body: { Resultado: 2, Mensaje: 'x' } });
  await sandbox.addFault({ ...RECORD, body: { Resultado: 1, Mensaje: 'OK' }, times: 1 });
  const records: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PATCH') records.push(request.url());
  });
  const tabs = [page, ...(await Promise.all([context.newPage(), context.newPage()]))];
  await Promise.all(tabs.map((tab) => tab.goto(`/pago-exito${approved}`)));
  for (const tab of tabs) {
    // A browser gives a background tab little time on a busy processor.
    await tab.bringToFront();
    await expect(outcome(tab)).toContainText('Orden enviada');
  }
  expect(records).toHaveLength(1);
  // A tab's storage shows another tab's change shortly after its event.
  await expect.poll(() => cartSize(page)).toBe(0);
});

test('a late return of an order placed in English is shown in English', async ({ page }) => {
  await page.evaluate(() => {
    const order = {
      attempt: {
        state: 'unknown',
        startedAt: 1,
        order: { startedAt: 1, cartOrder: { cartId: 'U-1', localDocument: 'D-1' }, orderId: 'FAC-1' },
      },
      summary: {
        placedAt: 1,
        locale: 'en',
        taxId: 'CF',
        customerName: 'X',
        addressLine: 'X',
        lines: [],
        total: 0,
      },
      orderid: 'FAC-1',
    };
    localStorage.setItem('tienda:earlierPayments', JSON.stringify([order]));
  });
  await page.goto(`/pago-exito${approved.replace('response=1', 'response=2')}`);
  await expect(page).toHaveURL(/\/en\/pago-exito$/);
  await expect(outcome(page)).toContainText('Aprobada');
  await expect(page.getByRole('link', { name: 'Back to checkout' })).toBeVisible();
});

test('the page says that it is validating the payment', async ({ page, sandbox }) => {
  await storeOrder(page);
  await sandbox.addFault({ ...RECORD, fault: 'hang' });
  await page.goto(`/pago-exito${approved}`);
  await expect(page.getByRole('dialog')).toContainText(
    'Procesando pago... Por favor espere mientras se valida la transacción.',
  );
});

test('a duplicate is reported, and the cart stays', async ({ page, sandbox }) => {
  await storeOrder(page);
  await sandbox.addFault({ ...RECORD, body: { meta: [{ Resultado: 2, Mensaje: 'x' }] } });
  await page.goto(`/pago-exito${approved}`);
  await expect(outcome(page)).toContainText('Pago duplicado');
  expect(await cartSize(page)).toBe(1);
  // The service already knows it: only the shopper can choose another payment.
  await page.goto('/checkout');
  await page.mouse.move(200, 300);
  await expect(page.getByText('Tu último pago ya estaba registrado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ya lo verifiqué: empezar otro pago' })).toBeVisible();
});

test('an approval that waits for its record is shown with an empty cart @desktop', async ({
  page,
  sandbox,
  expected,
}) => {
  expected.push(/status of 500/);
  await storeOrder(page);
  await sandbox.addFault({ ...RECORD, status: 500, body: {} });
  await page.goto(`/pago-exito${approved}`);
  await expect(outcome(page)).toContainText('Error 500');
  await page.evaluate(() => localStorage.removeItem('tienda'));
  await page.goto('/checkout');
  await expect(page.getByRole('alert')).toContainText('Tu pago anterior todavía no está registrado.');
  await page.getByRole('main').getByRole('link', { name: 'Terminar de registrar el pago' }).click();
  await expect(outcome(page)).toContainText('Error 500');
});

test('a record whose answer a reload cut off, and that is a duplicate afterwards, leaves its receipt', async ({
  page,
  sandbox,
}) => {
  await storeOrder(page);
  await sandbox.addFault({ ...RECORD, body: { Resultado: 2, Mensaje: 'x' } });
  await sandbox.addFault({ ...RECORD, fault: 'hang', times: 1 });
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.goto(`/pago-exito${approved}`);
  await asked;
  await page.reload();
  await expect(outcome(page)).toContainText('Pago duplicado');
  await expect(page.getByRole('region', { name: 'Recibo' })).toContainText('D-1');
  await expect(page.getByRole('link', { name: 'Ver carrito' })).toBeVisible();
  expect(await cartSize(page)).toBe(1);
});

const failures = [
  ['HTTP 500', { status: 500, body: {} }, 'Error 500'],
  ['a connection that breaks', { fault: 'drop' }, 'No se pudo conectar con el servidor.'],
  ['a page instead of JSON', { body: '<p>hola</p>' }, 'La respuesta del servidor no es un JSON válido.'],
  ['Resultado 3', { body: { Resultado: 3, Mensaje: 'No' } }, 'Error 3'],
] as const;
for (const [what, fault, text] of failures) {
  test(`${what}: ${text}, the cart stays, and Reintentar sends the same again`, async ({
    page,
    sandbox,
    expected,
  }) => {
    expected.push(/status of 500|ERR_/);
    await storeOrder(page);
    await sandbox.addFault({ ...RECORD, body: { Resultado: 1 } });
    // A lost recording is sent four times before the shopper sees it (decision 202).
    const isLost = 'fault' in fault;
    await sandbox.addFault({ ...RECORD, ...fault, times: isLost ? 4 : 1 });
    const records = recordsOf(page);
    await page.goto(`/pago-exito${approved}`);
    await expect(outcome(page)).toContainText(text);
    await expect(outcome(page)).toContainText('9000000001');
    expect(await cartSize(page)).toBe(1);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(outcome(page)).toContainText('Orden enviada');
    expect(records).toHaveLength(isLost ? 5 : 2);
    expect(new Set(records).size).toBe(1);
    expect(await cartSize(page)).toBe(0);
  });
}

test("the provider's message is text, whatever it contains", async ({ page }) => {
  const hostile = encodeURIComponent(`<img src=x onerror="window.__xss=1">\u202E${'a'.repeat(50_000)}`).slice(
    0,
    12_000,
  );
  await storeOrder(page);
  await page.goto(`/pago-exito?response=2&orderid=FAC-1&responsetext=${hostile}`);
  await expect(outcome(page)).toContainText('<img src=x onerror="window.__xss=1">');
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('without its script the page explains what to do', { tag: '@nojs' }, async ({ page }) => {
  await page.goto(`/pago-exito${approved}`);
  await expect(page.getByText(/no vuelva a pagar/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir a contacto' })).toBeVisible();
});

test('when the island cannot be loaded, the page explains what to do and keeps the return', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED|Failed to fetch|Error hydrating/);
  await storeOrder(page);
  await page.route(/PaymentResult/, (route) => route.abort());
  await page.goto(`/pago-exito${approved}`);
  await expect(page.getByText(/no vuelva a pagar/)).toBeVisible();
  await expect(page).toHaveURL(/response=1/);
});
