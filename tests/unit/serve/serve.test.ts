import { request } from 'node:http';
import { dirname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PreviewServer, readPolicy, serve, sliceRange } from '../../../scripts/serve/serve.ts';
import { expectOwnRedirects } from '../publish/hosts/real-server.ts';
import { COMMON_HEADERS, HOSTING_CASES, METHOD_CASES, normalise, postedForm } from './hosting-cases.ts';
import {
  BROKEN_PICTURE,
  FROM_THE_SERVICE,
  PICTURE_CASES,
  type PictureService,
  startPictureService,
} from './picture-service.ts';
import { FILES, POLICY, writeSite } from './site-fixture.ts';

const site = writeSite();
let server: PreviewServer;
beforeAll(async () => {
  server = await serve({ root: site.root, port: 0, policy: POLICY });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const get = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', ...options });

/** Sends a request line unchanged, which `fetch` would normalize, and decodes nothing. */
function getRaw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; encoding: string | undefined; body: Buffer }>(
    (done, fail) => {
      const { hostname, port } = new URL(server.origin);
      const call = request({ hostname, port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode,
            encoding: response.headers['content-encoding'],
            body: Buffer.concat(chunks),
          }),
        );
      });
      call.on('error', fail);
      call.end();
    },
  );
}

describe('the preview server answers', () => {
  test.each(HOSTING_CASES)('$path with $status', async ({ path, status, body, headers }) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    if (body) expect(await response.text()).toContain(body);
    for (const [name, value] of Object.entries(headers ?? {}))
      expect(normalise(response.headers.get(name)), name).toBe(normalise(value));
    for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/en/..%5c..%5csecret.txt',
    '/....//secret.txt',
    '//../secret.txt',
  ])('%s with nothing from outside its folder', async (path) => {
    const { status, body } = await getRaw(path);
    expect([301, 400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });

  test.each(['/%E0%A4%A', '/%ff', '/%00', '/a%00.html'])('%s with 400, and goes on', async (path) => {
    expect((await getRaw(path)).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  test('no redirect leads to another site', () => expectOwnRedirects(server.origin));

  test('files for the host itself with 404', async () => {
    expect((await get('/_headers')).status).toBe(404);
  });

  test.each(METHOD_CASES)('$method $path with $status', async ({ method, path, status, body, headers }) => {
    const response = await get(path, postedForm(method));
    expect(response.status).toBe(status);
    if (body) expect(await response.text()).toContain(body);
    for (const [name, value] of Object.entries(headers ?? {}))
      expect(normalise(response.headers.get(name)), name).toBe(normalise(value));
    for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
  });

  test('HEAD with the headers of GET and no body', async () => {
    const [head, whole] = [await get('/productos', { method: 'HEAD' }), await get('/productos')];
    expect(await head.text()).toBe('');
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });
});

describe('a body is compressed', () => {
  const original = FILES['productos.html'] ?? '';
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for %s with %s', async (accepted, encoding, decompress) => {
    const answer = await getRaw('/productos', { 'Accept-Encoding': accepted });
    expect(answer.encoding).toBe(encoding);
    expect(answer.body.byteLength).toBeLessThan(original.length / 4);
    expect(decompress(answer.body).toString()).toBe(original);
  });

  test('not for a browser that accepts none', async () => {
    const answer = await getRaw('/productos');
    expect(answer.encoding).toBeUndefined();
    expect(answer.body.toString()).toBe(original);
  });
});

describe('a body that the browser has cached', () => {
  test('is not sent again, and is when it differs', async () => {
    const etag = (await get('/productos')).headers.get('etag') ?? '';
    const again = await get('/productos', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/productos', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('has another validator for each encoding', async () => {
    const plain = await get('/productos', { headers: { 'Accept-Encoding': 'identity' } });
    const small = await get('/productos', { headers: { 'Accept-Encoding': 'br' } });
    expect(plain.headers.get('etag')).not.toBe(small.headers.get('etag'));
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('pictures of an image service', () => {
  let pictures: PictureService;
  let shop: PreviewServer;
  beforeAll(async () => {
    pictures = await startPictureService();
    const services = { ...POLICY.services, pictures: { path: '/imagenes/', service: pictures.address } };
    shop = await serve({ root: site.root, port: 0, policy: { ...POLICY, services } });
  });
  afterAll(async () => {
    await shop.close();
    await pictures.close();
  });

  test.each(PICTURE_CASES)('$path with $status', async ({ path, status, body, headers }) => {
    const response = await fetch(`${shop.origin}${path}`, {
      headers: { Cookie: 'secret=1', Referer: 'https://shop.test/?secret' },
    });
    expect(response.status).toBe(status);
    if (body) expect(await response.text()).toBe(body);
    for (const [name, value] of Object.entries(headers ?? {})) expect(response.headers.get(name)).toBe(value);
    for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(pictures.asked.join()).not.toContain('secret');
  });

  test('a failed answer is not cached, and nothing of the service is shown', async () => {
    const response = await fetch(`${shop.origin}${BROKEN_PICTURE}`);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('cache-control')).not.toMatch(/max-age=[1-9]/);
    expect(await response.text()).not.toContain(FROM_THE_SERVICE);
  });

  test('the operator is informed which could not be loaded, and why', async () => {
    const lines: string[] = [];
    const terminal = vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0);
    await fetch(`${shop.origin}${BROKEN_PICTURE}`);
    terminal.mockRestore();
    expect(lines).toEqual([`No picture from ${pictures.address}320/avif/broken.jpg: HTTP 500\n`]);
  });

  test('are requested once', async () => {
    const asks = () => pictures.asked.filter((line) => line.includes('/a.jpg')).length;
    await fetch(`${shop.origin}/imagenes/320/avif/a.jpg`);
    const before = asks();
    await fetch(`${shop.origin}/imagenes/320/avif/a.jpg`);
    expect(asks()).toBe(before);
  });

  test('lead only into the service, and never return a page of it', async () => {
    for (const path of [
      '/imagenes/../etc',
      '/imagenes/%2e%2e/x',
      '/imagenes//evil.test/x',
      '/imagenes/http://evil.test/',
    ])
      expect((await fetch(`${shop.origin}${path}`)).status, path).toBe(404);
    expect((await fetch(`${shop.origin}/imagenes/320/avif/broken.jpg`)).status).toBe(502);
    expect(pictures.asked.every((line) => line.startsWith('/service/'))).toBe(true);
  });
});

test('a folder without a finished build is refused', () => {
  expect(() => readPolicy(dirname(site.root))).toThrow('policy.json');
});

test('a port that is taken is an error, not a crash', async () => {
  const port = Number(new URL(server.origin).port);
  await expect(serve({ root: site.root, port, policy: POLICY })).rejects.toThrow('EADDRINUSE');
});

describe('a byte range', () => {
  const bytes = Buffer.from('0123456789');

  test.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-30', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    [undefined, 200, '0123456789', undefined],
  ])('%s is answered with %i and %s', (range, status, sent, contentRange) => {
    const headers = new Map<string, string>();
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: string) => headers.set(name, value),
    };
    const answer = sliceRange({ request: { headers: { ...(range && { range }) } }, response }, bytes);
    expect([response.statusCode, answer.toString(), headers.get('Content-Range')]).toEqual([
      status,
      sent,
      contentRange,
    ]);
  });
});
