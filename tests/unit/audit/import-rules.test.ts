import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { EXCEPTIONS } from '../../../scripts/audit/import-rules.mjs';

const root = resolve(import.meta.dirname, '../../..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: resolve(root, 'scripts/audit/eslint.config.mjs'),
});

/** The number of violations of a rule by a text in a file of that name. */
async function violations(file: string, text: string, rule = 'boundaries/dependencies'): Promise<number> {
  const [result] = await eslint.lintText(text, { filePath: resolve(root, 'src', file) });
  return result?.messages.filter(({ ruleId }) => ruleId === rule).length ?? 0;
}

test.each([
  ['features/cart/store/a.ts', `import type { A } from '#features/product/store/fresh-product.ts';`],
  ['features/cart/store/a.ts', `import { a } from '#features/payment/rules/payment-attempt.ts';`],
  ['features/cart/ui/A.astro', `---\nimport '#features/cart/browser/cart-page.ts';\n---\n`],
  ['shell/ui/A.astro', `---\nimport A from '#features/cart/ui/CartButton.astro';\n---\n<A />`],
  ['pages/a.astro', `---\nimport Base from '#layouts/Base.astro';\n---\n<Base />`],
  ['shared/money/a.ts', `import { a } from '#shared/text/slug.ts';`],
])('%s may contain: %s', async (file, text) => {
  expect(await violations(file, text)).toBe(0);
});

test.each([
  [
    'a lower feature',
    'features/cart/store/a.ts',
    `import { a } from '#features/payment/store/place-order.ts';`,
  ],
  ['a higher part', 'features/cart/rules/a.ts', `import type { A } from '../store/cart.ts';`],
  [
    'a dynamic import',
    'features/cart/store/a.ts',
    `export const a = () => import('#features/cart/ui/HydratedCart.tsx');`,
  ],
  [
    'an export',
    'features/cart/rules/a.ts',
    `export { a } from '#features/document/rules/document-names.ts';`,
  ],
  ['shared code', 'shared/text/a.ts', `import type { A } from '#features/cart/rules/cart.ts';`],
  ['a feature', 'features/cart/ui/A.astro', `---\nimport Logo from '#shell/ui/Logo.astro';\n---\n<Logo />`],
  ['a page', 'pages/a.astro', `---\nimport '#features/cart/store/cart.ts';\n---\n`],
  ['the service worker', 'service-worker/a.ts', `import { a } from '#features/cart/store/cart.ts';`],
])('a folder above %s may not be imported: %s with %s', async (_, file, text) => {
  expect(await violations(file, text)).toBe(1);
});

test('each exception is a file that needs it', async () => {
  const strict = new ESLint({
    cwd: root,
    overrideConfigFile: resolve(root, 'scripts/audit/eslint.config.mjs'),
    overrideConfig: { files: Object.keys(EXCEPTIONS), rules: { 'boundaries/dependencies': 'error' } },
  });
  const results = await strict.lintFiles(Object.keys(EXCEPTIONS));
  for (const { filePath, messages } of results)
    expect(
      messages.some(({ ruleId }) => ruleId === 'boundaries/dependencies'),
      filePath,
    ).toBe(true);
});

test.each([`export * from './cart.ts';`, `export { b } from './b.ts';`, `export type { B } from './b.ts';`])(
  'a module may not export what another one declares: %s',
  async (text) => {
    expect(await violations('shared/text/a.ts', text, 'no-restricted-syntax')).toBe(1);
  },
);

test('a module may export its own names', async () => {
  const text = 'export const a = 1; type A = 1; export type { A };';
  expect(await violations('shared/text/a.ts', text, 'no-restricted-syntax')).toBe(0);
});

/** The files of `src/` or `scripts/` in which Biome finds a violation of a rule. */
function lintedByBiome(
  rule: string,
  files: Readonly<Record<string, string>>,
  top = 'src',
): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'biome-'));
  cpSync(join(root, '.biome.json'), join(folder, 'biome.json'));
  mkdirSync(join(folder, top));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, top, name), text);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', `--only=${rule}`, '--reporter=github', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return [...stdout.matchAll(/file=[^,]*?([\w.]+\.tsx?)/g)].map(([, name = '']) => name).sort();
}

test('default exports are not allowed, except where a tool requires one', () => {
  const files = {
    'a.ts': 'export default 1;',
    'B.tsx': 'export default function B() { return null; }',
    'c.ts': 'export const c = 1;',
  };
  expect(lintedByBiome('noDefaultExport', files)).toEqual(['B.tsx', 'a.ts']);
  expect(lintedByBiome('noDefaultExport', { 'knip.config.mjs': 'export default {};' }, 'scripts')).toEqual(
    [],
  );
});

test.each(['src'])('circular imports are not allowed in %s, types included', (top) => {
  const filesInCycles = (files: Readonly<Record<string, string>>): readonly string[] =>
    lintedByBiome('noImportCycles', files, top);
  const files = {
    'a.ts': `import { b } from './b.ts';\nexport const a = b;\n`,
    'b.ts': `import type { C } from './c.ts';\nexport const b: C = 1;\n`,
    'c.ts': `import { a } from './a.ts';\nexport type C = typeof a;\n`,
    'd.ts': `import { a } from './a.ts';\nexport const d = a;\n`,
  };
  expect(filesInCycles(files)).toEqual(['a.ts', 'b.ts', 'c.ts']);
  expect(filesInCycles({ ...files, 'c.ts': 'export type C = number;\n' })).toEqual([]);
});
