import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../scripts/sandbox/sandbox.ts';
import type { SandboxOptions } from '../../../scripts/sandbox/settings.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const running: RunningSandbox[] = [];

async function start(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ port: 0, providerPort: 0, catalogue: SMALL_CATALOGUE, ...options });
  running.push(sandbox);
  return sandbox;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
});

describe('a started sandbox', () => {
  it('serves two origins on free ports until it is closed', async () => {
    const sandbox = await start();
    const { apiOrigin, providerOrigin } = sandbox;
    expect(new URL(apiOrigin).port).not.toBe(new URL(providerOrigin).port);
    expect(await (await fetch(apiOrigin)).text()).toContain(`${providerOrigin}/pay`);
    const parameters = await fetch(`${apiOrigin}/api/v1/configurations/system-parameters`);
    expect(await parameters.text()).toContain(`${apiOrigin}/imagenes/articulos/`);
    running.length = 0;
    await sandbox.close();
    await expect(fetch(apiOrigin)).rejects.toThrow();
    await expect(fetch(providerOrigin)).rejects.toThrow();
  });

  it('lets any origin call it, with a token and JSON', async () => {
    const { apiOrigin } = await start();
    const response = await fetch(`${apiOrigin}/api/Cart?env=dev`, {
      method: 'OPTIONS',
      headers: {
        ...{ Origin: 'http://localhost:4321', 'Access-Control-Request-Method': 'PATCH' },
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization.*content-type/i);
  });

  it('says which port is taken', async () => {
    const { apiOrigin } = await start();
    const port = Number(new URL(apiOrigin).port);
    await expect(start({ port })).rejects.toThrow(`port ${port}`);
  });

  it('stores users, tokens and stock in a file that survives a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    try {
      const state = join(folder, 'state', 'sandbox.sqlite');
      const first = await start({ state, faults: true });
      const post = (origin: string, path: string, body: object) =>
        fetch(origin + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post(first.apiOrigin, '/__sandbox/stock', { code: '2000', stock: 33 });
      await post(first.apiOrigin, '/api/v1/users/register', {
        ...{ idUsuario: 0, usuario: 'rosa', nombre: 'Rosa', correo: 'rosa@example.com', clave: 'clave' },
        telefono: '55512345',
      });
      await running.pop()?.close();
      const second = await start({ state });
      const stock = await fetch(`${second.apiOrigin}/api/v1/items/stock?value=2000`);
      expect((await stock.json()).data.stock).toBe(33);
      const login = { rolId: 1, emailUser: 'rosa@example.com', password: 'clave' };
      expect((await post(second.apiOrigin, '/api/v1/users/login', login)).status).toBe(200);
      await running.pop()?.close();
      const articles = SMALL_CATALOGUE.articles.map((article) => ({ ...article, code: `${article.code}0` }));
      const third = await start({ state, catalogue: { ...SMALL_CATALOGUE, articles } });
      const reseeded = await fetch(`${third.apiOrigin}/api/v1/items/stock?value=20000`);
      expect((await reseeded.json()).data.stock).toBe(1);
    } finally {
      await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
      await rm(folder, { recursive: true });
    }
  });

  it.each(['drop', 'lost', 'cut'])('breaks the connection with the fault %s', async (fault) => {
    const { apiOrigin } = await start({ faults: true });
    const answer = fetch(`${apiOrigin}/api/v1/menu`, { headers: { 'x-sandbox-fault': fault } });
    await expect(answer.then((response) => response.text())).rejects.toThrow();
    expect((await fetch(`${apiOrigin}/api/v1/menu`)).status).toBe(200);
  });
});
