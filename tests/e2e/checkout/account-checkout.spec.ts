/** The logged-in checkout: its twelve checks in their order, and a purchase with a saved address. */
import type { BrowserContext, Page } from '@playwright/test';
import { ANA, logIn } from '../fixtures/account-page.ts';
import {
  CARDS,
  field,
  fillCard,
  outcome,
  payButton,
  seedCart,
  stored,
  validateTaxId,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { expectToast, hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

/** Presses 'Pagar' and expects the warning, and for a field its message and the focus too. */
async function expectWarning(page: Page, text: string, name?: string): Promise<void> {
  await payButton(page).click();
  await expectToast(page, text);
  if (name === undefined) return;
  await expect(field(page, name)).toBeFocused();
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
}

/**
 * Changes a stored value from another tab, whose event arrives here later.
 * @returns the value stored before
 */
async function storeElsewhere(
  context: BrowserContext,
  key: string,
  change: (before: string) => string,
): Promise<string> {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const before = (await stored(other, key)) ?? '';
  await other.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, change(before)]);
  await other.close();
  return before;
}

test('the twelve checks warn one at a time', { tag: '@desktop' }, async ({ page, context, sandbox }) => {
  test.slow();
  await hearToasts(page);
  const { name } = await seedCart(page, { ...sandbox, article: 13 });
  const ordered = page.getByRole('region', { name: 'Tu orden' }).getByRole('row').filter({ hasText: name });
  await page.goto('/checkout-bac');
  await expectWarning(page, 'Debe de Iniciar Sesión');
  await logIn(page, ANA);
  await expect(field(page, 'Dirección de entrega')).not.toHaveValue('');
  await expectWarning(page, 'falta el NIT', 'NIT/DPI');
  await field(page, 'NIT/DPI').fill('99999994');
  await expectWarning(page, 'falta el Validar el NIT ingresado');
  await expect(field(page, 'NIT/DPI')).toBeFocused();
  await validateTaxId(page, '576937-K');
  // Every lookup answers with a name now: only an older stored draft can lack it.
  await page.evaluate(() => {
    const form = JSON.parse(sessionStorage.getItem('tienda:checkoutForm') ?? '{}');
    sessionStorage.setItem(
      'tienda:checkoutForm',
      JSON.stringify({ ...form, taxpayer: { ...form.taxpayer, name: '' } }),
    );
  });
  await page.reload();
  await expectWarning(page, 'Falta el NOMBRE del cliente', 'NIT/DPI');
  await validateTaxId(page, '576937-K');
  await field(page, 'Dirección de entrega').selectOption('');
  await expectWarning(page, 'Aún no se ha seleccionado una dirección', 'Dirección de entrega');
  await field(page, 'Dirección de entrega').selectOption({ index: 1 });
  const cart = await storeElsewhere(context, 'tienda', (before) =>
    before.replace('"isSoldOut":false', '"isSoldOut":true'),
  );
  await expect(ordered).toHaveCount(0);
  await expectWarning(page, 'Debe de Agregar Productos al Carrito');
  await storeElsewhere(context, 'tienda', () => cart);
  await expect(ordered).toHaveCount(1);
  const addresses = await storeElsewhere(context, 'tienda:address', () => '[]');
  await expect(field(page, 'Dirección de entrega')).toHaveValue('');
  await expectWarning(page, 'Falta la direccion', 'Dirección de entrega');
  await storeElsewhere(context, 'tienda:address', () => addresses);
  await expect(field(page, 'Dirección de entrega')).not.toHaveValue('');
  await expectWarning(page, 'Falta el Nombre del Titular de la Tarjeta', 'Titular de la tarjeta');
  await field(page, 'Titular de la tarjeta').fill('ANA MORALES');
  await expectWarning(page, 'Falta el Número de Tarjeta', 'Número de tarjeta');
  await field(page, 'Número de tarjeta').pressSequentially(CARDS.approved);
  await expectWarning(page, 'Falta el Mes de Expiración', 'Mes');
  await field(page, 'Mes').selectOption('12');
  await expectWarning(page, 'Falta el Año de Expiración', 'Año');
  await field(page, 'Año').fill('39');
  await expectWarning(page, 'Falta el código de verificación de tarjeta', 'CVV');
});

test('a customer pays with a saved address, and finds the order on /pedidos', async ({
  page,
  sandbox,
  axe,
}) => {
  const { name } = await seedCart(page, { ...sandbox, article: 13 });
  await page.goto('/checkout-bac');
  await logIn(page, ANA);
  await expect(field(page, 'Dirección de entrega')).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Cambiar dirección' })).toBeVisible();
  await validateTaxId(page, '576937-K');
  await axe(page);
  await fillCard(page);
  await payButton(page).click();
  await waitForOutcome(page);
  await expect(outcome(page)).toContainText('Orden enviada');
  const receipt = page.getByRole('region', { name: 'Recibo' });
  const number = await receipt.getByText('Número de orden').locator('+ dd').textContent();

  await page.goto('/pedidos');
  const order = page.getByRole('list', { name: 'Tus pedidos' }).getByRole('listitem').first();
  await expect(order).toContainText(`Pedido ${number}`);
  await order.getByText(/^Total Q/).click();
  await expect(receipt).toContainText(name);
  await expect(receipt).toContainText('Total pagado');
});
