import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { compressFiles, qualityFor } from '../../../../scripts/release/store/compress.ts';
import { catalogueOf, entriesOf, live, openTestShop, renamed, type TestShop } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';
import { askRaw, BROTLI_MODULE, NGINX, type NginxRig, startNginx } from './nginx-rig.ts';

const OTHER = renamed(catalogueOf(20), 'Niños', 'Infantil');

describe('a release in a folder', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
  });
  afterEach(() => shop.close());

  const liveFile = (file: string): string => join(shop.target, 'current', file);
  const inode = (file: string): number => statSync(liveFile(file)).ino;

  test('has a .br and a .gz next to each file that they make smaller, and nowhere else', async () => {
    await shop.run();
    const page = readFileSync(liveFile('index.html'));
    expect(brotliDecompressSync(readFileSync(liveFile('index.html.br')))).toEqual(page);
    expect(gunzipSync(readFileSync(liveFile('index.html.gz')))).toEqual(page);
    const second = (file: string): number => Math.floor(statSync(liveFile(file)).mtimeMs / 1000);
    expect(second('index.html.br')).toBe(second('index.html'));
    for (const file of ['_headers', 'nginx.conf', 'version.json'])
      expect(existsSync(liveFile(`${file}.gz`)), file).toBe(false);
  });

  test('has copies with the modification time of their file, which validators need', async () => {
    mkdirSync(shop.target, { recursive: true });
    const file = join(shop.target, 'late.svg');
    writeFileSync(file, '<svg></svg>'.repeat(99));
    utimesSync(file, 1_700_000_000.9998, 1_700_000_000.9998);
    await compressFiles([file]);
    expect(Math.floor(statSync(`${file}.br`).mtimeMs / 1000)).toBe(1_700_000_000);
  });

  test('has the unchanged files of the one before, and compresses only the rest', async () => {
    const build = testBuild((site) => writeFileSync(join(site, 'same.svg'), '<svg></svg>'.repeat(99)));
    await shop.run([], { build });
    const files = ['same.svg', 'same.svg.br', 'same.svg.gz'];
    const before = files.map(inode);
    const page = inode('index.html.br');
    shop.sell(OTHER);
    expect((await shop.run([], { build })).exit).toBe(0);
    expect(files.map(inode)).toEqual(before);
    expect(inode('index.html.br')).not.toBe(page);
    expect(brotliDecompressSync(readFileSync(liveFile('index.html.br'))).toString()).toContain('Infantil');
  });

  test('shares the built files, which are not written again', async () => {
    const built = new Map<string, number>();
    const build = testBuild((site) => {
      for (const file of ['index.html', 'cart.html']) built.set(file, statSync(join(site, file)).ino);
    });
    await shop.run([], { build });
    for (const [file, ino] of built) expect(inode(file), file).toBe(ino);
  });

  test('has the compressed forms of older hashed files too', async () => {
    const script = 'export const shop = 1;\n'.repeat(99);
    const build = testBuild((site) => writeFileSync(join(site, '_astro', 'old.js'), script));
    await shop.run([], { build });
    shop.sell(OTHER);
    await shop.run();
    expect(gunzipSync(readFileSync(liveFile('_astro/old.js.gz'))).toString()).toBe(script);
    expect(existsSync(liveFile('_astro/old.js.br'))).toBe(true);
  });

  test('does not take compressed forms from a build, where they would belong to an older file', async () => {
    const build = testBuild((site) => writeFileSync(join(site, 'index.html.gz'), 'old'));
    await shop.run();
    expect((await shop.run(['--force'], { build })).exit).toBe(0);
    expect(gunzipSync(readFileSync(liveFile('index.html.gz'))).toString()).toBe(live(shop, 'index.html'));
  });
});

test('large and small files are compressed alike, in any thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const sizes = [300, 400_000, 900, 200_000, ...Array.from({ length: 40 }, () => 5000)];
  const files = sizes.map((size, at) => [join(folder, `${at}.html`), `${at} `.repeat(size)] as const);
  for (const [path, text] of files) writeFileSync(path, text);
  const progress: number[] = [];
  await compressFiles(
    files.map(([path]) => path),
    (done) => progress.push(done),
  );
  expect(progress.at(-1)).toBe(files.length);
  for (const [path, text] of files) expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});

test('a file that cannot be compressed is an error with the code of the file system', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const paths = Array.from({ length: 40 }, (_, index) => join(folder, `${index}.html`));
  for (const path of paths) writeFileSync(path, 'x'.repeat(999));
  mkdirSync(join(folder, '33.html.br'));
  await expect(compressFiles(paths)).rejects.toMatchObject({ code: 'EISDIR' });
  rmSync(folder, { recursive: true });
});

test('a site of many changed pages is compressed fast rather than well', () => {
  const megabytes = (count: number): number => count * 1024 * 1024;
  expect([0.1, 2, 2.1, 6, 6.1, 41].map(megabytes).map(qualityFor)).toEqual([11, 11, 10, 10, 5, 5]);
});

const nginx = NGINX;
if (nginx)
  describe('a real nginx', () => {
    let rig: NginxRig;
    beforeAll(async () => {
      rig = await startNginx(nginx);
    });
    afterAll(() => rig.close());

    const ask = (path: string, accepted: string, more: Readonly<Record<string, string>> = {}) =>
      askRaw(`${rig.origin}${path}`, { 'Accept-Encoding': accepted, ...more });
    const onDisk = (file: string): Buffer => readFileSync(join(rig.shop.target, 'current', file));

    test('without the module for brotli serves the .gz', async () => {
      const { status, headers, bytes } = await ask('/', 'gzip, br');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      expect(headers['content-security-policy']).toContain("'sha256-AAAA='");
      expect(bytes).toEqual(onDisk('index.html.gz'));
    });

    test('does not read a configuration for a missing module, and starts with the one before', async () => {
      const before = readFileSync(join(rig.shop.target, 'nginx.conf'), 'utf8');
      const releases = entriesOf(rig.shop, 'releases');
      rig.shop.sell(OTHER);
      const { exit, out } = await rig.publish(['--brotli']);
      expect(exit).toBe(6);
      expect(out).toContain('El servidor no leyó su configuración');
      expect(readFileSync(join(rig.shop.target, 'nginx.conf'), 'utf8')).toBe(before);
      expect(entriesOf(rig.shop, 'releases')).toEqual(releases);
      expect((await ask('/', 'br')).bytes.toString()).toContain('Niños');
    });

    test('distinguishes each form, and an unchanged page from a new one', async () => {
      const forms = ['gzip', 'identity'];
      const answers = await Promise.all(forms.map((form) => ask('/contact', form)));
      const tags = answers.map(({ headers }) => headers.etag ?? '');
      expect(new Set(tags).size).toBe(forms.length);
      const again = (index: number) =>
        ask('/contact', forms[index] ?? '', { 'If-None-Match': tags[index] ?? '' });
      expect((await again(0)).status).toBe(304);
      // Another release with the same page: unchanged pages are not sent again.
      rig.shop.sell(catalogueOf(20));
      await rig.publish(['--force']);
      expect((await again(0)).status).toBe(304);
      rig.shop.sell(OTHER);
      expect((await rig.publish()).exit).toBe(0);
      expect((await again(0)).status).toBe(200);
      expect((await again(1)).status).toBe(200);
    });

    test('answers missing files, and the files of the forms themselves, with the compressed 404 page', async () => {
      for (const path of ['/no-hay', '/index.html.gz', '/index.html.br', '/_astro/x.js.gz']) {
        const { status, headers, bytes } = await ask(path, 'gzip');
        expect(status, path).toBe(404);
        expect(headers['content-encoding'], path).toBe('gzip');
        expect(bytes, path).toEqual(onDisk('404.html.gz'));
      }
    });

    test('with the module serves the .br to a browser that accepts it', async ({ skip }) => {
      if (BROTLI_MODULE === undefined) return skip('nginx has no module for brotli here');
      rig.loadModule(BROTLI_MODULE);
      const { exit, out } = await rig.publish(['--force', '--brotli']);
      expect(exit, out).toBe(0);
      // nginx reads it shortly after the command.
      await vi.waitFor(async () => expect((await ask('/', 'br')).headers['content-encoding']).toBe('br'));
      const answers = await Promise.all(
        ['br, gzip', 'gzip', 'identity'].map((form) => ask('/contact', form)),
      );
      expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
      expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
      expect(answers.map(({ headers }) => headers['content-type'])).toEqual(
        Array(3).fill('text/html; charset=utf-8'),
      );
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
      expect(answers.map(({ bytes }) => bytes)).toEqual(
        ['.br', '.gz', ''].map((ending) => onDisk(`contact.html${ending}`)),
      );
      const same = await ask('/contact', 'br', { 'If-None-Match': answers[0]?.headers.etag ?? '' });
      expect(same.status).toBe(304);
    });
  });
