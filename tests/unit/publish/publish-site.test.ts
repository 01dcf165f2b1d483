import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cspHash } from '../../../scripts/publish/page/page-facts.ts';
import { publishSite } from '../../../scripts/publish/publish-site.ts';
import { readPages } from '../../../scripts/publish/site-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

const page = (path: string, head = ''): string =>
  `<html><head><link rel="canonical" href="https://tienda.test${path}">${head}</head></html>`;
const twins =
  '<link rel="alternate" hreflang="es-GT" href="https://tienda.test/productos">' +
  '<link rel="alternate" hreflang="en" href="https://tienda.test/en/productos">';

const NOINDEX = '<meta name="robots" content="noindex">';
const pages: Readonly<Record<string, string>> = {
  'index.html': page('/', '<style>body{}</style>'),
  'en/index.html': page('/en'),
  'productos.html': page('/productos', twins),
  'en/productos.html': page('/en/productos', twins),
  'producto/A.html': page('/producto/A', '<script>go()</script>'),
  'version.html': page('/version', NOINDEX),
  'productos/copia.html': page('/productos'),
  'productos/pagina/2.html': page('/productos/pagina/2'),
  'checkout.html': page('/checkout', NOINDEX),
  'pago.html': page('/pago', NOINDEX),
  '404.html': page('/404', NOINDEX),
  'en/colecciones/madres.html': page('/colecciones/madres', NOINDEX),
  'datos/sin-pagina.json': '["SIN-PAGINA-1"]',
  'favicon.svg': '<svg/>',
};

/** Writes the pages into the folder, and publishes them. */
async function publishPages(
  pages: Readonly<Record<string, string>>,
  environment = 'production',
): Promise<void> {
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html);
  }
  await publishSite(
    folder,
    {
      environment,
      siteUrl: 'https://tienda.test',
      apiUrl: 'https://api.test',
      cartApiUrl: 'https://api.test',
      paymentOrigins: ['https://pay.test'],
      imageOrigins: ['https://img.test'],
      pictures: { path: '/imagenes/', service: 'https://img.test/' },
      fingerprint: 'abc',
      scripts: new Set([cspHash('go()'), cspHash('unused()')]),
      build: { version: '1.2.3', commit: 'deadbee', builtAt: '2026-01-02T03:04:05.000Z' },
    },
    await readPages(folder),
  );
}

beforeAll(() => publishPages(pages));
afterAll(() => rmSync(folder, { recursive: true }));

describe('_headers', () => {
  const rules = (): ReadonlyMap<string, string> =>
    new Map(
      read('_headers')
        .trim()
        .split('\n\n')
        .map((rule) => [rule.split('\n')[0] ?? '', rule]),
    );

  test('sends the policy with the hashes of the scripts and styles of all pages everywhere', () => {
    expect(rules().get('/*')).toContain(cspHash('go()'));
    expect(rules().get('/*')).toContain(cspHash('body{}'));
  });

  test('allows no script that no page has', () => {
    expect(rules().get('/*')).not.toContain(cspHash('unused()'));
  });

  test('has one cache rule for each kind of path', () => {
    expect(rules().get('/*')).not.toContain('Cache-Control');
    expect(rules().get('/_astro/*')).toContain('immutable');
    for (const pattern of [
      '/',
      '/en',
      '/sw.js',
      '/productos',
      '/productos/*',
      '/producto/*',
      '/en/productos',
    ])
      expect(rules().get(pattern), pattern).toContain('must-revalidate');
    for (const pattern of ['/checkout', '/en/checkout-bac', '/pago', '/en/pago-exito'])
      expect(rules().get(pattern), pattern).toBe(
        [
          pattern,
          '  Cache-Control: no-store',
          '  Cross-Origin-Resource-Policy: same-origin',
          ...(pattern.includes('pago') ? ['  Referrer-Policy: no-referrer'] : []),
        ].join('\n'),
      );
  });

  test('has one framing rule for each kind of path', () => {
    const policyOf = (pattern: string): readonly string[] =>
      (rules().get(pattern) ?? '').match(/(?<=Cross-Origin-Resource-Policy: ).+/g) ?? [];
    expect(policyOf('/*')).toEqual([]);
    for (const pattern of ['/favicon.svg', '/_astro/*', '/imagenes/*'])
      expect(policyOf(pattern), pattern).toEqual(['cross-origin']);
    for (const pattern of ['/', '/productos/*', '/checkout', '/datos/*', '/sw.js', '/robots.txt'])
      expect(policyOf(pattern), pattern).toEqual(['same-origin']);
  });

  test('has no line that a host would cut', () => {
    const longest = Math.max(
      ...read('_headers')
        .split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(2000);
  });
});

test('_redirects leads old home addresses home, in the syntax that both hosts read', () => {
  const lines = read('_redirects').trim().split('\n');
  expect(lines).toContain('/inicio / 301');
  expect(lines.every((line) => /^\/\S+ \/\S* 301$/.test(line))).toBe(true);
});

test('the sitemap lists the offered pages, in both languages, with their translations', () => {
  const addresses = [...read('sitemap-0.xml').matchAll(/<loc>([^<]*)/g)].map(([, url]) => url);
  expect(addresses).toEqual([
    'https://tienda.test/',
    'https://tienda.test/en',
    'https://tienda.test/en/productos',
    'https://tienda.test/producto/A',
    'https://tienda.test/productos',
  ]);
  expect(read('sitemap-0.xml')).toContain('hreflang="es-GT" href="https://tienda.test/productos"');
  expect(read('sitemap-index.xml')).toContain('<loc>https://tienda.test/sitemap-0.xml</loc>');
  expect(read('robots.txt')).toContain('Sitemap: https://tienda.test/sitemap-index.xml');
});

test('outside production nothing is indexed: no address in the sitemap, no link to one, a header on every answer', async () => {
  const home = read('index.html');
  await publishPages({ 'index.html': page('/', NOINDEX) }, 'staging');
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(read('_headers')).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex$/m);
  expect(read('nginx.conf')).toContain('add_header X-Robots-Tag "noindex" always;');
  await publishPages({ 'index.html': home });
  expect(read('_headers')).not.toContain('X-Robots-Tag');
});

test('version.json names this build and its sources', () => {
  expect(JSON.parse(read('version.json'))).toEqual({
    version: '1.2.3',
    commit: 'deadbee',
    builtAt: '2026-01-02T03:04:05.000Z',
    fingerprint: 'abc',
  });
});

test.each([
  ['colecciones/lluvia.html', '/colecciones/lluvia'],
  ['en/index.html', '/en'],
])('an inline script in %s that the build did not make stops the build by name', async (file, path) => {
  const script = 'fetch("https://evil.test/")';
  const found = publishPages({ [file]: page(path, `<script>${script}</script>`) });
  await expect(found).rejects.toThrow(
    `${path} has an inline script that the build did not make: '${script}'`,
  );
  rmSync(join(folder, file));
});
