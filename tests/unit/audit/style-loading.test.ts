import { expect, test } from 'vitest';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { auditStyleLoading } from '../../../scripts/audit/source/style-loading.ts';

test.each([
  ['features/home/ui/Hero.astro', `---\nimport './Hero.css';\n---\n<style>a {}</style>`],
  ['features/cart/ui/Cart.tsx', `import '#shared/ui/Button.css';`],
  ['features/product/ui/Panel.tsx', `import styles from './Panel.css?inline';`],
  ['shell/browser/toasts.ts', `import styles from './toasts.css?inline'; adoptStyles(styles);`],
  ['styles/adopt-styles.ts', 'const sheet = new CSSStyleSheet();'],
])('styles load with the page or with the script: %s', (path, text) => {
  expect(auditStyleLoading([readSource(path, text)])).toEqual([]);
});

test.each([
  ['features/search/browser/box.ts', `import './box.css';`],
  ['features/product/ui/Panel.tsx', `import href from './Panel.css?url';`],
  ['features/product/ui/Panel.tsx', `import text from './Panel.css?raw';`],
  ['features/product/ui/Panel.tsx', `const load = () => import('./Panel.css');`],
  ['features/product/ui/Panel.tsx', `export const A = () => <link rel="stylesheet" href="/a.css" />;`],
  ['features/product/browser/gallery.ts', `Object.assign(link, { rel: 'stylesheet', href });`],
  ['shell/browser/toasts.ts', 'const sheet = new CSSStyleSheet();'],
])('a third way is refused: %s, %s', (path, text) => {
  expect(auditStyleLoading([readSource(path, text)]).map(({ file }) => file)).toEqual([`src/${path}`]);
});
