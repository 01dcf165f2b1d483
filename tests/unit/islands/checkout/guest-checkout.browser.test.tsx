/** The guest checkout as it is drawn: its fields, the login beside it, and a press at the wrong moment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endSession, keepSession } from '#stores/account/customer.ts';
import { restoreCart } from '#stores/cart/cart.ts';
import { resetCheckoutForm } from '#stores/checkout/checkout-form.ts';
import { setDeliveryPlace } from '#stores/delivery/delivery-place.ts';
import { line } from '../../stores/cart-items.ts';
import { ANA, HOME, SESSION } from '../../stores/session-samples.ts';
import { chat, delivery, draw, fillCart, fillForm, hearToasts, places, serve } from './checkout-fixture.tsx';

// The islands load the words of the page's language as they are loaded themselves.
document.documentElement.lang = 'es-GT';
const { GuestCheckout } = await import('#islands/checkout/GuestCheckout.tsx');

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
      '/api/v1/users/login': () => SESSION,
      '/api/Cart/create': () => called.push('create'),
      '/api/Validar/validar-nit': () =>
        new Promise((resolve) => {
          asked += 1;
          answerTaxId = resolve;
        }),
    }),
  );
  endSession();
  resetCheckoutForm();
  setDeliveryPlace(0);
  fillCart();
  takeAway = draw(<GuestCheckout locale="es-GT" places={places} delivery={delivery} chat={chat} />);
});
afterEach(() => {
  takeAway();
  listening.abort();
  vi.unstubAllGlobals();
});

const openLogin = () => page.getByText('¿Ya tienes cuenta? Inicia sesión').click();
const form = page.getByRole('form', { name: 'Datos del cliente' });
const field = (name: string) => form.getByLabelText(name, { exact: true });

test.each([
  ['Nombre', 'text', 'name', '150'],
  ['Correo electrónico', 'email', 'email', '254'],
  ['Teléfono', 'tel', 'tel', '60'],
  ['Dirección', 'text', 'shipping address-line1', '250'],
])(
  '%s is a field of type %s that the browser fills in as %s, of %s signs at most',
  async (name, type, token, length) => {
    const element = field(name).element();
    expect(['type', 'autocomplete', 'maxlength'].map((each) => element.getAttribute(each))).toEqual([
      type,
      token,
      length,
    ]);
  },
);
test('the municipality waits for its department, and lists its own', async () => {
  await expect.element(field('Municipio')).toBeDisabled();
  await field('Departamento').selectOptions('Guatemala');
  await expect.element(field('Municipio')).toBeEnabled();
  await expect.element(field('Municipio')).toHaveTextContent('Elige un municipioGuatemalaMixco');
});
test('who logs in here stays: the form takes over name, e-mail and phone, once, and the saved addresses take the place of its fields', async () => {
  const login = page.getByRole('form', { name: 'Iniciar sesión' });
  await expect.element(login).not.toBeInTheDocument();
  await openLogin();
  await login.getByLabelText('Correo electrónico').fill('ana@example.com');
  await login.getByLabelText('Contraseña').fill('Quetzal2024');
  await login.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(field('Nombre')).toHaveValue('Ana Lucía Morales');
  await expect.element(field('Correo electrónico')).toHaveValue('ana@example.com');
  await expect.element(field('Teléfono')).toHaveValue('50255512345');
  expect(page.getByLabelText('Nombre', { exact: true }).elements()).toHaveLength(1);
  await expect.element(field('Dirección de entrega')).toHaveValue('3');
  await expect.element(field('Dirección')).not.toBeInTheDocument();
  await field('Dirección de entrega').selectOptions('Otra dirección');
  await expect.element(field('Dirección')).toHaveValue('');
  expect(toasts).toEqual(['success top-right Bienvenido: Ana Lucía Morales']);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect.element(field('Nombre')).toHaveValue('');
  await expect.element(page.getByText('¿Ya tienes cuenta? Inicia sesión')).toBeVisible();
});
test('a login that fails stands in the page, until the next try', async () => {
  vi.stubGlobal('fetch', serve({}));
  await openLogin();
  const login = page.getByRole('form', { name: 'Iniciar sesión' });
  await login.getByLabelText('Correo electrónico').fill('ana@example.com');
  await login.getByLabelText('Contraseña').fill('Quetzal2024');
  await login.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(login.getByRole('alert')).toHaveTextContent('No se pudo conectar con el servidor.');
  vi.stubGlobal('fetch', serve({ '/api/v1/users/login': () => SESSION }));
  await login.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(field('Nombre')).toHaveValue('Ana Lucía Morales');
});

const pay = form.getByRole('button', { name: /^Pagar/ });
const VALID = {
  Encabezado: [{ Respuesta: 'True', Descripcion: 'NIT VALIDO' }],
  Detalle: [{ Nit: '576937K', Nombre: 'GARCIA,MARIA' }],
};
const INVALID = {
  Encabezado: [{ Respuesta: 'False', Descripcion: 'El NIT no está registrado' }],
  Detalle: [],
};

/** A form in which the tax id is all that is missing. */
async function fillAllButTaxId(): Promise<void> {
  fillForm();
  await field('NIT/DPI').fill('');
  await field('Titular de la tarjeta').fill('MARIA GARCIA');
  await field('Número de tarjeta').fill('4111111111111111');
  await field('Mes').selectOptions('12');
  await field('Año').fill('39');
  await field('CVV').fill('123');
}
/** Fills a field in as a browser or a password manager does: without the focus. */
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
test('a tax id that the browser filled in is looked up without a press', async () => {
  await fillAllButTaxId();
  autofill(field('NIT/DPI').element(), '576937-K');
  await expect.poll(() => asked).toBe(1);
  answerTaxId(VALID);
  await expect.element(field('Nombre del cliente')).toHaveValue('MARIA GARCIA');
});
test('a press with a tax id that is not valid warns of it, says why at the field, and orders nothing', async () => {
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
test('a press whose lookup has no answer warns, and the next press asks again', async () => {
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
test('what else is missing is warned of in the order of the checks, with the tax id looked up', async () => {
  await fillAllButTaxId();
  await field('Nombre').fill('');
  await field('NIT/DPI').fill('576937-K');
  await pay.click();
  answerTaxId(VALID);
  await expect.element(field('Nombre')).toHaveFocus();
  expect(toasts.at(-1)).toBe('warn top-left Falta el NOMBRE del cliente');
  await expect.element(field('Nombre del cliente')).toHaveValue('MARIA GARCIA');
});
test('the total that is paid is the one that was pressed, also where the cart changed during the lookup', async () => {
  await fillAllButTaxId();
  await field('NIT/DPI').fill('576937-K');
  await pay.click();
  restoreCart([{ line: line({ cartItemId: 'other', price: 5000 }), index: 1, at: Date.now() }]);
  answerTaxId(VALID);
  await expect.element(form.getByRole('alert')).not.toHaveTextContent(/^$/);
  expect(called).toEqual([]);
});
test.each([
  ['the list of a select', 'change'],
  ['a context menu', 'contextmenu'],
  ['a drag', 'dragend'],
])('a field is checked when it is left, although %s took the end of the last press', async (_, end) => {
  await field('Correo electrónico').fill('maria@correo');
  const select = field('Departamento').element();
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  leave();
  select.dispatchEvent(new Event(end, { bubbles: true }));
  await expect
    .element(field('Correo electrónico'))
    .toHaveAccessibleDescription(/^Este correo no parece completo/);
});
test('the order says when it arrives: for the whole country first, in dates for the place it goes to (decision 37)', async () => {
  resetCheckoutForm();
  const order = page.getByRole('region', { name: 'Tu orden' });
  await expect.element(order.getByText('Entrega en 1 a 6 días hábiles')).toBeVisible();
  const days = { min: 2, max: 3 };
  const row = { department: 1, days, municipalities: [], carrier: 'Cargo', note: '' };
  const table = { rows: [row], holidays: [], departments: [], municipalities: [] };
  vi.stubGlobal('fetch', serve({ [delivery.source]: () => table }));
  await form.getByLabelText('Departamento', { exact: true }).selectOptions('Guatemala');
  await expect.element(order.getByText(/^Llega entre el .+ y el .+ de .+$/)).toBeVisible();
});
test('nobody is asked for the only country; of two one is chosen', async () => {
  await expect.element(field('Departamento')).toBeVisible();
  expect(field('País').elements()).toEqual([]);
  takeAway();
  const two = `2|0|Otro\n${places}`;
  takeAway = draw(<GuestCheckout locale="es-GT" places={two} delivery={delivery} chat={chat} />);
  await expect.element(field('País')).toHaveValue('1');
});
test('the place that was said on a product is chosen already, and is no address that was typed', async () => {
  takeAway();
  setDeliveryPlace(1, 108);
  takeAway = draw(<GuestCheckout locale="es-GT" places={places} delivery={delivery} chat={chat} />);
  await expect.element(field('Departamento')).toHaveValue('1');
  await expect.element(field('Municipio')).toHaveValue('108');
  keepSession({ user: ANA, addresses: [HOME], token: 'abc' });
  await expect.element(field('Dirección de entrega')).toHaveValue('3');
});
test('the button says what is charged', async () => {
  await expect.element(form.getByRole('button', { name: 'Pagar Q\u00A0100.00', exact: true })).toBeVisible();
});
test('the order can be sent as a chat message instead, with what is known of it and nothing of the card', async () => {
  fillForm();
  await field('Titular de la tarjeta').fill('TITULAR DE PRUEBA');
  await field('Número de tarjeta').fill('4111111111111111');
  await field('CVV').fill('987');
  const link = form.getByRole('link', { name: 'Pedir por WhatsApp' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  const text = new URL(link.element().getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text.split('\n').slice(1)).toEqual([
    '1 × Tenis, NEGRO, talla 40: Q\u00A0100.00',
    'Total: Q\u00A0100.00, envío gratis',
    'NIT/DPI: CF',
    'Recibe: María García',
    'Dirección de entrega: 12 calle 1-25, Mixco, Guatemala',
  ]);
  expect(text).not.toMatch(/TITULAR|4111|987/);
});
test('a gift has a message and the day until which the policy promises an exchange, and no price in its parcel', async () => {
  const row = { department: null, days: { min: 2, max: 3 }, municipalities: [], carrier: 'Cargo', note: '' };
  const returns = { exchangeDays: 30, gifts: { from: '01-01', to: '12-31', until: '12-31' } };
  const table = { rows: [row], holidays: [], returns, departments: [], municipalities: [] };
  vi.stubGlobal('fetch', serve({ [delivery.source]: () => table }));
  const message = form.getByLabelText(/^Mensaje para la tarjeta/);
  expect(message.elements()).toEqual([]);
  await form.getByLabelText('Es un regalo: empácalo sin precios').click();
  await expect.element(message).toHaveAttribute('maxlength', '200');
  await expect
    .element(message)
    .toHaveAccessibleDescription(/puede cambiarlo hasta el \d+ de \p{L}+ de \d{4}/u);
});
test('a slip in e-mail and phone is asked about when the field is left, and mended with one press', async () => {
  await field('Correo electrónico').fill('maria@gmial.com');
  const meant = form.getByRole('button', { name: '¿Es maria@gmail.com?' });
  expect(meant.elements()).toEqual([]);
  await field('Teléfono').fill('(502) 3232.323O');
  await meant.click();
  await expect.element(field('Correo electrónico')).toHaveValue('maria@gmail.com');
  await expect.element(field('Correo electrónico')).toHaveFocus();
  expect(meant.elements()).toEqual([]);
  await form.getByRole('button', { name: '¿Es +502 3232-3230?' }).click();
  await expect.element(field('Teléfono')).toHaveValue('+502 3232-3230');
  await expect.element(field('Teléfono')).not.toHaveAttribute('aria-invalid');
});
test('a tax id is looked up when its field is left, once, and the focus stays where it went', async () => {
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
