/** The check of a built site reads the pages and scripts that differ from the live release. */
import { cpSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashedFileNames } from '../../../../scripts/audit/site/script-files.ts';
import {
  brokenReferences,
  type CheckedRelease,
  checkSite,
  overweight,
} from '../../../../scripts/release/check/check-site.ts';
import { FACTS } from '../facts-fixture.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checked-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(folder: string, file: string, text: string): void {
  const path = join(root, folder, file);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, text);
}

describe('a page that is unchanged since the live release', () => {
  let live: CheckedRelease;
  beforeEach(() => {
    put('live', 'a.html', '<a href="/b">b</a><img src="/x.svg">');
    put('live', 'b.html', '<a href="/a">a</a>');
    put('live', 'b.html.gz', '');
    put('live', 'x.svg', '<svg/>');
    put('live', '_astro/old.js', 'an asset of an earlier release');
    mkdirSync(join(root, 'site'));
    for (const file of ['a.html', 'b.html', 'x.svg'])
      linkSync(join(root, 'live', file), join(root, 'site', file));
    live = { site: join(root, 'live'), record: { assets: [], facts: FACTS } };
  });

  /** The broken references of the site. */
  async function check(release: CheckedRelease | null = live, program = FACTS.program) {
    const facts = { ...FACTS, menu: [], articles: {}, program };
    const { broken } = await checkSite(join(root, 'site'), facts, release ?? undefined);
    return broken.map(({ page, address }) => `${page} ${address}`);
  }

  /** Breaks a page of both folders in the same way, so that only a page that is read shows it. */
  function breakBoth(): void {
    put('live', 'a.html', '<a href="/nowhere">b</a>');
    rmSync(join(root, 'site/a.html'));
    linkSync(join(root, 'live/a.html'), join(root, 'site/a.html'));
  }

  test('is not read again', async () => {
    expect(await check()).toEqual([]);
    breakBoth();
    expect(await check()).toEqual([]);
  });

  test('is not read again on another disk, where it is a copy', async () => {
    breakBoth();
    rmSync(join(root, 'site'), { recursive: true });
    cpSync(join(root, 'live'), join(root, 'site'), { recursive: true });
    rmSync(join(root, 'site/_astro'), { recursive: true });
    expect(await check()).toEqual([]);
  });

  test.each<[string, () => Promise<readonly string[]>]>([
    ['without a live release', () => check(null)],
    ['if another program built it', () => check(live, 'other code')],
    [
      'if a file of the live release is gone',
      () => check({ ...live, record: { ...live.record, assets: ['_astro/old.js'] } }),
    ],
  ])('is read again %s', async (_, run) => {
    breakBoth();
    expect(await run()).toEqual(['a.html /nowhere']);
  });

  test('may break when a file that it references is gone', async () => {
    rmSync(join(root, 'site/b.html'));
    expect(await check()).toEqual(['a.html /b']);
    rmSync(join(root, 'site/x.svg'));
    expect(await check()).toEqual(['a.html /b', 'a.html /x.svg']);
  });

  test.each([
    ['another file', () => put('site', 'a.html', '<a href="/nowhere">b</a>')],
    ['another file of the same length', () => put('site', 'a.html', '<a href="/c">b</a><img src="/x.svg">')],
    ['a new file', () => put('site', 'c.html', '<a href="/nowhere">b</a>')],
  ])('is read if it is %s', async (_, edit) => {
    edit();
    expect(await check()).toHaveLength(1);
  });
});

/** The broken references of a folder's pages, read without a live release. */
function brokenIn(pages: Readonly<Record<string, string>>, forwarded: readonly string[] = []) {
  for (const [file, text] of Object.entries(pages)) put('site', file, text);
  const files = Object.keys(pages);
  return brokenReferences(join(root, 'site'), files, { exists: (file) => files.includes(file), forwarded });
}

test('a broken address is reported once, with the first page that contains it', () => {
  const broken = brokenIn({
    'a.html': '<a href="/b">b</a><img src="/x.svg">',
    'b.html': '<a href="/x.svg">x</a><a href="/a">a</a>',
  });
  expect(broken).toEqual([{ page: 'a.html', address: '/x.svg', kind: 'picture' }]);
});

test('addresses that the host forwards are not reported', () => {
  const pages = { 'a.html': '<img src="/imagenes/1.jpg"><img src="/imagenes/2.jpg"><a href="/a">a</a>' };
  expect(brokenIn(pages, ['/imagenes/'])).toEqual([]);
  expect(brokenIn(pages, ['/imagenes/2']).map(({ address }) => address)).toEqual(['/imagenes/1.jpg']);
  expect(brokenIn(pages)).toHaveLength(2);
});

test('a script names its imports, its preloads, its workers, and the styles that come with them', () => {
  const script = `import{a}from"./shop.BWbg.js";import"./page.iAVz.js";const b=()=>import(\`./later._mdk.js\`);
    preload(["_astro/later._mdk.js","_astro/Saved.B7kk.css"]);new Worker(new URL(\`/_astro/worker-B-R.js\`,import.meta.url));
    register("/sw.js");const none="./datos.json",word="a.js";import("./shop.BWbg.js")`;
  expect(hashedFileNames(script)).toEqual([
    'shop.BWbg.js',
    'page.iAVz.js',
    'later._mdk.js',
    'Saved.B7kk.css',
    'worker-B-R.js',
  ]);
});

test('a missing script is reported once, with one that names it', () => {
  const scripts = {
    '_astro/a.1.js': 'import"./b.2.js";import(`./gone.3.js`)',
    '_astro/b.2.css': '',
    '_astro/b.2.js': 'preload(["_astro/gone.3.js","_astro/b.2.css"])',
    'sw.js': 'import("./elsewhere.js")',
  };
  expect(brokenIn(scripts)).toEqual([{ page: '_astro/a.1.js', address: '/_astro/gone.3.js', kind: 'link' }]);
  expect(brokenIn({ ...scripts, '_astro/gone.3.js': '' })).toEqual([]);
});

test('the largest page of a kind is weighed if it changed, or if a script changed', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36)).join(' ');
  put('site', 'a.html', noise);
  put('site', 'b.html', 'light');
  put('site', '_astro/app.js', 'export {};');
  const files = ['a.html', 'b.html', '_astro/app.js'];
  const weigh = async (...changed: readonly string[]): Promise<readonly string[]> => {
    const found = await overweight(join(root, 'site'), files, new Set(changed));
    return found.map(({ file, message }) => `${file} ${message}`);
  };
  const heavy = [expect.stringMatching(/^a\.html html \d/)];
  expect(await weigh(...files)).toEqual(heavy);
  expect(await weigh('a.html')).toEqual(heavy);
  expect(await weigh('_astro/app.js')).toEqual(heavy);
  expect(await weigh('b.html')).toEqual([]);
});
