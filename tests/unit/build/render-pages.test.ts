import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildContext } from '#build/context.ts';
import { renderPages, threadsFor } from '../../../scripts/build/render-pages.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'render-'));
});
afterAll(() => rmSync(root, { recursive: true }));

test('few pages are rendered by one thread, many by one for each processor, unless a host has set a number', () => {
  expect(threadsFor(299, undefined)).toBe(1);
  expect(threadsFor(300, undefined)).toBe(Math.min(8, availableParallelism()));
  expect(threadsFor(5, 3)).toBe(3);
  expect(threadsFor(50_000, 1)).toBe(1);
});

const CONTEXT: BuildContext = { snapshot: '', info: { version: '1', commit: 'a', builtAt: '' } };

/** Renders with an entry of these functions, as a bundle has them. */
function render(name: string, functions: string, threads?: number) {
  const entry = join(root, `${name}.mjs`);
  const common = "sheets: new Map([['/a.css', 'a{}']]), scripts: ['go()']";
  writeFileSync(entry, `export const openShop = (context) => ({ ${common}, ${functions} });`);
  const site = join(root, name);
  mkdirSync(site);
  return { site, rendered: renderPages({ entry, context: CONTEXT, site }, threads) };
}

const list = (count: number): string =>
  `list: async () => Array.from({ length: ${count} }, (_, at) => ({ component: 'c', pathname: '/p' + at, file: 'p/' + at + '.html' }))`;
const PAGE = '<link rel=canonical href=https://t.test/p><script>go()</script>';

describe('pages', () => {
  test.each([1, 3])('are all written once, with their facts, by %i threads', async (threads) => {
    const { site, rendered } = render(
      `all-${threads}`,
      `${list(100)}, render: async ({ pathname }) => Buffer.from('${PAGE}' + pathname)`,
      threads,
    );
    const { files, sheets, scripts, threads: used } = await rendered;
    expect(used).toBe(threads);
    expect([[...sheets], scripts]).toEqual([[['/a.css', 'a{}']], ['go()']]);
    expect(new Set(files.map(({ file }) => file)).size).toBe(100);
    expect(files).toHaveLength(100);
    expect(files[0]?.facts?.canonical).toBe('https://t.test/p');
    expect(readFileSync(join(site, 'p/99.html'), 'utf8')).toBe(`${PAGE}/p99`);
  });

  test('that cannot be rendered are named', async () => {
    const fault = "async () => { throw new Error('no article'); }";
    const { rendered } = render('fault', `${list(1)}, render: ${fault}`);
    await expect(rendered).rejects.toThrow('/p0 could not be rendered: Error: no article');
  });

  test('that cannot be listed end the build with the reason', async () => {
    const { rendered } = render(
      'unlisted',
      "list: async () => { throw new Error('two files are about one article'); }",
    );
    await expect(rendered).rejects.toThrow('two files are about one article');
  });

  test('whose thread ends are not waited for', async () => {
    const { rendered } = render('ended', `${list(1)}, render: async () => process.exit(0)`);
    await expect(rendered).rejects.toThrow('has ended');
  });
});
