/**
 * The headers of every kind of file, redirects, and malicious addresses (contract, Hosting; contract, Promises of every
 * page).
 */
import { request as plainRequest } from 'node:http';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ORIGINS } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/still-page.ts';

const PRIVATE = ['/checkout', '/checkout-bac', '/pago', '/pago-exito'].flatMap((path) => [
  path,
  `/en${path}`,
]);
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** One file of each kind; the hashed script comes from a page. */
async function fileOfEachKind(request: APIRequestContext): Promise<readonly string[]> {
  const html = await (await request.get('/')).text();
  const script = /src="(\/_astro\/[^"]+\.js)"/.exec(html)?.[1] ?? 'no script in the home page';
  return [
    '/',
    '/en',
    '/productos',
    '/productos/hombre',
    '/nosotros',
    '/version',
    script,
    '/favicon.svg',
    '/favicon.ico',
    '/icon-512.png',
    '/robots.txt',
    '/sitemap-index.xml',
    '/sitemap-0.xml',
    '/version.json',
    '/locales/es-GT/shell.json',
    '/no-existe',
    '/en/no-existe',
    '/_astro/no-existe.js',
    ...PRIVATE,
  ];
}

const get = (request: APIRequestContext, path: string): Promise<APIResponse> =>
  request.get(path, { maxRedirects: 0 });

/** The sources of one directive, of all policies that a response carries. */
function sourcesOf(policy: string, directive: string): string {
  const found = policy.split(/[;,]/).find((part) => part.trim().startsWith(`${directive} `));
  return found?.trim() ?? '';
}

interface RawAnswer {
  readonly status: number;
  readonly body: string;
  /** The target of a redirect; '' elsewhere. */
  readonly location: string;
}

/**
 * Sends an address unchanged: a browser or an HTTP client would normalize it first. A dropped connection has status 0.
 */
function sendRaw(path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(ORIGINS.shop);
  return new Promise((done, fail) => {
    const sent = plainRequest({ hostname, port, path, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, body, location: response.headers.location ?? '' }),
      );
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') done({ status: 0, body: '', location: '' });
      else fail(error);
    });
    sent.end();
  });
}

test.describe('headers', { tag: '@desktop' }, () => {
  test('every kind of file carries the whole policy', async ({ request }) => {
    for (const path of await fileOfEachKind(request)) {
      const headers = (await get(request, path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect.soft(sourcesOf(policy, 'script-src'), path).toMatch(/^script-src 'self'( 'sha256-[^']+')*$/);
      expect.soft(policy, path).not.toMatch(/unsafe-(inline|eval)|\*/);
      expect.soft(sourcesOf(policy, 'object-src'), path).toBe("object-src 'none'");
      expect.soft(sourcesOf(policy, 'base-uri'), path).toMatch(/^base-uri '(none|self)'$/);
      expect.soft(sourcesOf(policy, 'frame-ancestors'), path).toBe("frame-ancestors 'none'");
      expect.soft(sourcesOf(policy, 'form-action'), path).toBe(`form-action 'self' ${ORIGINS.provider}`);
      expect.soft(sourcesOf(policy, 'connect-src'), path).toBe(`connect-src 'self' ${ORIGINS.sandbox}`);
      expect
        .soft(Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]), path)
        .toBeGreaterThanOrEqual(31_536_000);
      expect.soft(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': path.includes('/pago') ? 'no-referrer' : 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/),
        'content-type': expect.stringMatching(/^[a-z]+\/[a-z+.-]+(; charset=utf-8)?$/),
      });
      expect.soft(headers['server'] ?? headers['x-powered-by'], path).toBeUndefined();
    }
  });

  test('hashed files are cached for ever, pages are revalidated, and order pages are never cached', async ({
    request,
  }) => {
    for (const path of await fileOfEachKind(request)) {
      const response = await get(request, path);
      const kept = response.headers()['cache-control'];
      if (PRIVATE.includes(path)) expect.soft(kept, path).toBe('no-store');
      else if (path.startsWith('/_astro/') && response.ok())
        expect.soft(kept, path).toBe('public, max-age=31536000, immutable');
      else expect.soft(kept, path).toBe(REVALIDATE);
    }
  });

  test('an unchanged page is not sent again', async ({ request }) => {
    const first = await get(request, '/productos');
    const second = await request.get('/productos', {
      headers: { 'If-None-Match': first.headers()['etag'] ?? '' },
    });
    expect(second.status()).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('files for the host alone are not served', async ({ request }) => {
    for (const path of ['/_headers', '/_redirects', '/nginx.conf', '/.env', '/package.json', '/.git/HEAD'])
      expect.soft((await get(request, path)).status(), path).toBe(404);
  });
});

test.describe('addresses', { tag: '@desktop' }, () => {
  for (const [from, to] of [
    ['/inicio', '/'],
    ['/en/inicio', '/en'],
    ['/index.html', '/'],
    ['/en/index.html', '/en'],
    ['/index', '/'],
    ['/productos/', '/productos'],
    ['/en/', '/en'],
    ['/productos.html', '/productos'],
    ['/productos/?busqueda=tenis', '/productos?busqueda=tenis'],
    ['/productos/hombre///', '/productos/hombre'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await get(request, from);
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(to);
    });
  }

  test('no redirect leads out of the shop', async () => {
    for (const path of [
      '//example.com/',
      '/\\example.com/',
      '//example.com/%2f..',
      '/%2f%2fexample.com/',
      '/%5cexample.com/',
    ]) {
      const { status, location } = await sendRaw(path);
      expect.soft(status, path).toBeLessThan(500);
      expect.soft(new URL(location, ORIGINS.shop).origin, path).toBe(ORIGINS.shop);
    }
  });

  for (const [path, words] of [
    ['/no-existe', /no encontramos|no existe/i],
    ['/en/no-existe', /could not find this page/],
    ['/producto/NO-EXISTE-0000', /no existe|no encontr|no está disponible/i],
  ] as const) {
    test(`${path} is not found, and the page says so in its language`, async ({ page, axe, expected }) => {
      expected.push(/status of 404/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'es-GT');
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await axe(page);
    });
  }

  for (const path of [
    '/%E0%A4%A',
    '/..%2f..%2fetc%2fpasswd',
    '/../../package.json',
    '/%00',
    '/producto/%2e%2e%2f%2e%2e',
    '/..\\..\\x',
  ]) {
    test(`${path} is refused and discloses nothing`, async () => {
      const { status, body } = await sendRaw(path);
      expect([400, 404]).toContain(status);
      expect(body).not.toMatch(/root:|"dependencies"|at \w+ \(|node_modules/);
    });
  }

  test('a query of 100 kB is refused or ignored, and the next visitor is served', async ({ request }) => {
    const { status } = await sendRaw(`/productos?busqueda=${'a'.repeat(100_000)}`);
    expect([0, 200, 414, 431]).toContain(status);
    expect((await get(request, '/productos')).status()).toBe(200);
  });

  for (const query of [
    'busqueda=%E0%A4%A',
    'categoria=../x',
    'categoria=%00',
    `busqueda=${'a'.repeat(12_000)}`,
    'pagina=-1',
    'orden=%3Cb%3E',
  ]) {
    test(`a list requested with ${query.slice(0, 24)} is still a list`, async ({ page }) => {
      const response = await page.goto(`/productos?${query}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.move(200, 300);
      await expect(page.getByRole('main')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});
