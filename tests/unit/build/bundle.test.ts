import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBundle } from '../../../scripts/build/bundle.ts';

let root: string;
let made: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
  made = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

const folder = (): string => join(root, 'bundle');
const file = (name: string): string => join(folder(), name);

/** A bundle as Astro and its adapter leave it. */
async function make(): Promise<void> {
  made += 1;
  const files = {
    'site/_astro/app.js': 'app',
    'renderer/prerender-entry.A.mjs': 'entry',
    'renderer/chunks/a.mjs': 'chunk',
    'scripts.json': '["sha"]',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(file(name)), { recursive: true });
    writeFileSync(file(name), text);
  }
}

const open = (program = 'code', how: () => Promise<void> = make) =>
  openBundle({ root, folder: folder(), pictures: join(root, 'pictures'), program }, how);

test('a bundle has what browsers load, the entry of what renders pages, and the inline scripts of the configuration', async () => {
  expect(await open()).toEqual({
    site: file('site'),
    entry: file('renderer/prerender-entry.A.mjs'),
    scripts: ['sha'],
  });
});

test('a bundle of the same program is used again', async () => {
  const first = await open();
  expect(await open()).toEqual(first);
  expect(made).toBe(1);
});

describe('a bundle is made again', () => {
  test.each([
    ['of another program', () => undefined, 'other code'],
    ['without its seal', () => rmSync(file('bundle.json')), 'code'],
    ['with a damaged seal', () => writeFileSync(file('bundle.json'), '{"program":"code"'), 'code'],
    ['with a shortened file', () => writeFileSync(file('site/_astro/app.js'), 'ap'), 'code'],
    ['with a lost file', () => rmSync(file('renderer/chunks/a.mjs')), 'code'],
    ['with a file too many', () => writeFileSync(file('site/more.js'), ''), 'code'],
  ])('%s', async (_, damage, program) => {
    await open();
    damage();
    await open(program);
    expect(made).toBe(2);
    expect(readFileSync(file('site/_astro/app.js'), 'utf8')).toBe('app');
  });
});

test('a bundle that could not be made is not used by the next build', async () => {
  const fail = async (): Promise<void> => {
    await make();
    throw new Error('The disk is full.');
  };
  await expect(open('code', fail)).rejects.toThrow('The disk is full.');
  await open();
  expect(made).toBe(2);
});
