/**
 * The tax id of the guest checkout: its lookup when the focus leaves the field and at the press (contract, Settled
 * after the second release).
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { restoreCart } from '#features/cart/store/cart.ts';
import { resetCheckoutForm } from '#features/checkout/store/checkout-form.ts';
import { line } from '../../../../fixtures/cart-items.ts';
import { chat, delivery, draw, fillCart, fillForm, hearToasts, places, serve } from '../checkout-fixture.tsx';

// The islands load the texts of the page's language when they are imported.
document.documentElement.lang = 'es-GT';
const { GuestCheckout } = await import('#features/checkout/ui/GuestCheckout.tsx');

let takeAway: () => void;
let listening: AbortController;
let toasts: readonly string[];
let called: string[];
/** Lookups of a tax id. */
let asked: number;
/** Ends the lookup of a tax id. */
let answerTaxId: (answer: unknown) => void;

beforeEach(() => {
  listening = new AbortController();
  toasts = hearToasts(listening.signal);
  called = [];
  asked = 0;
  vi.stubGlobal(
    'fetch',
    serve({
      '/api/Cart/create': () => called.push('create'),
      '/api/Validar/validar-nit': () =>
        new Promise((resolve) => {
          asked += 1;
          answerTaxId = resolve;
        }),
    }),
  );
  resetCheckoutForm();
  fillCart();
  takeAway = draw(<GuestCheckout locale="es-GT" places={places} delivery={delivery} chat={chat} />);
});
afterEach(() => {
  takeAway();
  listening.abort();
  vi.unstubAllGlobals();
});

const form = page.getByRole('form', { name: 'Datos del cliente' });
const field = (name: string) => form.getByLabelText(name, { exact: true });
const pay = form.getByRole('button', { name: /^Pagar/ });
const VALID = {
  Encabezado: [{ Respuesta: 'True', Descripcion: 'NIT VALIDO' }],
  Detalle: [{ Nit: '576937K', Nombre: 'GARCIA,MARIA' }],
};
const INVALID = {
  Encabezado: [{ Respuesta: 'False', Descripcion: 'El NIT no está registrado' }],
  Detalle: [],
};

/** A form in which only the tax id is missing. */
async function fillAllButTaxId(): Promise<void> {
  fillForm();
  await field('NIT/DPI').fill('');
  await field('Titular de la tarjeta').fill('MARIA GARCIA');
  await field('Número de tarjeta').fill('4111111111111111');
  await field('Mes').selectOptions('12');
  await field('Año').fill('39');
  await field('CVV').fill('123');
}
/** Fills a field in like a browser or a password manager: without the focus. */
function autofill(input: Element, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
const leave = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

test.each<[string, () => Promise<unknown>]>([
  ['is pressed with the focus in its field', () => pay.click()],
  ['is pressed three times', () => pay.click({ clickCount: 3 })],
  [
    'is pressed with Enter in another field',
    async () => {
      await field('CVV').click();
      await userEvent.keyboard('{Enter}');
    },
  ],
  [
    'is pressed after the keyboard was closed',
    () => {
      leave();
      return pay.click();
    },
  ],
  [
    'is pressed while its own button looks it up',
    async () => {
      await form.getByRole('button', { name: 'Validar NIT' }).click();
      await pay.click();
    },
  ],
])('a tax id typed last is looked up once and paid with, where the pay button %s', async (_, press) => {
  await fillAllButTaxId();
  await field('NIT/DPI').fill('576937-K');
  await press();
  await expect.element(pay).toBeDisabled();
  expect([asked, called]).toEqual([1, []]);
  answerTaxId(VALID);
  await expect.poll(() => called).toEqual(['create']);
  expect(asked).toBe(1);
  await expect.element(field('Nombre del cliente')).toHaveValue('MARIA GARCIA');
  expect(toasts).not.toContain('warn top-left falta el Validar el NIT ingresado');
});
test('an autofilled tax id is looked up without a press', async () => {
  await fillAllButTaxId();
  autofill(field('NIT/DPI').element(), '576937-K');
  await expect.poll(() => asked).toBe(1);
  answerTaxId(VALID);
  await expect.element(field('Nombre del cliente')).toHaveValue('MARIA GARCIA');
});
test('a press with an invalid tax id warns about it, explains it at the field, and orders nothing', async () => {
  await fillAllButTaxId();
  await field('NIT/DPI').fill('99999994');
  await pay.click();
  answerTaxId(INVALID);
  await expect.element(field('NIT/DPI')).toHaveFocus();
  await expect
    .element(field('NIT/DPI'))
    .toHaveAccessibleDescription('El NIT no está registrado: usa CF o vuelve a intentarlo');
  expect(toasts).toEqual(['warn top-left falta el Validar el NIT ingresado']);
  await pay.click();
  expect([asked, called]).toEqual([1, []]);
});
test('a press whose lookup has no answer warns, and the next press looks it up again', async () => {
  await fillAllButTaxId();
  await field('NIT/DPI').fill('576937-K');
  for (const times of [1, 2]) {
    await pay.click();
    expect(asked).toBe(times);
    answerTaxId(Response.json({ message: 'out of order' }, { status: 500 }));
    await expect.element(pay).toBeEnabled();
    expect(toasts.at(-1)).toBe('warn top-left falta el Validar el NIT ingresado');
    await expect.element(field('NIT/DPI')).toHaveAccessibleDescription(/^HTTP error! Status: 500/);
  }
  expect(called).toEqual([]);
});
test('other missing fields are warned about in the order of the checks, with the tax id looked up', async () => {
  await fillAllButTaxId();
  await field('Nombre').fill('');
  await field('NIT/DPI').fill('576937-K');
  await pay.click();
  answerTaxId(VALID);
  await expect.element(field('Nombre')).toHaveFocus();
  expect(toasts.at(-1)).toBe('warn top-left Falta el NOMBRE del cliente');
  await expect.element(field('Nombre del cliente')).toHaveValue('MARIA GARCIA');
});
test('the paid total is the one at the press, also where the cart changed during the lookup', async () => {
  await fillAllButTaxId();
  await field('NIT/DPI').fill('576937-K');
  await pay.click();
  restoreCart([{ line: line({ cartItemId: 'other', price: 5000 }), index: 1, at: Date.now() }]);
  answerTaxId(VALID);
  await expect.element(form.getByRole('alert').getByText(/^El total a pagar no coincide/)).toBeVisible();
  expect(called).toEqual([]);
});
test.each([
  ['Para montos mayores a Q2,500 no se permite CF', true],
  ['Sin existencias', false],
])('a rejection of CF, %j, leads to the tax id: %s', async (message, isAboutTaxId) => {
  vi.stubGlobal(
    'fetch',
    serve({ '/api/Cart/create': () => Response.json({ message, data: [] }, { status: 400 }) }),
  );
  await fillAllButTaxId();
  fillForm();
  await pay.click();
  const alert = form.getByRole('alert');
  await expect.element(alert.getByText(message)).toBeVisible();
  const heading = alert.getByRole('heading', { name: message });
  expect(heading.elements()).toHaveLength(isAboutTaxId ? 1 : 0);
  if (!isAboutTaxId) return;
  await expect.element(field('NIT/DPI')).toHaveFocus();
  await field('CVV').click();
  await alert.getByRole('link', { name: 'Cambiar el NIT/DPI' }).click();
  await expect.element(field('NIT/DPI')).toHaveFocus();
});
test('a tax id is looked up when the focus leaves its field, once, and the focus stays at its target', async () => {
  const taxId = field('NIT/DPI');
  await taxId.fill('99999994');
  await field('Titular de la tarjeta').fill('MARIA');
  await expect.poll(() => asked).toBe(1);
  answerTaxId(INVALID);
  await expect
    .element(taxId)
    .toHaveAccessibleDescription('El NIT no está registrado: usa CF o vuelve a intentarlo');
  await expect.element(field('Titular de la tarjeta')).toHaveFocus();
  await taxId.click();
  await field('CVV').fill('123');
  expect(asked).toBe(1);
});
