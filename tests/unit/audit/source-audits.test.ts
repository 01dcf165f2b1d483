import { describe, expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { auditFileSize, auditFolders } from '../../../scripts/audit/source/file-layout.ts';
import { auditFileMentions } from '../../../scripts/audit/source/file-mentions.ts';
import { auditImports } from '../../../scripts/audit/source/restricted-imports.ts';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { auditWireNames } from '../../../scripts/audit/source/wire-names.ts';

/** A tree of sources, by path inside `src/`. */
const tree = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => readSource(path, text));

const messages = (files: Readonly<Record<string, string>>): readonly string[] =>
  auditImports(tree(files)).map(printFinding);

describe('imports that ESLint does not check', () => {
  test('are allowed where a script starts page scripts, and where a folder may use a package', () => {
    expect(
      messages({
        'features/cart/ui/Cart.tsx': `import { x } from '#features/cart/store/cart.ts'; import 'react';`,
        'shell/ui/Menu.astro': `<script>import '#shell/browser/menu.ts';</script>`,
        'shared/hydration/draw.ts': `import 'react-dom/client';`,
        'build/snapshot/a.ts': `import 'node:fs';`,
        'middleware.ts': `import 'node:fs';`,
      }),
    ).toEqual([]);
  });

  test.each([
    [
      'features/cart/ui/A.astro',
      `<script>import '#features/cart/store/s.ts';</script>`,
      'a <script> imports #features/cart/store/s.ts',
    ],
    [
      'features/cart/api/a.ts',
      `import * as z from 'zod';`,
      "imports zod: a browser can reach src: import 'zod/mini'",
    ],
    ['features/cart/browser/a.ts', `import { useState } from 'react';`, 'React lives in ui folders'],
    [
      'features/cart/store/a.ts',
      `import { useStore } from '@nanostores/react';`,
      'only ui folders read stores',
    ],
    [
      'features/cart/store/a.ts',
      `import { readFileSync } from 'node:fs';`,
      'a browser can reach this folder',
    ],
  ])('are found in %s: %s', (path, text, message) => {
    expect(messages({ [path]: text }).join()).toContain(message);
  });
});

test('a file over 300 lines is found, and the distribution is reported', () => {
  const { findings, notes } = auditFileSize([
    { file: 'src/a.ts', lines: 301 },
    { file: 'src/b.ts', lines: 300 },
    { file: 'src/c.ts', lines: 10 },
  ]);
  expect(findings.map(({ file }) => file)).toEqual(['src/a.ts']);
  expect(notes.join()).toContain('3 files; lines: median 300 (guide 60)');
});

describe('field names of the wire', () => {
  const schema = `const row = z.object({ Sku: z.string(), data: z.string(), token: z.string() });`;
  const found = (files: Readonly<Record<string, string>>): readonly string[] =>
    auditWireNames(
      tree({
        'features/cart/api/wire/row.ts': schema,
        'features/account/rules/user.ts': 'export type User = { readonly token: string };',
        ...files,
      }),
    ).map(printFinding);

  test.each([
    ['features/cart/ui/Line.tsx', 'export const Line = ({ row }) => <p>{row.Sku}</p>;'],
    ['pages/line.ts', `export const read = (row) => row['Sku'];`],
    ['shared/ui/Line.tsx', 'export const Line = ({ Sku }) => <p>{Sku}</p>;'],
    ['features/cart/ui/line.ts', 'const { Sku: sku } = row;'],
    ['features/cart/ui/Line.astro', '---\n---\n<p>{row.Sku}</p>'],
  ])('are found in components: %s', (path, text) => {
    expect(found({ [path]: text }).join()).toContain(`src/${path}: reads the wire's field Sku`);
  });

  test('are allowed in api folders, and so is a name that the rules or the browser also have', () => {
    expect(
      found({
        'features/cart/api/row.ts': 'export const sku = (row) => row.Sku;',
        'features/cart/ui/Line.tsx': 'export const read = (user, node) => [user.token, node.data];',
      }),
    ).toEqual([]);
  });
});

test('a folder of more than 18 files is found, except routes', () => {
  const folder = (name: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => `${name}/${index}.ts`);
  const found = auditFolders([
    ...folder('src/domain/cart', 18),
    ...folder('tests/e2e/cart', 19),
    ...folder('src/pages/[...locale]', 30),
  ]);
  expect(found.map(({ file }) => file)).toEqual(['tests/e2e/cart']);
});

test.each(['src/modules/utils/a.ts', 'src/domain/helpers.ts'])('%s has a vague name', (file) => {
  expect(auditFolders([file])).toEqual([{ file, message: 'has a vague name; say what it contains' }]);
});

test('a name outside of src may be vague, and a part of a longer word is not', () => {
  expect(auditFolders(['tests/e2e/utils/a.ts', 'src/shared/utility/a.ts'])).toEqual([]);
});

test('a file that a comment or a document names exists', () => {
  const known = ['src/shell/browser/menu.ts', 'scripts/publish/policy.ts'];
  const found = (text: string): readonly string[] =>
    auditFileMentions([{ file: 'README.md', text }], known).map(({ message }) => message);
  expect(found('`shell/browser/menu.ts`, `scripts/publish/policy.ts`, `{lang}/name.md`')).toEqual([]);
  expect(found(`see \`${['modules', 'menu.ts'].join('/')}\``)).toEqual([
    'names modules/menu.ts, which is not there',
  ]);
});
