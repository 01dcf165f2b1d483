import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerOf, privateCopies } from '../../../scripts/astro/private-copies.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['/src/layouts/Shop.astro?astro&type=script&index=0&lang.ts', 'Shop-0'],
  ['/src/shared/i18n/paths.ts?copy=Shop-0', 'Shop-0'],
  ['/src/shared/i18n/paths.ts', undefined],
  ['/src/layouts/Shop.astro', undefined],
])('%s imports copies of %s', (importer, owner) => {
  expect(ownerOf(importer)).toBe(owner);
});

/**
 * Bundles some files.
 * @returns the chunks by the names of their entries
 */
async function bundle(files: Readonly<Record<string, string>>, input: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [privateCopies(/\/src\/(begin|paths)\.ts$/)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'exports-only' },
    },
  });
  const { output: parts } = output as Rolldown.RolldownOutput;
  return parts.flatMap((part) => (part.type === 'chunk' ? [part] : []));
}

test("a page's script contains its own part of a module that later code shares, and fetches no other file for it", async () => {
  const query = '?astro&type=script&index=0&lang.ts';
  const chunks = await bundle(
    {
      [`src/Page.astro${query}`]: '',
      'src/Page.astro': '',
      'src/begin.ts': `import { one } from './paths.ts';\nconsole.log(one, 'begun');\nvoid import('./later.ts');`,
      'src/other.ts': `import { one, two } from './paths.ts';\nconsole.log(one, two);`,
      'src/later.ts': `import { one, two } from './paths.ts';\nconsole.log(one as string, two);`,
      'src/paths.ts': `export const one: string = String('one');\nexport const two: string = String('two');`,
    },
    { other: join(root, 'src/other.ts'), page: join(root, `src/begin.ts?copy=Page-0`) },
  );
  const page = chunks.find(({ name }) => name === 'page');
  expect(page?.imports).toEqual([]);
  expect(page?.code).toContain('String("one")');
  expect(page?.code).not.toContain('two');
  const shared = chunks.filter(({ code }) => /String\("two"\)/.test(code));
  expect(shared).toHaveLength(1);
});
