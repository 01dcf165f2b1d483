/** Files of data and pages that are compressed while a site is still being finished. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type EarlyCompression,
  startCompression,
} from '../../../../scripts/release/folder/early-compression.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ahead-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const site = (file: string): string => join(root, 'site', file);
const copy = (file: string): string => join(root, 'copy', file);
const forms = (): string => join(root, 'forms');
const TEXT = '{"articulo":1}'.repeat(99);

function put(file: string, text = TEXT): void {
  mkdirSync(dirname(site(file)), { recursive: true });
  writeFileSync(site(file), text);
}

/** Begins with files of the site. */
const begin = (ahead: EarlyCompression, ...files: readonly string[]): Promise<void> =>
  ahead.begin(join(root, 'site'), files);

/** Begins with so many files that not all are compressed when the first one is; resolves then. */
async function beginMany(ahead: EarlyCompression) {
  const all = Array.from({ length: 30 }, (_, at) => `datos/${at}.json`);
  for (const file of all) put(file, `${file} `.repeat(5000));
  let isDone = false;
  const begun = begin(ahead, ...all).then(() => {
    isDone = true;
  });
  await vi.waitUntil(() => existsSync(join(forms(), '1', '0.json.gz')), { timeout: 20_000, interval: 2 });
  return { all, begun, isDone: () => isDone };
}

/** Puts files into a release, as the very same files. */
function release(...files: readonly string[]): readonly string[] {
  for (const file of files) {
    mkdirSync(dirname(copy(file)), { recursive: true });
    linkSync(site(file), copy(file));
  }
  return files.map(copy);
}

test('files of data have their forms, as old as they are, when they are put into a release', async () => {
  put('datos/lista.json');
  put('datos/marca/otra.json', `${TEXT}2`);
  const ahead = startCompression(forms());
  await begin(ahead, 'datos/lista.json', 'datos/marca/otra.json');
  const paths = release('datos/lista.json', 'datos/marca/otra.json');
  expect(await ahead.give(paths)).toEqual({ others: [], bytes: 2 * TEXT.length + 1 });
  for (const path of paths) {
    expect(brotliDecompressSync(readFileSync(`${path}.br`))).toEqual(readFileSync(path));
    expect(gunzipSync(readFileSync(`${path}.gz`))).toEqual(readFileSync(path));
    expect(statSync(`${path}.br`).mtimeMs).toBeCloseTo(statSync(path).mtimeMs, -1);
  }
});

test('pages that are written later have theirs, too', async () => {
  put('datos/lista.json');
  const ahead = startCompression(forms());
  await begin(ahead, 'datos/lista.json');
  put('en/productos.html', `${TEXT}2`);
  await begin(ahead, 'en/productos.html');
  const paths = release('datos/lista.json', 'en/productos.html');
  expect(await ahead.give(paths)).toEqual({ others: [], bytes: 2 * TEXT.length + 1 });
  for (const path of paths)
    expect(brotliDecompressSync(readFileSync(`${path}.br`))).toEqual(readFileSync(path));
});

test('whatever else a release has is compressed in its time', async () => {
  put('datos/lista.json');
  put('datos/corta.json', '{}');
  put('sitemap-0.xml');
  const ahead = startCompression(forms());
  await begin(ahead, 'datos/lista.json', 'datos/corta.json', 'datos/nunca.json');
  const [list = '', ...others] = release('datos/lista.json', 'datos/corta.json', 'sitemap-0.xml');
  expect(await ahead.give([...others, list])).toEqual({ others, bytes: TEXT.length });
});

test('a file that was written again meanwhile has no form of what it was', async () => {
  put('datos/lista.json');
  const ahead = startCompression(forms());
  await begin(ahead, 'datos/lista.json');
  put('datos/lista.json', `${TEXT} `);
  const paths = release('datos/lista.json');
  expect(await ahead.give(paths)).toEqual({ others: paths, bytes: 0 });
});

test.each([
  ['nobody has begun', async () => undefined],
  [
    'there are many',
    async (begin: () => Promise<void>) => {
      put('datos/muchos.json', 'x'.repeat(6 * 1024 * 1024));
      await begin();
    },
  ],
  [
    'they cannot be written',
    async (begin: () => Promise<void>) => {
      writeFileSync(forms(), 'in its place');
      await begin();
    },
  ],
])('a release has to compress them itself where %s', async (_, prepare) => {
  put('datos/lista.json');
  const ahead = startCompression(forms());
  await prepare(() => begin(ahead, 'datos/lista.json', 'datos/muchos.json'));
  const paths = release('datos/lista.json');
  expect(await ahead.give(paths)).toEqual({ others: paths, bytes: 0 });
  expect(existsSync(`${paths[0]}.br`)).toBe(false);
});

test('whoever ends it waits for what is begun, and for nothing more', async () => {
  const ahead = startCompression(forms());
  const { all, isDone } = await beginMany(ahead);
  await ahead.end();
  expect(isDone()).toBe(true);
  expect(all.every((_, at) => existsSync(join(forms(), '1', `${at}.json.gz`)))).toBe(false);
});

test('a build that is made again has its own forms', async () => {
  put('datos/lista.json', TEXT.repeat(200));
  const ahead = startCompression(forms());
  begin(ahead, 'datos/lista.json');
  rmSync(site('datos/lista.json'));
  put('datos/lista.json', `${TEXT}2`);
  await begin(ahead, 'datos/lista.json');
  const paths = release('datos/lista.json');
  expect((await ahead.give(paths)).others).toEqual([]);
  expect(gunzipSync(readFileSync(`${paths[0]}.gz`)).toString()).toBe(`${TEXT}2`);
});

test('what is not begun when the release asks is left to it, and nobody goes on before the rest is there', async () => {
  const ahead = startCompression(forms());
  const { all, isDone } = await beginMany(ahead);
  const paths = release(...all);
  const { others } = await ahead.give(paths);
  expect(isDone()).toBe(true);
  expect(others).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(`${path}.gz`))).toEqual(others);
  expect(others).not.toContain(paths[0]);
});

test('a file that is written into while it is compressed has no form', async () => {
  const ahead = startCompression(forms());
  const { begun } = await beginMany(ahead);
  const late = site('datos/0.json');
  writeFileSync(late, 'x'.repeat(statSync(late).size));
  await begun;
  const paths = release('datos/0.json', 'datos/1.json');
  expect((await ahead.give(paths)).others).toEqual(paths.slice(0, 1));
});
