import { expect, test } from 'vitest';
import { auditPage } from '../../../scripts/audit/site/inventory.ts';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { auditTopLevelAwait, hasTopLevelAwait } from '../../../scripts/audit/source/top-level-await.ts';

test.each([
  'const text = await load();',
  'export const text = { a: [await load()] };',
  'if (x) { await load(); }',
  'for await (const each of all) use(each);',
  'class A extends (await load()) {}',
  'const [a]=await Promise.all([b]);export{a};',
])('%s waits at its top level', (code) => {
  expect(hasTopLevelAwait(code)).toBe(true);
});

test.each([
  'const load = async () => { await other(); };',
  'const load = async () => await other();',
  'async function load() { for await (const each of all) use(each); }',
  'class A { async load() { await other(); } }',
  'const it = { async load() { return await other(); } };',
  '// await\nconst text = "await";',
])('%s does not', (code) => {
  expect(hasTopLevelAwait(code)).toBe(false);
});

test('browser code is checked, and code that only builds a page is not', () => {
  const waiting = 'export const text = await load();';
  const files = [
    readSource('features/cart/browser/text.ts', waiting),
    readSource('build/snapshot/fetch.ts', waiting),
    readSource('features/cart/ui/A.astro', '---\nconst a = await load();\n---\n<p></p>'),
    readSource('features/cart/ui/B.astro', '---\n---\n<script>await load();</script>'),
  ];
  expect(auditTopLevelAwait(files).map(({ file }) => file)).toEqual([
    'src/features/cart/browser/text.ts',
    'src/features/cart/ui/B.astro',
  ]);
});

test('a script inside a built page is checked too', () => {
  expect(auditPage('a.html', '<script type="module">const a=await b()</script>')).toHaveLength(1);
  expect(auditPage('a.html', '<script type="application/ld+json">{"await": 1}</script>')).toEqual([]);
});
