/** The guest checkout as it is drawn: its fields, the login beside it, and a press at the wrong moment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSession } from '#stores/account/customer.ts';
import { resetCheckoutForm } from '#stores/checkout/checkout-form.ts';
import { SESSION } from '../../stores/session-samples.ts';
import { delivery, draw, fillCart, fillForm, hearToasts, places, serve } from './checkout-fixture.tsx';

// The islands load the words of the page's language as they are loaded themselves.
document.documentElement.lang = 'es-GT';
const { GuestCheckout } = await import('#islands/checkout/GuestCheckout.tsx');

let takeAway: () => void;
let listening: AbortController;
let toasts: readonly string[];
let called: string[];
/** Ends the lookup of a tax id. */
let answerTaxId: (answer: unknown) => void;

beforeEach(() => {
  listening = new AbortController();
  toasts = hearToasts(listening.signal);
  called = [];
  vi.stubGlobal(
    'fetch',
    serve({
      '/api/v1/users/login': () => SESSION,
      '/api/Cart/create': () => called.push('create'),
      '/api/Validar/validar-nit': () =>
        new Promise((resolve) => {
          answerTaxId = resolve;
        }),
    }),
  );
  endSession();
  resetCheckoutForm();
  fillCart();
  takeAway = draw(<GuestCheckout locale="es-GT" places={places} delivery={delivery} />);
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
  ['Teléfono', 'tel', 'tel', '25'],
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
test('pressed while the tax id is looked up, the button orders nothing (decision 75)', async () => {
  fillForm();
  const taxId = field('NIT/DPI');
  await taxId.fill('576937-K');
  await form.getByRole('button', { name: 'Validar NIT' }).click();
  await expect.element(taxId).toBeDisabled();
  await form.getByRole('button', { name: 'Pagar' }).click();
  expect(toasts.at(-1)).toBe('warn top-left falta el Validar el NIT ingresado');
  answerTaxId({
    Encabezado: [{ Respuesta: 'True', Descripcion: 'NIT VALIDO' }],
    Detalle: [{ Nit: '576937K', Nombre: 'GARCIA,MARIA' }],
  });
  await expect.element(field('Nombre del cliente')).toHaveValue('MARIA GARCIA');
  expect(called).toEqual([]);
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
