import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPageReader } from '../../../../scripts/release/check/page-memory.ts';
import { brokenReferences } from '../../../../scripts/release/check/references.ts';
import { overweight } from '../../../../scripts/release/check/weights.ts';

let site: string;
let memory: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  site = folder;
  memory = join(folder, 'memory.json');
  put('a.html', '<a href="/b">b</a><img src="/x.svg">');
  put('b.html', '<a href="/a">a</a>');
  put('x.svg', '<svg/>');
});
afterEach(() => rmSync(site, { recursive: true }));

const put = (file: string, text: string): void => writeFileSync(join(site, file), text);

/** Checks the site, and answers what leads nowhere. */
function check(files = ['a.html', 'b.html', 'x.svg'], passedOn: readonly string[] = []): readonly string[] {
  const reader = openPageReader({ site, passedOn }, memory);
  const broken = brokenReferences(files, reader, passedOn);
  reader.finish();
  return broken.map(({ page, address }) => `${page} ${address}`);
}

/** Writes something else into what is remembered. */
const spoil = (from: string, to: string): void =>
  writeFileSync(memory, readFileSync(memory, 'utf8').replaceAll(from, to));

describe('a page that was checked before', () => {
  test('is not read again while it is the same file', () => {
    expect(check()).toEqual([]);
    spoil('"/b"', '"/remembered"');
    expect(check()).toEqual(['a.html /remembered']);
  });

  test('is looked after all the same: what it names may be gone', () => {
    check();
    expect(check(['a.html', 'x.svg'])).toEqual(['a.html /b']);
    expect(check(['a.html', 'b.html'])).toEqual(['a.html /x.svg']);
  });

  test.each([
    ['is another file', () => put('a.html', '<a href="/nowhere">b</a>')],
    [
      'was written into, as long as it was',
      () => {
        put('a.html', '<a href="/c">b</a><img src="/x.svg">');
        utimesSync(join(site, 'a.html'), 1, 1);
      },
    ],
  ])('is read again where it %s', (_, edit) => {
    check();
    edit();
    expect(check()).toHaveLength(1);
    expect(check()).toHaveLength(1);
  });

  test('is read again where nothing can be read of what was remembered, or other code read it', () => {
    check();
    spoil('"/b"', '"/remembered"');
    spoil('"reader":"', '"reader":"other');
    expect(check()).toEqual([]);
    writeFileSync(memory, '{');
    expect(check()).toEqual([]);
  });

  test('leaves nothing behind once it is gone', () => {
    check();
    check(['b.html']);
    expect(readFileSync(memory, 'utf8')).not.toContain('x.svg');
  });

  test('may name something else each time: what it named before is not looked for, and not remembered for long', () => {
    const files = ['a.html', 'b.html', ...Array.from({ length: 9 }, (_, at) => `${at}.svg`)];
    for (let at = 0; at < 9; at += 1) {
      put('a.html', `<img src="/${at}.svg">`);
      expect(check(files)).toEqual([]);
    }
    expect(check(files.slice(0, 2))).toEqual(['a.html /8.svg']);
    expect(readFileSync(memory, 'utf8').match(/\d\.svg/g)).toEqual(['8.svg']);
    const kept = (): number => (readFileSync(memory, 'utf8').match(/\d\.svg/g) ?? []).length;
    for (let at = 0; at < 9; at += 1) {
      put('a.html', `<img src="/${at}.svg">`);
      check(files);
      // As many as half of what pages name now, which are two.
      expect(kept()).toBeLessThanOrEqual(2);
    }
  });

  test('is not asked for what its host passes on, until the host does so no more', () => {
    put('a.html', '<img src="/imagenes/1.jpg"><img src="/imagenes/2.jpg"><a href="/b">b</a>');
    expect(check(undefined, ['/imagenes/'])).toEqual([]);
    expect(readFileSync(memory, 'utf8')).not.toContain('imagenes/1');
    expect(check()).toEqual(['a.html /imagenes/1.jpg', 'a.html /imagenes/2.jpg']);
    expect(check(undefined, ['/imagenes/2'])).toEqual(['a.html /imagenes/1.jpg']);
  });

  test('is told once for an address, with the first page that names it', () => {
    put('b.html', '<a href="/x.svg">x</a><a href="/a">a</a>');
    expect(check(['a.html', 'b.html'])).toEqual(['a.html /x.svg']);
    expect(check(['a.html', 'b.html'])).toEqual(['a.html /x.svg']);
  });
});

describe('a page that was weighed before', () => {
  const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36)).join(' ');
  const weigh = async (): Promise<readonly string[]> => {
    const found = await overweight(site, ['a.html', 'b.html', 'app.js'], memory);
    return found.map(({ file, message }) => `${file} ${message}`);
  };
  beforeEach(() => {
    put('a.html', noise);
    put('app.js', 'export {};');
  });

  test('weighs the same without being weighed again', async () => {
    expect(await weigh()).toEqual([expect.stringMatching(/^a\.html html \d/)]);
    spoil('html ', 'remembered ');
    expect(await weigh()).toEqual([expect.stringMatching(/^a\.html remembered \d/)]);
  });

  test.each([
    ['the page', 'a.html', `${noise} `],
    ['a script', 'app.js', 'export const more = 1;'],
  ])('is weighed again where %s is another', async (_, file, text) => {
    await weigh();
    spoil('html ', 'remembered ');
    put(file, text);
    expect(await weigh()).toEqual([expect.stringMatching(/^a\.html html \d/)]);
  });
});
