import { expect, test } from 'vitest';
import { login, register, requestPasswordReset, saveAddress } from '#features/account/api/account.ts';
import { API, jsonService } from '../../../fixtures/connections.ts';

const USER = {
  IdUsuario: '7',
  Nombre: 'Ana',
  Usuario: 'ana',
  Correo: 'ana@example.com',
  Telefono1: 55512345,
  IdRol: null,
};
const ROW = { IdDireccion: 3, IdUsuario: 7, Nombre: 'Casa', IdPais: 1, IdDepartamento: 1, IdMunicipio: 101 };
const FORM = {
  name: 'Casa',
  countryId: 1,
  departmentId: 2,
  municipalityId: 205,
  phone: '55512345',
  address: '1a calle',
  comment: '  ',
};

test('a login sends role 1 and answers with user, addresses and token, defaults filled in', async () => {
  const { connection, sent } = jsonService({ data: { usuario: USER, direcciones: [ROW], token: 't' } });
  const answer = await login(connection, { email: 'ana@example.com', password: 'secreta' });
  expect(sent).toMatchObject([
    {
      method: 'POST',
      url: `${API}/api/v1/users/login`,
      body: { rolId: 1, emailUser: 'ana@example.com', password: 'secreta' },
    },
  ]);
  expect(answer).toMatchObject({
    value: {
      user: { id: 7, name: 'Ana', username: 'ana', email: 'ana@example.com', phone: '55512345', roleId: 1 },
      addresses: [
        {
          id: 3,
          userId: 7,
          name: 'Casa',
          countryId: 1,
          departmentId: 1,
          municipalityId: 101,
          phone: '',
          address: '',
          comment: '',
          isDefault: false,
          status: 0,
        },
      ],
      token: 't',
    },
  });
});

test.each([
  [{ usuario: USER, direcciones: null, token: '' }, 'data.token'],
  [{ usuario: null, direcciones: [], token: 't' }, 'data.usuario'],
  [{ usuario: { ...USER, IdUsuario: 0 }, token: 't' }, 'data.usuario.IdUsuario'],
  [null, 'data'],
])('a session that is %j is unexpected at %s', async (data, path) => {
  const answer = await login(jsonService({ data }).connection, { email: 'a', password: 'b' });
  expect(answer).toEqual({ ok: false, failure: { kind: 'unexpected', path } });
});

test('a registration has the payload of the specification', async () => {
  const { connection, sent } = jsonService({ data: { usuario: USER, token: 't' } });
  const registration = { name: 'Ana', email: 'ana.m@example.com', password: 'secreta', phone: '55512345' };
  expect(await register(connection, registration)).toMatchObject({ ok: true, value: { addresses: [] } });
  expect(sent[0]?.url).toBe(`${API}/api/v1/users/register`);
  expect(sent[0]?.body).toEqual({
    idUsuario: 0,
    usuario: 'ana.m',
    nombre: 'Ana',
    correo: 'ana.m@example.com',
    clave: 'secreta',
    telefono: '55512345',
  });
});

test.each([
  [{ respuesta: { Respuesta: 'Revise su correo' } }, 'Revise su correo'],
  [{ respuesta: { Respuesta: null } }, ''],
  [{ respuesta: null }, ''],
  [null, ''],
])('a reset answered with %j says %j', async (data, words) => {
  const { connection, sent } = jsonService({ data });
  expect(await requestPasswordReset(connection, 'a@b.gt')).toMatchObject({ ok: true, value: words });
  expect(sent[0]?.body).toEqual({ correo: 'a@b.gt' });
});

test('a new address has the payload of the specification, empty observations as "--"', async () => {
  const { connection, sent } = jsonService({ data: { direcciones: [ROW, ROW] } });
  const answer = await saveAddress({ ...connection, token: 't' }, { userId: 7, form: FORM });
  expect(answer).toMatchObject({ ok: true, value: [{ id: 3 }, { id: 3 }] });
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer t');
  expect(sent[0]?.body).toEqual({
    idUsuario: 7,
    nombre: 'Casa',
    idPais: 1,
    idDepartamento: 2,
    idMunicipio: 205,
    telefono: '55512345',
    direccion: '1a calle',
    observaciones: '--',
    predeterminada: 1,
    estado: 1,
  });
});

test('written observations are kept unchanged', async () => {
  const { connection, sent } = jsonService({ data: { direcciones: [] } });
  await saveAddress(connection, { userId: 7, form: { ...FORM, comment: 'Portón  negro' } });
  expect(sent[0]?.body).toMatchObject({ observaciones: 'Portón  negro' });
});

test('an answer without the list replaces nothing', async () => {
  const answer = await saveAddress(jsonService({ data: {} }).connection, { userId: 7, form: FORM });
  expect(answer).toEqual({ ok: false, failure: { kind: 'unexpected', path: 'data.direcciones' } });
});
