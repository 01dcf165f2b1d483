/** Files of data that are compressed while a site is still being finished. */
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
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAhead } from '../../../../scripts/release/folder/compress-ahead.ts';

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
  const ahead = compressAhead(forms());
  await ahead.begin(join(root, 'site'));
  expect(ahead.bytes()).toBe(2 * TEXT.length + 1);
  const paths = release('datos/lista.json', 'datos/marca/otra.json');
  expect(await ahead.give(paths)).toEqual([]);
  for (const path of paths) {
    expect(brotliDecompressSync(readFileSync(`${path}.br`))).toEqual(readFileSync(path));
    expect(gunzipSync(readFileSync(`${path}.gz`))).toEqual(readFileSync(path));
    expect(statSync(`${path}.br`).mtimeMs).toBeCloseTo(statSync(path).mtimeMs, -1);
  }
});

test('whatever else a release has is compressed in its time', async () => {
  put('datos/lista.json');
  put('datos/corta.json', '{}');
  put('productos.html');
  const ahead = compressAhead(forms());
  await ahead.begin(join(root, 'site'));
  const [list = '', ...others] = release('datos/lista.json', 'datos/corta.json', 'productos.html');
  expect(await ahead.give([...others, list])).toEqual(others);
});

test('a file that was written again meanwhile has no form of what it was', async () => {
  put('datos/lista.json');
  const ahead = compressAhead(forms());
  await ahead.begin(join(root, 'site'));
  put('datos/lista.json', `${TEXT} `);
  const paths = release('datos/lista.json');
  expect(await ahead.give(paths)).toEqual(paths);
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
  const ahead = compressAhead(forms());
  await prepare(() => ahead.begin(join(root, 'site')));
  const paths = release('datos/lista.json');
  expect(await ahead.give(paths)).toEqual(paths);
  expect(existsSync(`${paths[0]}.br`)).toBe(false);
});

test('whoever ends it waits until nothing is written any more', async () => {
  put('datos/lista.json', TEXT.repeat(200));
  const ahead = compressAhead(forms());
  let isDone = false;
  const begun = ahead.begin(join(root, 'site')).then(() => {
    isDone = true;
  });
  await ahead.end();
  await begun;
  expect(isDone).toBe(true);
  expect(existsSync(join(forms(), '0.json.br'))).toBe(true);
});
