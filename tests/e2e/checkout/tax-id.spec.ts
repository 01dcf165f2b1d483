/** The tax id of an order: its lookup with every answer, the final consumer, and remembered ids (checkout §4). */
import type { Locator } from '@playwright/test';
import { field, payButton, seedCart, stored } from '../fixtures/checkout-page.ts';
import { expectToast, hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';

/** How much redder the text of a field is than green or blue, of 255, in any colour notation. */
const redOf = (input: Locator): Promise<number> =>
  input.evaluate((element) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen) return 0;
    pen.fillStyle = getComputedStyle(element).color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return red - Math.max(green, blue);
  });

test.describe('the tax id', () => {
  const cases = [
    ['', 'El campo NIT/DPI no puede estar vacío.'],
    ['99999994', 'El NIT no está registrado'],
    ['50000004', 'Error al validar NIT'],
    ['60000007', 'HTTP error! Status: 500'],
  ] as const;
  for (const [taxId, text] of cases) {
    test(`${taxId || 'nothing'}: ${text}`, { tag: '@desktop' }, async ({ page, sandbox, expected }) => {
      expected.push(/status of 500/);
      await hearToasts(page);
      await seedCart(page, { ...sandbox, article: 4 });
      await page.goto('/checkout');
      await field(page, 'NIT/DPI').fill(taxId);
      await field(page, 'NIT/DPI').press('Enter');
      await expectToast(page, text);
      await expect(field(page, 'NIT/DPI')).toHaveAccessibleDescription(
        new RegExp(text.replace(/[.!?]/g, '\\$&')),
      );
      if (taxId !== '') {
        const advice = /: usa CF o vuelve a intentarlo$/;
        await expect(field(page, 'NIT/DPI')).toHaveAccessibleDescription(advice);
        await payButton(page).click();
        await expectToast(page, 'Falta el NOMBRE del cliente');
        await expect(field(page, 'NIT/DPI')).toHaveAccessibleDescription(advice);
        await expect(field(page, 'NIT/DPI')).toHaveCSS('font-weight', '700');
        const border = await field(page, 'NIT/DPI').evaluate((input) => getComputedStyle(input).borderColor);
        await expect(field(page, 'NIT/DPI')).toHaveCSS('color', border);
        expect(await redOf(field(page, 'NIT/DPI'))).toBeGreaterThan(100);
      }
      await expect(field(page, 'NIT/DPI')).toBeEnabled();
      await expect(field(page, 'Nombre del cliente')).toHaveValue('');
    });
  }
  test('is remembered on this device only if the shopper agrees, and forgotten on request', {
    tag: '@desktop',
  }, async ({ page, context, sandbox, axe }) => {
    await seedCart(page, { ...sandbox, article: 4 });
    await page.goto('/checkout');
    await field(page, 'NIT/DPI').fill('576937-K');
    await field(page, 'Titular de la tarjeta').focus();
    await expect(field(page, 'Nombre del cliente')).not.toHaveValue('');
    await expect(field(page, 'Titular de la tarjeta')).toBeFocused();
    const agree = page.getByRole('checkbox', { name: 'Recordar este NIT en este dispositivo' });
    await expect(agree).not.toBeChecked();
    expect(await stored(page, 'tienda:taxIds')).toBeNull();
    await agree.check();
    await axe(page);
    const later = await context.newPage();
    await later.goto('/checkout');
    await field(later, 'NIT/DPI').click();
    const used = later.getByRole('list', { name: 'NIT usados en este dispositivo' });
    await used.getByRole('button', { name: /^576937K/ }).click();
    await expect(field(later, 'Nombre del cliente')).not.toHaveValue('');
    await expect(used).toBeHidden();
    await later.getByRole('checkbox', { name: 'Recordar este NIT en este dispositivo' }).uncheck();
    await expect.poll(() => stored(later, 'tienda:taxIds')).toBeNull();
  });
  test('CF is one tap away', async ({ page, sandbox }) => {
    await seedCart(page, { ...sandbox, article: 4 });
    await page.goto('/checkout');
    await page.getByRole('button', { name: /CF/ }).click();
    await expect(field(page, 'Nombre del cliente')).toHaveValue('CONSUMIDOR FINAL');
  });
});
