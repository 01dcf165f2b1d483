/** The rendered guest checkout: its fields, the login, and a press at the wrong moment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSession, storeSession } from '#features/account/store/customer.ts';
import { resetCheckoutForm } from '#features/checkout/store/checkout-form.ts';
import { setDeliveryPlace } from '#features/delivery/store/delivery.ts';
import { toColumns } from '#shared/codec/columns.ts';
import { ANA, HOME, SESSION } from '../../../fixtures/session-samples.ts';
import { chat, delivery, draw, fillCart, fillForm, hearToasts, places, serve } from './checkout-fixture.tsx';

// The islands load the texts of the page's language when they are imported.
document.documentElement.dataset['locale'] = 'es-GT';
const { GuestCheckout } = await import('#features/checkout/ui/GuestCheckout.tsx');

let takeAway: () => void;
let listening: AbortController;
let toasts: readonly string[];

beforeEach(() => {
  listening = new AbortController();
  toasts = hearToasts(listening.signal);
  vi.stubGlobal('fetch', serve({ '/api/v1/users/login': () => SESSION }));
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
  '%s is a field of type %s that is autofilled as %s, of %s characters at most',
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
test('a guest who logs in here stays: the form fills in name, e-mail and phone once, and saved addresses replace its fields', async () => {
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
test('a failed login is shown in the page until the next attempt', async () => {
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

const leave = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

test.each([
  ['the list of a select', 'change'],
  ['a context menu', 'contextmenu'],
  ['a drag', 'dragend'],
])('a field is checked when the focus leaves it, although %s ended the last press', async (_, end) => {
  await field('Correo electrónico').fill('maria@correo');
  const select = field('Departamento').element();
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  leave();
  select.dispatchEvent(new Event(end, { bubbles: true }));
  await expect
    .element(field('Correo electrónico'))
    .toHaveAccessibleDescription(/^Este correo no parece completo/);
});
test('the order shows its arrival: for the whole country first, in dates for its place (decision 37)', async () => {
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
test('a single country is not asked for; of two one is chosen', async () => {
  await expect.element(field('Departamento')).toBeVisible();
  expect(field('País').elements()).toEqual([]);
  takeAway();
  const two = {
    ...places,
    countries: toColumns([
      { id: 2, name: 'Otro' },
      { id: 1, name: 'Guatemala' },
    ]),
  };
  takeAway = draw(<GuestCheckout locale="es-GT" places={two} delivery={delivery} chat={chat} />);
  await expect.element(field('País')).toHaveValue('1');
});
test('the place chosen on a product is already selected, and is no typed address', async () => {
  takeAway();
  setDeliveryPlace(1, 108);
  takeAway = draw(<GuestCheckout locale="es-GT" places={places} delivery={delivery} chat={chat} />);
  await expect.element(field('Departamento')).toHaveValue('1');
  await expect.element(field('Municipio')).toHaveValue('108');
  storeSession({ user: ANA, addresses: [HOME], token: 'abc' });
  await expect.element(field('Dirección de entrega')).toHaveValue('3');
});
test('the button shows the charge', async () => {
  await expect.element(form.getByRole('button', { name: 'Pagar Q\u00A0100.00', exact: true })).toBeVisible();
});
test('the order can be sent as a chat message instead, with its known data and nothing of the card', async () => {
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
test('a slip in e-mail and phone gets a suggestion when the focus leaves the field, and is fixed with one press', async () => {
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
