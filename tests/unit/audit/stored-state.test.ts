import { expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { auditStoredState } from '../../../scripts/audit/source/stored-state.ts';

const findings = (path: string, text: string): readonly string[] =>
  auditStoredState([readSource(path, text)]).map(printFinding);

test.each([
  ['features/cart/browser/a.ts', "isStored('tienda:place');"],
  ['features/cart/browser/a.ts', "const main = 'tienda';"],
  ['features/cart/ui/A.tsx', `const key = \`tienda:\${list}\`;`],
  ['features/cart/ui/A.astro', `---\n---\n<p data-key={\`tienda:\${list}\`}></p>`],
  ['features/cart/ui/A.astro', '---\n---\n<p data-key="tienda:saved"></p>'],
  ['features/cart/ui/A.astro', "---\n---\n<script>isStored('tienda');</script>"],
])('%s with %s spells a storage key', (path, text) => {
  expect(findings(path, text)).toEqual([
    `src/${path}: spells a storage key, which src/shared/storage/keys.ts names`,
  ]);
});

test.each([
  ['features/cart/browser/a.ts', "localStorage.getItem('a');"],
  ['features/cart/browser/a.ts', 'const tab = sessionStorage;'],
  ['features/cart/browser/a.ts', 'window.localStorage.clear();'],
  ['features/cart/store/a.ts', "globalThis['sessionStorage'].clear();"],
  ['features/cart/ui/A.astro', '---\n---\n<script>localStorage.clear();</script>'],
])('%s with %s names a storage of the browser', (path, text) => {
  expect(findings(path, text)).toEqual([
    `src/${path}: names a storage of the browser, which src/shared/storage/ reads and writes`,
  ]);
});

test.each([
  ['shared/storage/keys.ts', "export const PLACE_KEY = 'tienda:place';"],
  ['shared/storage/browser-storage.ts', 'localStorage.getItem(key);'],
  [
    'features/cart/store/a.ts',
    "/** Stored under `tienda:place`, in localStorage. */\nreadText('localStorage', PLACE_KEY);",
  ],
  ['service-worker/a.ts', "const cache = 'tienda-pages-1';"],
  ['features/cart/ui/A.astro', '---\n---\n<a href="/tienda">la tienda</a>'],
])('%s with %s does neither', (path, text) => {
  expect(findings(path, text)).toEqual([]);
});
