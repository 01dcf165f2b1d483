import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type BundleList,
  beginBundle,
  endBundle,
  filesIn,
  hasCachedBundle,
  readBundle,
  restoreBundle,
} from '../../../scripts/incremental/bundle-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const cache = (): string => join(root, 'cache');
const placeOf = (name: string) => ({ site: join(root, name), renderer: join(root, name, '.prerender') });

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const LIST: Omit<BundleList, 'files'> = {
  madeFrom: 'code',
  program: 'program',
  own: { builtAt: '2026-01-01T00:00:00.000Z', folder: '/first', nothing: '' },
  entry: 'prerender-entry.A.mjs',
  styles: { page: [{ depth: 0, order: 1, sheet: { type: 'inline', content: 'a{}' } }] },
  pictures: ['/p.png'],
};

/** A build of a bundle, with Astro's work between its start and its end. */
function bundle(changes: Readonly<Record<string, string>> = {}): void {
  const { site, renderer } = placeOf('first');
  const files = {
    '_astro/app.js': 'app',
    'robots.txt': 'public',
    '.prerender/prerender-entry.A.mjs': 'manifest of /first',
    '.prerender/chunks/a.mjs': 'at 2026-01-01T00:00:00.000Z',
    '.prerender/_astro/p.png': 'picture',
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) put(join(site, file), text);
  beginBundle(cache(), { site, renderer });
  rmSync(join(renderer, '_astro'), { recursive: true });
  put(join(site, 'index.html'), 'a page');
  put(join(renderer, 'prerender-entry.A.mjs'), 'manifest of /first, put in');
  endBundle(cache(), { site, renderer }, LIST);
}

function restore(file: string) {
  const kept = readBundle(cache(), 'code');
  if (!kept) throw new Error('Nothing was kept.');
  const own = { builtAt: '2026-02-02T00:00:00.000Z', folder: '/second' };
  restoreBundle(cache(), placeOf('second'), kept, { own, file });
  return { kept, read: (name: string) => readFileSync(join(root, 'second', name), 'utf8') };
}

test('a bundle reads back in its state at rendering, with the texts of the new build', () => {
  bundle();
  const { kept, read } = restore('prerender-entry.A.mjs');
  expect(kept).toMatchObject(LIST);
  expect([...filesIn(join(root, 'second'))].sort()).toEqual([
    '.prerender/chunks/a.mjs',
    '.prerender/prerender-entry.A.mjs',
    '_astro/app.js',
    '_astro/p.png',
    'robots.txt',
  ]);
  expect(read('.prerender/prerender-entry.A.mjs')).toBe('manifest of /second, put in');
  expect(read('.prerender/chunks/a.mjs')).toBe('at 2026-02-02T00:00:00.000Z');
});

test('Astro finds it in place of another entry', () => {
  bundle();
  const { read } = restore('prerender-entry.B.mjs');
  expect(read('.prerender/prerender-entry.B.mjs')).toContain("'./prerender-entry.A.mjs'");
});

test('a bundle of other code, without a list or with a damaged one is ignored', () => {
  bundle();
  expect(readBundle(cache(), 'other code')).toBeUndefined();
  writeFileSync(join(cache(), 'bundle.json'), '{"madeFrom":"code"');
  expect(readBundle(cache(), 'code')).toBeUndefined();
  rmSync(cache(), { recursive: true });
  expect(readBundle(cache(), 'code')).toBeUndefined();
});

test('a bundle is started again at once where none of this program is cached', () => {
  expect(hasCachedBundle(cache(), 'program')).toBe(false);
  bundle();
  expect(hasCachedBundle(cache(), 'program')).toBe(true);
  expect(hasCachedBundle(cache(), 'another program')).toBe(false);
  writeFileSync(join(cache(), 'bundle.json'), '{"program":"program"');
  expect(hasCachedBundle(cache(), 'program')).toBe(false);
});

test.each([
  ['cut short', (file: string) => writeFileSync(file, 'ap')],
  ['gone', (file: string) => rmSync(file)],
])('a bundle with a file that is %s is ignored', (_, damage) => {
  bundle();
  damage(join(cache(), 'site', '_astro', 'app.js'));
  expect(readBundle(cache(), 'code')).toBeUndefined();
});

test('a bundle whose scripts contain their build time is not cached', () => {
  expect(() => bundle({ '_astro/app.js': 'made at 2026-01-01T00:00:00.000Z' })).toThrow('app.js');
  expect(existsSync(join(cache(), 'bundle.json'))).toBe(false);
});
