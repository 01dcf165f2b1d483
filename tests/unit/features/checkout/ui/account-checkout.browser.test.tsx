/** The rendered logged-in checkout (checkout §2, Delivery block; §5, Logged-in checkout). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSessionNotice } from '#features/account/browser/session-notice.ts';
import { endSession, storeSession } from '#features/account/store/customer.ts';
import { $cart } from '#features/cart/store/cart.ts';
import { ANA, HOME, SESSION, wireAddress } from '../../../fixtures/session-samples.ts';
import {
  chat,
  delivery,
  draw,
  fillCart,
  fillForm,
  hearToasts,
  places,
  type Services,
  serve,
} from './checkout-fixture.tsx';

// The islands load the texts of the page's language when they are imported.
document.documentElement.dataset['locale'] = 'es-GT';
const { AccountCheckout } = await import('#features/checkout/ui/AccountCheckout.tsx');

let takeAway: () => void;
let listening: AbortController;
let toasts: readonly string[];
beforeEach(() => {
  listening = new AbortController();
  toasts = hearToasts(listening.signal);
  endSession();
  fillCart();
});
afterEach(() => {
  takeAway();
  listening.abort();
  vi.unstubAllGlobals();
});

const form = page.getByRole('form', { name: 'Finalizar compra' });
const choice = form.getByLabelText('Dirección de entrega', { exact: true });
function open(services: Services = {}): void {
  vi.stubGlobal(
    'fetch',
    serve({
      ...services,
      '/api/v1/addresses/new-address': () => ({
        data: {
          direcciones: [wireAddress(3), { ...wireAddress(4), Nombre: 'Oficina', Direccion: '7a avenida' }],
        },
        message: 'success',
      }),
    }),
  );
  takeAway = draw(<AccountCheckout locale="es-GT" places={places} delivery={delivery} chat={chat} />);
}

test('a visitor without a session is warned at a press; the page itself did before (modules/checkout-page.ts)', async () => {
  open();
  expect(toasts).toEqual([]);
  await form.getByRole('button', { name: /^Pagar/ }).click();
  expect(toasts.at(-1)).toBe('warn top-left Debe de Iniciar Sesión');
  const problems = page.getByRole('region', { name: 'Revisa estos datos:' });
  await expect.element(problems.getByText('Debe de Iniciar Sesión')).toBeVisible();
});
test('a customer without addresses sees that, and adds one, which is then selected', async () => {
  storeSession({ user: ANA, addresses: [], token: 'abc' });
  open();
  expect(toasts).toEqual([]);
  await expect.element(form.getByText('Aún no se ha seleccionado una dirección')).toBeVisible();
  await form.getByRole('button', { name: 'Agregar nueva dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Nueva Dirección' });
  await dialog.getByLabelText('Nombre').fill('Oficina');
  await dialog.getByLabelText('Departamento').selectOptions('Guatemala');
  await dialog.getByLabelText('Municipio').selectOptions('Mixco');
  await dialog.getByLabelText('Teléfono').fill('22334455');
  await dialog.getByLabelText('Dirección').fill('7a avenida');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(choice).toHaveValue('4');
  await expect.element(form.getByRole('status')).toHaveTextContent('7a avenida, Guatemala, Guatemala');
  await expect.element(form.getByRole('button', { name: 'Cambiar dirección' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(toasts).toEqual(['success top-center Dirección guardada correctamente']);
});
test('an address that cannot be saved is reported in its form', async () => {
  storeSession({ user: ANA, addresses: [HOME], token: 'abc' });
  open();
  vi.stubGlobal('fetch', serve({}));
  await form.getByRole('button', { name: 'Cambiar dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Nueva Dirección' });
  await dialog.getByLabelText('Nombre').fill('Oficina');
  await dialog.getByLabelText('Departamento').selectOptions('Guatemala');
  await dialog.getByLabelText('Municipio').selectOptions('Mixco');
  await dialog.getByLabelText('Teléfono').fill('22334455');
  await dialog.getByLabelText('Dirección').fill('7a avenida');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Error al guardar la direccion: No se pudo conectar con el servidor.');
  await expect.element(dialog.getByLabelText('Dirección')).toHaveValue('7a avenida');
});
test("'Cambiar dirección' changes it: another saved one is one press away", async () => {
  const office = { ...HOME, id: 4, name: 'Oficina', address: '7a avenida' };
  storeSession({ user: ANA, addresses: [HOME, office], token: 'abc' });
  open();
  await expect.element(choice).toHaveValue('4');
  await form.getByRole('button', { name: 'Cambiar dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Nueva Dirección' });
  await expect.element(dialog.getByLabelText('Nombre')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Oficina/ }).elements()).toEqual([]);
  await dialog.getByRole('button', { name: /^Casa: / }).click();
  await expect.element(choice).toHaveValue('3');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(form.getByRole('button', { name: 'Cambiar dirección' })).toHaveFocus();
});
test('a tax id typed last is looked up at the press and paid with', async () => {
  storeSession({ user: ANA, addresses: [HOME], token: 'abc' });
  const called: string[] = [];
  open({
    '/api/Validar/validar-nit': () => ({
      Encabezado: [{ Respuesta: 'True', Descripcion: 'NIT VALIDO' }],
      Detalle: [{ Nit: '576937K', Nombre: 'GARCIA,MARIA' }],
    }),
    '/api/Cart/create': () => called.push('create'),
  });
  await form.getByLabelText('Titular de la tarjeta').fill('MARIA GARCIA');
  await form.getByLabelText('Número de tarjeta').fill('4111111111111111');
  await form.getByLabelText('Mes').selectOptions('12');
  await form.getByLabelText('Año').fill('39');
  await form.getByLabelText('CVV').fill('123');
  await form.getByLabelText('NIT/DPI').fill('576937-K');
  await form.getByRole('button', { name: /^Pagar/ }).click();
  await expect.poll(() => called).toEqual(['create']);
});
test('the notes have the placeholder of the specification', async () => {
  open();
  await expect
    .element(form.getByLabelText('Notas'))
    .toHaveAttribute('placeholder', 'Notas sobre su pedido, Ej: Llamar antes de la entrega.');
});
test('a session that ends before the press is reported, nothing is paid, the cart stays, the card is wiped, a login continues', async () => {
  const expired = { code: 401, message: 'La sesión ha expirado' };
  let carts = 0;
  const refuse = () => {
    carts += 1;
    return Response.json(expired, { status: 401 });
  };
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  startSessionNotice();
  storeSession({ user: ANA, addresses: [HOME], token: 'expired' });
  open({ '/api/Cart/create': refuse, '/api/v1/users/login': () => SESSION });
  fillForm();
  const field = (name: string) => form.getByLabelText(name, { exact: true });
  await field('Titular de la tarjeta').fill('ANA MORALES');
  await field('Número de tarjeta').fill('4111111111111111');
  await field('Mes').selectOptions('12');
  await field('Año').fill('39');
  await field('CVV').fill('123');
  await form.getByRole('button', { name: /^Pagar/ }).click();

  const login = page.getByRole('form', { name: 'Iniciar sesión' });
  await expect.element(login).toBeVisible();
  const ended = 'warn top-center Tu sesión terminó. Inicia sesión de nuevo: tu carrito sigue aquí.';
  await expect.poll(() => toasts).toContain(ended);
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('No se pudo generar el carritoLa sesión ha expirado');
  for (const name of ['Número de tarjeta', 'CVV']) await expect.element(field(name)).toHaveValue('');
  expect($cart.get()).toHaveLength(1);

  await login.getByLabelText('Correo electrónico').fill('ana@example.com');
  await login.getByLabelText('Contraseña').fill('Quetzal2024');
  await login.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(choice).toHaveValue('3');
  // The form was emptied with the session: a press begins with its checks.
  await form.getByRole('button', { name: /^Pagar/ }).click();
  await expect.element(field('NIT/DPI')).toHaveFocus();
  expect([carts, submit.mock.calls]).toEqual([1, []]);
  submit.mockRestore();
});
