import { describe, expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { auditCycles } from '../../../scripts/audit/source/cycles.ts';
import { ASSEMBLIES, auditFeatures } from '../../../scripts/audit/source/feature-table.ts';
import { auditFileMentions } from '../../../scripts/audit/source/file-mentions.ts';
import { auditFileSize } from '../../../scripts/audit/source/file-size.ts';
import { auditFolderSize } from '../../../scripts/audit/source/folder-size.ts';
import { auditImports } from '../../../scripts/audit/source/import-table.ts';
import { auditModuleForm } from '../../../scripts/audit/source/module-form.ts';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { auditWireNames } from '../../../scripts/audit/source/wire-names.ts';

/** A tree of sources, by path inside `src/`. */
const tree = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => readSource(path, text));

const messages = (files: Readonly<Record<string, string>>): readonly string[] =>
  auditImports(tree(files)).map(printFinding);

describe('the import table', () => {
  test('lets imports point down and stay in their folder', () => {
    expect(
      messages({
        'pages/[...locale]/cart.astro': `---\nimport Base from '#layouts/Base.astro';\nimport { a } from '#domain/a.ts';\n---\n<Base/>`,
        'islands/cart/Cart.tsx': `import { x } from '#features/cart/store/cart.ts'; import y from './y.ts'; import 'react';`,
        'components/shell/Menu.astro': `---\nimport { t } from '#shared/i18n/page-text.ts';\n---\n<script>import '#shell/browser/menu.ts';</script>`,
        'shared/i18n/page-text.ts': `import texts from '../../locales/en/cart.json';`,
        'domain/a.ts': `import { b } from './b.ts';`,
        'service-worker/routes.ts': `import { splitLocale } from '#shared/i18n/paths.ts';`,
      }),
    ).toEqual([]);
  });

  test.each([
    ['domain/a.ts', `import type { S } from '#stores/s.ts';`, 'domain imports #stores/s.ts'],
    ['domain/a.ts', `import { s } from '../stores/s.ts';`, 'domain imports ../stores/s.ts'],
    ['ui/A.tsx', `export const load = () => import('#stores/s.ts');`, 'ui imports #stores/s.ts'],
    ['services/a.ts', `export { s } from '#snapshot/s.ts';`, 'services imports #snapshot/s.ts'],
    ['components/A.astro', `---\nimport '#modules/m.ts';\n---\n`, 'components imports #modules/m.ts'],
    [
      'components/A.astro',
      `<script>import '#stores/s.ts';</script>`,
      'a <script> of components imports #stores/s.ts',
    ],
    ['pages/a.astro', `---\nimport '#stores/s.ts';\n---\n`, 'pages imports #stores/s.ts'],
    ['services/a.ts', `import * as z from 'zod';`, "imports zod: a browser can reach src: import 'zod/mini'"],
    ['modules/a.ts', `import { useState } from 'react';`, 'React lives in islands and ui'],
    ['stores/a.ts', `import { readFileSync } from 'node:fs';`, 'a browser can reach this folder'],
    [
      'service-worker/a.ts',
      `import { s } from '#stores/s.ts';`,
      'service-worker imports #stores/s.ts, but may import i18n',
    ],
    ['odds/a.ts', '', 'the import table has no folder odds'],
  ])('finds in %s: %s', (path, text, message) => {
    expect(messages({ [path]: text }).join()).toContain(message);
  });
});

describe('cycles', () => {
  test('are found with the way back, types and .astro files included', () => {
    const found = auditCycles(
      tree({
        'domain/a.ts': `import { b } from './b.ts';`,
        'domain/b.ts': `import type { C } from '#domain/c.ts';`,
        'domain/c.ts': `import { a } from './a.ts';`,
        'domain/d.ts': `import { a } from './a.ts';`,
        'components/A.astro': `---\nimport A from './A.astro';\n---\n`,
      }),
    ).map(printFinding);
    expect(found).toEqual([
      'src/components/A.astro: imports itself: components/A.astro → components/A.astro',
      'src/domain/a.ts: imports itself: domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts',
    ]);
  });

  test('are none where two ways lead to one file', () => {
    expect(
      auditCycles(
        tree({
          'domain/a.ts': `import './b.ts'; import './c.ts';`,
          'domain/b.ts': `import './d.ts';`,
          'domain/c.ts': `import './d.ts';`,
          'domain/d.ts': '',
        }),
      ),
    ).toEqual([]);
  });
});

describe('the form of a module', () => {
  const found = (path: string, text: string): string =>
    auditModuleForm(tree({ [path]: text }))
      .map(({ message }) => message)
      .join();

  test.each([
    ['domain/a.ts', 'export default 1;', 'default export'],
    ['ui/A.tsx', 'export default function A() { return null; }', 'default export'],
    ['stores/index.ts', `export * from './cart.ts';`, 'exports what another module holds'],
    ['domain/a.ts', `export { b } from './b.ts';`, 'exports what another module holds'],
    ['modules/utils/a.ts', 'export const a = 1;', 'named after nothing'],
    ['domain/helpers.ts', 'export const a = 1;', 'named after nothing'],
  ])('%s with %s', (path, text, message) => {
    expect(found(path, text)).toContain(message);
  });

  test('is free where a tool wants it so', () => {
    expect(found('content.config.ts', 'export default {};')).toBe('');
    expect(found('domain/a.ts', `export const a = 1; export type { A };`)).toBe('');
  });
});

test('a file over 300 lines is found, and the spread of all is told', () => {
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
        'services/schemas/row.ts': schema,
        'domain/user.ts': 'export type User = { readonly token: string };',
        ...files,
      }),
    ).map(printFinding);

  test.each([
    ['islands/cart/Line.tsx', 'export const Line = ({ row }) => <p>{row.Sku}</p>;'],
    ['pages/line.ts', `export const read = (row) => row['Sku'];`],
    ['ui/Line.tsx', 'export const Line = ({ Sku }) => <p>{Sku}</p>;'],
    ['components/line.ts', 'const { Sku: sku } = row;'],
    ['components/Line.astro', '---\n---\n<p>{row.Sku}</p>'],
  ])('are found where something is drawn: %s', (path, text) => {
    expect(found({ [path]: text }).join()).toContain(`src/${path}: reads the wire's field Sku`);
  });

  test("are at home in the services, and what the domain or the browser calls the same is nobody else's", () => {
    expect(
      found({
        'services/row.ts': 'export const sku = (row) => row.Sku;',
        'islands/cart/Line.tsx': 'export const read = (user, node) => [user.token, node.data];',
      }),
    ).toEqual([]);
  });
});

describe('the features of a floor', () => {
  const found = (files: Readonly<Record<string, string>>): readonly string[] =>
    auditFeatures(
      tree({ ...Object.fromEntries(Object.keys(ASSEMBLIES).map((path) => [path, ''])), ...files }),
    ).map(printFinding);

  test('may import themselves, and those that stand below them', () => {
    expect(
      found({
        'stores/payment/return.ts': `import '#features/cart/store/cart.ts'; import './lock.ts'; import '#domain/home/a.ts';`,
        'islands/cart/line/Line.tsx': `import '../CartLines.tsx'; import { a } from '#shared/money/use-money.ts';`,
        'features/cart/store/cart.ts': `import '#features/product/api/stock.ts';`,
      }),
    ).toEqual([]);
  });

  test.each([
    [
      'features/cart/store/cart.ts',
      `import type { A } from '#stores/payment/attempt.ts';`,
      'cart imports #stores/payment',
    ],
    ['shared/money/price.ts', `import { a } from '../product/product.ts';`, 'money imports ../product'],
    [
      'services/schemas/page/menu.ts',
      `import '#features/product/api/wire/sku.ts';`,
      'page imports #services',
    ],
    ['ui/odds/A.tsx', '', 'the feature table has no odds'],
  ])('are found in %s: %s', (path, text, message) => {
    expect(found({ [path]: text }).join()).toContain(message);
  });

  test('are put together by files that are named, as long as they stand', () => {
    const header = {
      'shell/ui/Header.astro': `---\nimport '#features/cart/ui/CartButton.astro';\n---\n`,
    };
    expect(found(header)).toEqual([]);
    expect(auditFeatures(tree(header)).map(printFinding).join()).toContain(
      'Footer.astro: stands in the feature table',
    );
  });
});

test('a folder of more than 18 files is found, but for routes', () => {
  const folder = (name: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => `${name}/${index}.ts`);
  const found = auditFolderSize([
    ...folder('src/domain/cart', 18),
    ...folder('tests/e2e/cart', 19),
    ...folder('src/pages/[...locale]', 30),
  ]);
  expect(found.map(({ file }) => file)).toEqual(['tests/e2e/cart']);
});

test('a file that a comment or a document names is there', () => {
  const known = ['src/shell/browser/menu.ts', 'scripts/publish/policy.ts'];
  const found = (text: string): readonly string[] =>
    auditFileMentions([{ file: 'README.md', text }], known).map(({ message }) => message);
  expect(found('`shell/browser/menu.ts`, `scripts/publish/policy.ts`, `{lang}/name.md`')).toEqual([]);
  expect(found(`see \`${['modules', 'menu.ts'].join('/')}\``)).toEqual([
    'names modules/menu.ts, which is not there',
  ]);
});
