/** A browser's reading of minified HTML: the same elements with the same attributes and words. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeJsonAttribute, encodeJsonAttribute } from '#shared/html/json-attribute.ts';
import { minifyHtml } from '#shared/html/minify-html.ts';

/** Elements, attributes and words in their order. */
function contentOf(html: string): readonly unknown[] {
  const root = document.createElement('template');
  root.innerHTML = html;
  const walk = (node: Node): readonly unknown[] =>
    [...node.childNodes].flatMap((child): readonly unknown[] => {
      if (child instanceof Text) return child.data.trim() === '' ? [] : [child.data.trim()];
      if (!(child instanceof Element)) return [];
      const attributes = [...child.attributes].map(({ name, value }) => [name, value]);
      return [[child.localName, attributes, walk(child)]];
    });
  return walk(root.content);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const value = fc.string({ unit: 'grapheme', maxLength: 8 }).map(escaped);
const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  content: fc
    .array(fc.oneof({ depthSize: 'small' }, value, tie('element')), { maxLength: 4 })
    .map((all) => all.join('')),
  element: fc
    .tuple(fc.constantFrom('div', 'span', 'b', 'button', 'section', 'svg', 'i'), value, value, tie('content'))
    .map(([name, one, other, content]) => {
      const inside = name === 'svg' ? '<path d="M0 0"></path>' : name === 'button' ? 'A' : content;
      return `<${name} title="${one}" href="${other}" hidden=""> ${inside} </${name}>`;
    }),
}));

test('every built page parses to the same document', () => {
  fc.assert(
    fc.property(element, (html) => {
      expect(contentOf(minifyHtml(html))).toEqual(contentOf(html));
    }),
  );
});

test('lists, too', () => {
  const html =
    '<ul> <li> A <ul><li>B</li> </ul></li><li lang="en"><img src="/a" alt=""/> C</li></ul><p>D</p>';
  expect(contentOf(minifyHtml(html))).toEqual(contentOf(html));
});

test('JSON in an attribute reads back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const place = document.createElement('template');
      place.innerHTML = `<p data-props="${escaped(encodeJsonAttribute(JSON.stringify(json)))}"></p>`;
      const written = place.content.querySelector('p')?.dataset['props'] ?? '';
      expect(JSON.parse(decodeJsonAttribute(written))).toEqual(JSON.parse(JSON.stringify(json)));
    }),
  );
});
