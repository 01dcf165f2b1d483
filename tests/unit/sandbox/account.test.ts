import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../scripts/sandbox/sandbox.ts';
import { call, NOON, smallSandbox } from './sandbox-fixture.ts';

const ROSA = {
  usuario: 'rosa',
  nombre: 'Rosa Ajú',
  correo: 'rosa@example.com',
  clave: 'c',
  telefono: '55512345',
};
const CASA = {
  ...{ nombre: 'Casa', idPais: 1, idDepartamento: 1, idMunicipio: 101, telefono: '55512345' },
  ...{ direccion: 'Zona 1', observaciones: '--', predeterminada: 1, estado: 1 },
};

const login = (sandbox: Sandbox, emailUser: string, password: string) =>
  call(sandbox, '/api/v1/users/login', { body: { rolId: 1, emailUser, password } });
const register = (sandbox: Sandbox) =>
  call(sandbox, '/api/v1/users/register', { body: { idUsuario: 0, ...ROSA } });
const save = (sandbox: Sandbox, address: object, token?: string) =>
  call(sandbox, '/api/v1/addresses/new-address', {
    body: address,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });

describe('customers', () => {
  it('log in with an e-mail address in any case, and get their addresses and a token', async () => {
    const { answer } = await login(smallSandbox(), ' ANA@example.com ', 'Quetzal2024');
    expect(answer.data.usuario).toMatchObject({ Nombre: 'Ana Lucía Morales', Usuario: 'ana', IdRol: 1 });
    expect(answer.data.direcciones).toHaveLength(1);
    expect(answer.data.token).toMatch(/^[\w-]{40,}$/);
  });

  it('get different answers if they are unknown or their password is wrong', async () => {
    const sandbox = smallSandbox();
    expect(await login(sandbox, 'nadie@example.com', 'x')).toEqual({
      status: 401,
      answer: { code: 401, message: 'User not found' },
    });
    expect(await login(sandbox, 'ana@example.com', 'x')).toEqual({
      status: 401,
      answer: { code: 401, message: 'La contraseña no es correcta' },
    });
  });

  it('register once for an e-mail address', async () => {
    const sandbox = smallSandbox();
    expect((await register(sandbox)).answer.data.usuario).toMatchObject({ Correo: 'rosa@example.com' });
    expect((await register(sandbox)).status).toBe(409);
    expect((await login(sandbox, 'rosa@example.com', 'c')).status).toBe(200);
  });

  it('have no password in the state', async () => {
    const { context } = smallSandbox();
    expect(context.users.byEmail('ana@example.com')?.passwordHash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
  });

  it('get the same answer to a password reset, known or not', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/users/resetPasswordToken', {
      body: { correo: 'nadie@example.com' },
    });
    expect(answer.data.respuesta.Respuesta).toContain('nadie@example.com');
  });
});

describe('addresses', () => {
  it('are answered as a whole list; a new default replaces the old one', async () => {
    const sandbox = smallSandbox();
    const { data } = (await login(sandbox, 'ana@example.com', 'Quetzal2024')).answer;
    const { answer } = await save(sandbox, { ...CASA, idUsuario: data.usuario.IdUsuario }, data.token);
    expect(answer.data.direcciones.map((row: { Predeterminada: number }) => row.Predeterminada)).toEqual([
      0, 1,
    ]);
  });

  it('are refused without a token, with an unknown one, for somebody else and in an unknown place', async () => {
    const sandbox = smallSandbox();
    const { data } = (await login(sandbox, 'ana@example.com', 'Quetzal2024')).answer;
    const own = { ...CASA, idUsuario: data.usuario.IdUsuario };
    expect((await save(sandbox, own)).status).toBe(401);
    expect((await save(sandbox, own, 'unknown')).status).toBe(401);
    expect((await save(sandbox, { ...own, idUsuario: 2 }, data.token)).status).toBe(403);
    expect((await save(sandbox, { ...own, idMunicipio: 2201 }, data.token)).status).toBe(400);
  });

  it('are refused when the token has expired', async () => {
    let now = NOON;
    const sandbox = smallSandbox({ now: () => now, tokenLifetimeSeconds: 60 });
    const { data } = (await login(sandbox, 'ana@example.com', 'Quetzal2024')).answer;
    const own = { ...CASA, idUsuario: data.usuario.IdUsuario };
    now += 59_000;
    expect((await save(sandbox, own, data.token)).status).toBe(200);
    now += 1_000;
    expect((await save(sandbox, own, data.token)).status).toBe(401);
  });
});
