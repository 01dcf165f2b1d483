import { expect, test } from 'vitest';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { auditStyleWays } from '../../../scripts/audit/source/style-ways.ts';

test.each([
  ['features/home/ui/Hero.astro', `---\nimport './Hero.css';\n---\n<style>a {}</style>`],
  ['islands/cart/Cart.tsx', `import '#shared/ui/Button.css';`],
  ['islands/product/Panel.tsx', `import styles from './Panel.css?inline';`],
  ['modules/page/toasts.ts', `import styles from './toasts.css?inline'; adoptStyles(styles);`],
  ['styles/adopt-styles.ts', 'const sheet = new CSSStyleSheet();'],
])('styles come with the page or with the script: %s', (path, text) => {
  expect(auditStyleWays([readSource(path, text)])).toEqual([]);
});

test.each([
  ['modules/search/box.ts', `import './box.css';`],
  ['islands/product/Panel.tsx', `import href from './Panel.css?url';`],
  ['islands/product/Panel.tsx', `import text from './Panel.css?raw';`],
  ['islands/product/Panel.tsx', `const load = () => import('./Panel.css');`],
  ['islands/product/Panel.tsx', `export const A = () => <link rel="stylesheet" href="/a.css" />;`],
  ['modules/product/gallery.ts', `Object.assign(link, { rel: 'stylesheet', href });`],
  ['modules/page/toasts.ts', 'const sheet = new CSSStyleSheet();'],
])('a third way is refused: %s, %s', (path, text) => {
  expect(auditStyleWays([readSource(path, text)]).map(({ file }) => file)).toEqual([`src/${path}`]);
});
