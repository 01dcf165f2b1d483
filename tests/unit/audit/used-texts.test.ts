import { expect, test } from 'vitest';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { findUsedTexts } from '../../../scripts/audit/source/used-texts.ts';

const texts = new Map([
  [
    'cart',
    new Map([
      ['title', 'Carrito'],
      ['left_one', 'Queda uno'],
      ['left_other', 'Quedan {{count}}'],
      ['problem.stock', 'Agotado'],
      ['problem.price', 'Precio'],
      ['old', 'Nadie'],
    ]),
  ],
  ['shell', new Map([['home', 'Inicio']])],
]);

const find = (files: Readonly<Record<string, string>>) =>
  findUsedTexts(
    Object.entries(files).map(([path, text]) => readSource(path, text)),
    texts,
  );

test('unused keys are found; plural forms, patterns and keys from a list count as used', () => {
  const { unused } = find({
    'islands/a.tsx': `const t = text('cart'); t('left', { count }); t(\`problem.\${error}\`); const ALL = ['title'];`,
    'pages/b.astro': "---\nconst t = pageText(locale, 'shell');\n---\n<p>{t('home')}</p>",
  });
  expect(unused).toEqual([{ namespace: 'cart', key: 'old' }]);
});

test('a key inside a template is used', () => {
  const { unused } = find({
    'a.ts': `\`\${t('title')} \${t('left')} \${t('old')}: \${t(\`problem.\${x}\`)} \${t('home')}\``,
  });
  expect(unused).toEqual([]);
});

test('keys that code uses and no locale has are found', () => {
  const { unknown } = find({
    'islands/a.tsx': "t('title'); asked.t('left', {}); messages('gone.text');",
    'components/b.astro': "---\n---\n<p title={t('gone.key')}>{t('home')}</p>",
    'ui/c.ts': `export const a = (t) => t(\`problem.\${x}\`) + t(\`nothing.\${x}\`);`,
    'domain/d.ts': "split('gone'); import('other');",
  });
  expect(unknown).toEqual([
    { file: 'src/islands/a.tsx', key: 'gone.text' },
    { file: 'src/components/b.astro', key: 'gone.key' },
    { file: 'src/ui/c.ts', key: 'nothing.*' },
  ]);
});
