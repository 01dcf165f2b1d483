import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bundleScript } from '../../../scripts/publish/bundle-script.ts';
import { PRIVATE_PAGES } from '../../../scripts/publish/policy.ts';
import {
  FORMER_WORKER_FILES,
  planWorker,
  serveDevWorker,
  writeRetiredWorker,
  writeServiceWorker,
} from '../../../scripts/publish/service-worker.ts';

const FILES: Readonly<Record<string, string>> = {
  'sin-conexion.html': '<script type="module" src="/_astro/shell.A1.js"></script>',
  'en/sin-conexion.html': '<script type="module" src="/_astro/shell.A1.js"></script>',
  'cart.html': '<astro-island component-url="/_astro/Cart.B2.js" renderer-url="/_astro/client.C3.js">',
  'producto/A.html': '<script type="module" src="/_astro/gallery.D4.js"></script>',
  'no-image.svg': '<svg/>',
  '_astro/shell.A1.js': 'const later=()=>import("./later.E5.js")',
  '_astro/later.E5.js': '__mapDeps(["_astro/later.F6.css"]);import("./none.G7.js")',
  '_astro/later.F6.css': 'a{}',
  '_astro/Cart.B2.js': 'import{a}from"./shell.A1.js"',
  '_astro/client.C3.js': '',
  '_astro/gallery.D4.js': '',
};

let folder = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the worker's precache", () => {
  test('has the offline page of each language and the default picture, by their addresses', async () => {
    const { files, offlinePages } = await planWorker(folder);
    expect(files).toEqual(['/sin-conexion', '/en/sin-conexion', '/no-image.svg']);
    expect(offlinePages).toEqual({ 'es-GT': '/sin-conexion', en: '/en/sin-conexion' });
  });

  test('has the code of the shell and the cart, with their later imports, and of no other page', async () => {
    const { assets } = await planWorker(folder);
    expect(assets).toEqual([
      '/_astro/Cart.B2.js',
      '/_astro/client.C3.js',
      '/_astro/later.E5.js',
      '/_astro/later.F6.css',
      '/_astro/shell.A1.js',
    ]);
  });

  test('begins with the style sheets of a list and of a product, which the next page needs', async () => {
    for (const name of ['page.L1.css', 'page.P2.css']) write(`_astro/${name}`, 'a{}');
    write('productos.html', '<link rel="stylesheet" href="/_astro/page.L1.css">');
    write('producto/A.html', '<link rel="stylesheet" href="/_astro/page.P2.css">');
    const { assets } = await planWorker(folder);
    expect(assets.slice(0, 3)).toEqual(['/_astro/page.L1.css', '/_astro/page.P2.css', '/_astro/Cart.B2.js']);
    expect(new Set(assets).size).toBe(assets.length);
  });

  test('names all hashed files of the release, to recognize others', async () => {
    const { release } = await planWorker(folder);
    expect(release).toEqual([
      'Cart.B2.js',
      'client.C3.js',
      'gallery.D4.js',
      'later.E5.js',
      'later.F6.css',
      'shell.A1.js',
    ]);
  });

  test('has another revision when an offline page changes, and the same when another page does', async () => {
    const { revision } = await planWorker(folder);
    write('producto/A.html', 'another');
    expect((await planWorker(folder)).revision).toBe(revision);
    write('en/sin-conexion.html', 'another');
    expect((await planWorker(folder)).revision).not.toBe(revision);
  });

  test('a site without an offline page is not published', async () => {
    rmSync(join(folder, 'en/sin-conexion.html'));
    await expect(planWorker(folder)).rejects.toThrow('en/sin-conexion.html');
  });
});

test('the plan names the pages that are never cached, from the policy of the headers', async () => {
  const { privatePages, hashedFolder } = await planWorker(folder);
  expect(privatePages).toEqual(PRIVATE_PAGES);
  expect(hashedFolder).toBe('/_astro/');
});

test('sw.js is one classic script that knows its build', async () => {
  await writeServiceWorker(folder);
  const code = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(() => new Script(code)).not.toThrow();
  expect(code).not.toContain('__WORKER_PLAN__');
  expect(code).toContain('/en/sin-conexion');
});

test('sw.js of a shop without a worker is one classic script that answers nothing and knows no build', async () => {
  await writeRetiredWorker(folder);
  const code = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(() => new Script(code)).not.toThrow();
  expect(code).toContain('unregister');
  expect(code).not.toMatch(/fetch|sin-conexion/);
});

test.each([
  ['with its worker', () => writeServiceWorker(folder)],
  ['without one', () => writeRetiredWorker(folder)],
])(
  'a shop %s frees visitors with a worker of an older site, under the older names',
  async (_, writeFiles) => {
    await writeFiles();
    for (const name of FORMER_WORKER_FILES) {
      const code = readFileSync(join(folder, name), 'utf8');
      expect(code).toContain('unregister');
      expect(code).not.toContain('fetch');
    }
  },
);

test('pages of a shop without a worker register none', async () => {
  const code = await bundleScript('src/shell/browser/service-worker.ts', {
    __IS_WORKER_RETIRED__: 'true',
    'import.meta.env.PROD': 'true',
  });
  expect(code).not.toContain('/sw.js');
});

test('the development server answers /sw.js with a worker that unregisters itself', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'as-astro-does', configureServer: serveDevWorker }],
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const response = await fetch(new URL('/sw.js', server.resolvedUrls?.local[0]));
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toContain('unregister');
});
