import { expect, test } from 'vitest';
import { languageValues } from '../../../../../src/shared/html/once/language-placeholder.ts';
import { interpolate, placeholder } from '../../../../../src/shared/html/once/placeholder.ts';
import { menuValues } from '../../../../../src/shell/ui/menu/current-slug.ts';

const place = (kind: string, value: string): string =>
  Object.entries(placeholder(kind, value))
    .map(([name, text]) => ` ${name}="${text}"`)
    .join('');

test('a page fills its own attributes into the placeholders of a fragment that was rendered once', () => {
  const html = `<a href="/x"${place('current', 'mujer/ropa')}>x</a>`;
  expect(interpolate(html, menuValues('mujer/ropa'))).toBe('<a href="/x" aria-current="page">x</a>');
  expect(interpolate(html, menuValues('mujer/ropa/ABC'))).toContain('aria-current="true"');
  expect(interpolate(html, menuValues(''))).toBe('<a href="/x">x</a>');
});

test('the language switch leads to the page itself in both languages', () => {
  const html = `<a${place('language', 'es-GT')}></a><a${place('language', 'en')}></a>`;
  expect(interpolate(html, languageValues('/producto/A%20B'))).toBe(
    '<a href="/producto/A%20B"></a><a href="/en/producto/A%20B"></a>',
  );
  expect(interpolate(html, languageValues('/'))).toBe('<a href="/"></a><a href="/en"></a>');
});

test('a filled value cannot end its attribute, and an unfilled placeholder is an error', () => {
  const html = `<a${place('x', '"><script> á')}>`;
  expect(interpolate(html, { x: (value) => ['title', value] })).toBe('<a title="&#34;><script> á">');
  expect(() => interpolate(html, {})).toThrow("place 'x'");
});
