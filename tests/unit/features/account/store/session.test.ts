import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';
import {
  ANA,
  answering,
  CREDENTIALS,
  fakeSessionStorage,
  HOME,
  REGISTRATION,
  SESSION,
  unreachable,
  WIRE_USER,
} from '../../../fixtures/session-samples.ts';

const load = () => import('#features/account/store/session.ts');
const loadCustomer = () => import('#features/account/store/customer.ts');
const stored = ({ stored }: FakeBrowser, key: string): unknown => JSON.parse(stored.get(key) ?? 'null');

beforeEach(fakeSessionStorage);
afterEach(() => vi.unstubAllGlobals());

describe('logging in', () => {
  it('stores user, addresses and token, and greets the customer', async () => {
    const browser = fakeBrowser({ tienda: mainDocument([line()]) });
    const sent = answering(200, SESSION);
    const { logIn } = await load();
    const { $isLoggedIn } = await loadCustomer();
    const result = await logIn({ email: ' ana@example.com ', password: ' Quetzal2024 ' });
    expect(result).toEqual({ kind: 'opened', user: ANA });
    expect($isLoggedIn.get()).toBe(true);
    expect(sent).toEqual([
      {
        url: expect.stringMatching(/\/api\/v1\/users\/login$/),
        body: { rolId: 1, emailUser: 'ana@example.com', password: 'Quetzal2024' },
        token: null,
      },
    ]);
    expect(stored(browser, 'tienda:usuario')).toEqual(ANA);
    expect(stored(browser, 'tienda:address')).toEqual([HOME]);
    expect(stored(browser, 'tienda')).toMatchObject({ token: 'abc', cart: [line()] });
  });

  it('passes name, e-mail and phone to the checkout', async () => {
    fakeBrowser();
    answering(200, SESSION);
    const { logIn } = await load();
    const { $checkoutForm } = await import('#features/checkout/store/checkout-form.ts');
    await logIn(CREDENTIALS);
    expect($checkoutForm.get()).toMatchObject({ name: ANA.name, email: ANA.email, phone: ANA.phone });
  });

  it('keeps the typed text of the draft, and its address', async () => {
    fakeBrowser();
    answering(200, SESSION);
    const { logIn } = await load();
    const { $checkoutForm, typeInto } = await import('#features/checkout/store/checkout-form.ts');
    const { $savedDelivery } = await import('#features/checkout/store/order-customer.ts');
    typeInto('name', 'María');
    typeInto('address', '12 calle');
    await logIn(CREDENTIALS);
    expect($checkoutForm.get()).toMatchObject({ name: 'María', email: ANA.email, address: '12 calle' });
    expect($savedDelivery.get()).toBeNull();
  });

  it('chooses the last saved address where none was typed, and another one on demand', async () => {
    fakeBrowser();
    answering(200, SESSION);
    const { logIn } = await load();
    const { chooseWhere } = await import('#features/checkout/store/checkout-form.ts');
    const { $savedDelivery } = await import('#features/checkout/store/order-customer.ts');
    await logIn(CREDENTIALS);
    expect($savedDelivery.get()?.id).toBe(3);
    chooseWhere(0);
    expect($savedDelivery.get()).toBeNull();
    chooseWhere(3);
    expect($savedDelivery.get()?.id).toBe(3);
  });

  it.each([
    ['', 'x', ['email-missing']],
    ['ana', '  ', ['email-invalid', 'password-missing']],
  ])('sends nothing for e-mail %j and password %j', async (email, password, errors) => {
    fakeBrowser();
    const sent = answering(200, SESSION);
    const { logIn } = await load();
    const result = await logIn({ email, password });
    expect(result).toMatchObject({ kind: 'invalid', problems: errors.map((error) => ({ error })) });
    expect(sent).toEqual([]);
  });

  it.each([
    [401, { message: 'User not found' }, { kind: 'http', status: 401, message: 'User not found' }],
    [500, {}, { kind: 'http', status: 500, message: '' }],
    [200, '<html>', { kind: 'not-json', status: 200 }],
    [200, { data: { usuario: WIRE_USER } }, { kind: 'unexpected', path: 'data.token' }],
  ])('a %i of %j is reported, and nobody is logged in', async (status, body, failure) => {
    const browser = fakeBrowser();
    answering(status, body);
    const { $isSessionLoading, logIn } = await load();
    const { $isLoggedIn } = await loadCustomer();
    expect(await logIn(CREDENTIALS)).toEqual({ kind: 'failed', failure });
    expect($isLoggedIn.get()).toBe(false);
    expect($isSessionLoading.get()).toBe(false);
    expect(browser.stored.has('tienda:usuario')).toBe(false);
    expect(browser.sent('session:expired')).toEqual([]);
  });

  it('sets the loading flag during the request and clears it after a broken connection; a second press sends nothing', async () => {
    fakeBrowser();
    unreachable();
    const { $isSessionLoading, logIn } = await load();
    const first = logIn(CREDENTIALS);
    expect($isSessionLoading.get()).toBe(true);
    expect(await logIn(CREDENTIALS)).toEqual({ kind: 'busy' });
    expect(await first).toEqual({ kind: 'failed', failure: { kind: 'network' } });
    expect($isSessionLoading.get()).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('registering', () => {
  it('sends the payload of the specification with the user name from the e-mail, and logs in', async () => {
    fakeBrowser();
    const sent = answering(200, SESSION);
    const { register } = await load();
    const { $user } = await loadCustomer();
    await register({ ...REGISTRATION, password: ' Quetzal2024 ' });
    expect(sent[0]?.body).toEqual({
      idUsuario: 0,
      usuario: 'ana',
      nombre: ANA.name,
      correo: ANA.email,
      clave: 'Quetzal2024',
      telefono: ANA.phone,
    });
    expect($user.get()).toEqual(ANA);
  });

  it('reports every missing field in order, and sends nothing', async () => {
    fakeBrowser();
    const sent = answering(200, SESSION);
    const { register } = await load();
    const result = await register({ name: ' ', email: '', password: '', phone: '' });
    const fields = ['name', 'email', 'password', 'phone'].map((field) => ({ field }));
    expect(result).toMatchObject({ kind: 'invalid', problems: fields });
    expect(sent).toEqual([]);
  });

  it('a taken e-mail is reported', async () => {
    fakeBrowser();
    answering(409, { message: 'El correo electrónico ya está registrado' });
    const { register } = await load();
    expect(await register(REGISTRATION)).toMatchObject({ kind: 'failed', failure: { status: 409 } });
  });
});

describe('requesting a new password', () => {
  it.each([
    [{ data: { respuesta: { Respuesta: 'Ana' } } }, 'Ana'],
    [{ data: { respuesta: {} } }, ''],
    [{ data: null }, ''],
  ])('sends the e-mail alone; of %j the reply is %j', async (body, reply) => {
    fakeBrowser();
    const sent = answering(200, body);
    const { resetPassword } = await load();
    expect(await resetPassword(' ana@example.com ')).toEqual({ kind: 'requested', reply });
    expect(sent[0]?.body).toEqual({ correo: 'ana@example.com' });
  });

  it.each([
    ['  ', { kind: 'user-missing' }],
    ['ana@', { kind: 'invalid', problems: [{ field: 'email', error: 'email-invalid' }] }],
  ])('sends nothing for %j', async (email, expected) => {
    fakeBrowser();
    const sent = answering(200, {});
    const { resetPassword } = await load();
    expect(await resetPassword(email)).toEqual(expected);
    expect(sent).toEqual([]);
  });
});
