/** Builds and publications behind a proxy (decision 226, Other machines). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { SnapshotError } from '#build/snapshot/snapshot-error.ts';
import { proxyOf } from '#shared/http/proxy.ts';
import { failedCallLines } from '../../../../scripts/release/describe/services.ts';
import { unreachableText } from '../../../../scripts/release/verify/fetch-failure.ts';

afterEach(() => vi.unstubAllEnvs());

const ENV = {
  NODE_USE_ENV_PROXY: '1',
  HTTPS_PROXY: 'http://ana:secreto@proxy.example:3128',
  NO_PROXY: 'localhost,.tienda.gt,cart.example:8443',
};

test.each([
  ['https://api.example/a', ENV, 'proxy.example:3128'],
  ['http://api.example/a', ENV, ''],
  ['http://api.example/a', { ...ENV, http_proxy: 'http://plain.example:80' }, 'plain.example'],
  ['https://localhost:4400/a', ENV, ''],
  ['https://api.tienda.gt', ENV, ''],
  ['https://tienda.gt', ENV, 'proxy.example:3128'],
  ['https://cart.example:8443', ENV, ''],
  ['https://cart.example', ENV, 'proxy.example:3128'],
  ['https://api.example', { ...ENV, NO_PROXY: '*' }, ''],
  ['https://api.example', { ...ENV, NODE_USE_ENV_PROXY: undefined }, ''],
])('%s with %j is requested through %j', (address, env, proxy) => {
  expect(proxyOf(address, env)).toBe(proxy);
});

test('a call that failed names its proxy, in the build and in a publication', () => {
  for (const [name, value] of Object.entries(ENV)) vi.stubEnv(name, value);
  const error = new SnapshotError({ apiUrl: 'https://api.example', path: '/menu' }, { kind: 'network' });
  expect(error.message).toContain('(https://api.example/menu through the proxy proxy.example:3128)');
  expect(failedCallLines(error).join()).toContain('a través del proxy proxy.example:3128');
  const live = unreachableText('https://shop.example/', new Error('x'));
  expect(live).toContain('no contesta a través del proxy proxy.example:3128');
  expect(error.message + failedCallLines(error).join() + live).not.toContain('secreto');
});

/**
 * Runs a module of the project behind a proxy.
 * @returns its output
 */
async function printed(source: string, proxy: string): Promise<string> {
  const env = { ...process.env, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy, NO_PROXY: '' };
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { env });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  return text;
}

test('services are requested through a proxy, also for a revalidation', async () => {
  const body = JSON.stringify({ code: 200, data: { parametros: [] } });
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(`whole ${request.url}`);
    response.end(body);
  });
  proxy.on('connect', (request, socket) => {
    asked.push(`tunnel ${request.url}`);
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.once('data', () =>
      socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`),
    );
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const module = (path: string): string =>
    JSON.stringify(new URL(`../../../../${path}`, import.meta.url).href);
  const source = `
    import { createServiceClient } from ${module('scripts/release/snapshot/service-client.ts')};
    import { environmentSource } from ${module('src/build/snapshot/source.ts')};
    const answer = await environmentSource('http://services.invalid').fetch('http://services.invalid/x');
    const store = { validators: () => ({ etag: '"1"' }), keep: () => true, renew: () => undefined };
    const client = createServiceClient({ apiUrl: 'http://services.invalid', parallel: 1 }, store);
    console.log(answer.status, await client.revalidate('/y'));
    client.close();
  `;
  expect((await printed(source, origin)).trim()).toBe('200 same');
  expect(asked).toEqual(['tunnel services.invalid:80', 'whole http://services.invalid/y']);
  proxy.close();
});
