import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register, requestPasswordReset, saveAddress } from '#features/account/api/account.ts';
import { lookUpTaxpayer } from '#features/checkout/api/taxpayer.ts';
import { SPECIAL_TAX_IDS } from '../../scripts/sandbox/routes/tax-id.ts';
import { DEMO_USERS } from '../../scripts/sandbox/state/customers.ts';
import { failureIn, valueIn } from './answers.ts';
import { type Services, startServices } from './services.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(async () => {
  expect(services.rejected).toEqual([]);
  await services.close();
});

const { ana } = DEMO_USERS;
const REGISTRATION = {
  name: 'Beatriz Ixchel',
  email: 'beatriz@example.com',
  password: 'Volcan2024',
  phone: '55512345',
};
const FORM = {
  name: 'Oficina',
  countryId: 1,
  departmentId: 1,
  municipalityId: 101,
  phone: '22334455',
  address: '7a avenida 1-23, zona 9',
  comment: '',
};

test('a customer logs in and gets their addresses and a token', async () => {
  const session = valueIn(await login(services.store, { email: ana.email, password: ana.password }));
  expect(session.user).toMatchObject({ name: ana.name, email: ana.email, username: ana.username, roleId: 1 });
  expect(session.addresses).toEqual([
    expect.objectContaining({ name: 'Casa', municipalityId: 101, isDefault: true }),
  ]);
  expect(session.token).not.toBe('');
});

test('an unknown login is HTTP 401 "User not found"', async () => {
  const failure = failureIn(await login(services.store, { email: 'x@example.com', password: 'x' }));
  expect(failure).toEqual({ kind: 'http', status: 401, message: 'User not found' });
});

test('a registration uses the part before the at sign as username; a second one is HTTP 409', async () => {
  const { user, addresses } = valueIn(await register(services.store, REGISTRATION));
  expect(user).toMatchObject({ name: 'Beatriz Ixchel', username: 'beatriz', phone: '55512345' });
  expect(addresses).toEqual([]);
  const again = failureIn(await register(services.store, REGISTRATION));
  expect(again).toMatchObject({ kind: 'http', status: 409, message: expect.stringMatching(/.+/) });
});

test('a saved address comes back in the full list, its empty observations as "--"', async () => {
  const { user, addresses, token } = valueIn(
    await login(services.store, { email: ana.email, password: ana.password }),
  );
  const list = valueIn(await saveAddress({ ...services.store, token }, { userId: user.id, form: FORM }));
  expect(list).toHaveLength(addresses.length + 1);
  expect(list.at(-1)).toMatchObject({
    name: 'Oficina',
    address: FORM.address,
    comment: '--',
    userId: user.id,
  });
});

test('an address without a session is HTTP 401', async () => {
  const failure = failureIn(await saveAddress(services.store, { userId: 1, form: FORM }));
  expect(failure).toMatchObject({ kind: 'http', status: 401 });
});

test('a password reset answers with a message for the shopper', async () => {
  expect(valueIn(await requestPasswordReset(services.store, ana.email))).toContain(ana.email);
});

const lookUp = (taxId: string) => lookUpTaxpayer(services.store, { token: 'sandbox', taxId });

test('a NIT is found with the name of its owner', async () => {
  const taxpayer = valueIn(await lookUp('576937K'));
  expect(taxpayer).toMatchObject({ taxId: '576937K', name: expect.stringContaining(',') });
});

test('a DPI, whose Respuesta is a boolean, is found too', async () => {
  expect(valueIn(await lookUp('1234567890101')).taxId).toBe('1234567890101');
});

test('the final consumer is CF with the name in the brackets', async () => {
  const taxpayer = valueIn(await lookUp('CF'));
  expect(taxpayer).toMatchObject({ taxId: 'CF', name: 'CONSUMIDOR FINAL' });
});

test.each([
  ['unknown', SPECIAL_TAX_IDS.unknown, { kind: 'refused', message: 'El NIT no está registrado' }],
  ['without header', SPECIAL_TAX_IDS.withoutHeader, { kind: 'unexpected', path: 'Encabezado' }],
  ['failing', SPECIAL_TAX_IDS.failing, { kind: 'http', status: 500 }],
])('a lookup of the %s id fails as documented', async (_, taxId, failure) => {
  expect(failureIn(await lookUp(taxId))).toMatchObject(failure);
});
