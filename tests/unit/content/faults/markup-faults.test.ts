/**
 * Faults of HTML, and of addresses that run scripts, that editors see: none of their files can put a script into a
 * page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFaults } from '../../../../scripts/content/content-faults.ts';
import { dataMarkup, markdownMarkup } from '../../../../scripts/content/markup/markup-faults.ts';
import { type ContentCopy, copyContent, HOME } from '../content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const DOCUMENT = 'src/content/documents/es-GT/preguntas-frecuentes.md';
const LANDING_PAGE = 'src/content/landing-pages/es-GT/para-la-lluvia.md';
const LANDING_IN_ENGLISH = 'src/content/landing-pages/en/para-la-lluvia.md';
const SCRIPT = '<script>alert(1)</script>';

/** A text in Markdown with an additional last line. */
const withLine = (line: string): string => `\n\nUn texto.\n\n${line}\n`;

describe('in a text of Markdown', () => {
  test.each([
    ['a script', SCRIPT, 'lleva HTML («<script>alert(1)</script>»)'],
    ['a frame', '<iframe src="https://x.test"></iframe>', 'lleva HTML («<iframe'],
    ['a handler', 'Hola <img src=x onerror=alert(1)> amigos', 'lleva HTML («<img src=x onerror'],
    ['a tag across lines', 'Hola <b\nonclick="x()">a</b>', 'lleva HTML («<b onclick'],
    ['a comment', '<!-- nota -->', 'lleva HTML («<!--'],
    ['an SVG', '<svg><script>alert(1)</script></svg>', 'lleva HTML («<svg>'],
    ['a style', '<style>body{}</style>', 'lleva HTML («<style>'],
    ['a link that runs', '[a](javascript:alert(1))', 'un enlace no puede llevar a «javascript:alert(1)»'],
    ['one in capitals', '[a](JaVaScRiPt:alert(1))', 'un enlace no puede llevar a «JaVaScRiPt'],
    ['one in entities', '[a](&#x6a;avascript&colon;alert(1))', 'un enlace no puede llevar a «javascript'],
    ['one with a tabulator', '[a](java&Tab;script:alert(1))', 'un enlace no puede llevar a «java script'],
    ['one behind a control character', '[a](&#1;javascript:alert(1))', 'un enlace no puede llevar a «'],
    ['one by reference', '[a][r]\n\n[r]: vbscript:x', 'un enlace no puede llevar a «vbscript:x»'],
    ['one in angle brackets', '<javascript:alert(1)>', 'un enlace no puede llevar a «javascript'],
    ['data', '[a](data:text/html;base64,PHNjcmlwdD4=)', 'un enlace no puede llevar a «data:text/html'],
    ['another host without its scheme', '[a](//evil.test/x)', 'un enlace no puede llevar a «//evil.test/x»'],
    ['a picture in the text', '![a](data:image/svg+xml,%3Csvg%3E)', 'una imagen no puede ser «data:image'],
    ['a drawing', '![a](./dibujo.svg)', 'una imagen no puede ser «./dibujo.svg»'],
  ])('%s is rejected with its line', (_, line, what) => {
    const [fault, ...others] = markdownMarkup(withLine(line));
    expect(fault?.what).toContain(what);
    expect(fault?.line).toBe(line.includes('\n[r]') ? 7 : 5);
    expect(others.every((other) => other.what.includes('lleva HTML'))).toBe(true);
  });

  test.each([DOCUMENT, LANDING_PAGE, LANDING_IN_ENGLISH])('a script in %s is rejected', (file) => {
    copy.edit(file, /\n*$/, withLine(SCRIPT));
    const line = copy.read(file).split('\n').indexOf(SCRIPT) + 1;
    expect(contentFaults(copy.root)).toEqual([
      expect.stringContaining(`${file}, renglón ${line}: lleva HTML («${SCRIPT}»)`),
    ]);
  });

  test.each([
    ['code that shows a tag', 'Escriba `<script>` así.'],
    ['an address in angle brackets', '<https://tienda.test/a>'],
    ['links of the shop', '[a](/contact) [b](#envio) [c](mailto:a@b.test) [d](tel:+50222223333)'],
    ['a price below another', 'Si cuesta < Q 100 o 3 <5.'],
  ])('%s is no markup', (_, line) => {
    expect(markdownMarkup(withLine(line))).toEqual([]);
  });
});

/** A text of every file that is not Markdown, and of a front matter. */
const TEXTS: readonly (readonly [file: string, text: string | RegExp, place: string])[] = [
  [DOCUMENT, /(?<=^title: ).*/m, 'title'],
  [LANDING_PAGE, /(?<=^description: ).*/m, 'description'],
  ['src/content/locations.json', /(?<="about": \{\s*"es-GT": ")[^"]*/, 'zona-10 › about › es-GT'],
  ['src/content/reviews/knl-ten-0001.json', /(?<="text": ")[^"]*/, 'text'],
  ['src/content/reviews/knl-ten-0001.json', /(?<="name": ")[^"]*/, 'name'],
  ['src/content/sets/entrenar.json', /(?<="es-GT": ")[^"]*/, 'es-GT'],
  ['src/content/size-guides/zarpaso/shoes-men.json', /(?<="es-GT": ")[^"]*/, 'es-GT'],
  ['src/content/measures.json', /(?<="es-GT": ")[^"]*/, 'es-GT'],
  ['src/content/delivery/departments.json', /(?<="note": \{\s*"es-GT": ")[^"]*/, 'default › note › es-GT'],
  ['src/content/delivery/returns.json', /(?<="es-GT": ")[^"]*/, 'standard › summary › es-GT'],
  ['src/content/videos/knl-ten-0001.json', /(?<="es-GT": ")[^"]*/, 'text › es-GT'],
  ['src/content/synonyms.json', /(?<=")[^"$]{3,}(?=")/, ''],
  ['src/content/search-words.json', /(?<=")[^"$]{3,}(?=")/, ''],
  ['locales/es-GT/home.json', /(?<="title": ")[^"]*/, 'title'],
  ['locales/en/shell.json', /(?<=: ")[^"]*/, ''],
];

test.each(TEXTS)('a script in a text of %s is rejected with its line', (file, text, place) => {
  copy.edit(file, text, file.endsWith('.md') ? `"${SCRIPT}"` : SCRIPT);
  const line = contentFaults(copy.root).find((each) => each.includes('lleva HTML («<script>»)'));
  expect(line).toMatch(/^[^:]*, renglón \d+: /);
  expect(line?.startsWith(file)).toBe(true);
  expect(line).toContain(place);
});

test.each([
  ['a script', SCRIPT, 'lleva HTML («<script>»)'],
  ['a handler', 'Hola <img src=x onerror=alert(1)>', 'lleva HTML («<img»)'],
  ['a frame', '<iframe srcdoc="x">', 'lleva HTML («<iframe»)'],
  ['an address that runs', ' java\tscript:alert(1)', 'un enlace no puede llevar a'],
  ['one in entities', 'java&#115;cript:alert(1)', 'un enlace no puede llevar a'],
  ['one behind invisible letters', '\u200bvbscript:x', 'un enlace no puede llevar a'],
  ['data', 'data:text/html,x', 'un enlace no puede llevar a'],
  ['a drawing', './dibujo.svg', 'una imagen no puede ser'],
])('%s in data is rejected, as a value and as a name', (_, payload, what) => {
  expect(dataMarkup({ list: [{ text: payload }] })).toEqual([
    { path: ['list', 0, 'text'], what: expect.stringContaining(what) },
  ]);
  expect(dataMarkup({ [payload]: 1 })).toEqual([{ path: [payload], what: expect.stringContaining(what) }]);
});

test('similar words are accepted', () => {
  const words = ['talla < 40', 'me <3 esto', 'Data: muy bueno', 'a & b', 'la data:'];
  expect(dataMarkup(words)).toEqual([]);
});

test.each([
  ['javascript:alert(1)', 'un enlace no puede llevar a «javascript:alert(1)»'],
  ['//evil.test', 'no hay tal página en la tienda: //evil.test'],
  ['data:text/html,x', 'un enlace no puede llevar a «data:text/html,x»'],
])('a block of the home page with a link to %s is rejected', (href, what) => {
  const block = `{ "block": "editorial", "title": { "es-GT": "a" }, "text": { "es-GT": "a" }, "link": { "href": "${href}", "label": { "es-GT": "a" } } }`;
  copy.edit(HOME, '{ "block": "offers" }', block);
  expect(contentFaults(copy.root)).toContainEqual(
    expect.stringContaining(`${HOME}, renglón 8: home › blocks › 5 › link › href: ${what}`),
  );
});

test('a block of the home page with HTML in its words is rejected', () => {
  const block = `{ "block": "editorial", "title": { "es-GT": "${SCRIPT}" }, "text": { "es-GT": "a" } }`;
  copy.edit(HOME, '{ "block": "offers" }', block);
  expect(contentFaults(copy.root)).toEqual([
    `${HOME}, renglón 8: home › blocks › 5 › title › es-GT: lleva HTML («<script>»), y aquí solo va texto: quítelo`,
  ]);
});

test('a drawing among the pictures of editors is rejected by its name', () => {
  const file = 'src/content/landing-pages/es-GT/dibujo.SVG';
  writeFileSync(join(copy.root, file), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect(contentFaults(copy.root)).toEqual([
    `${file}: un .svg puede llevar código: guarde la imagen en .jpg, .png, .webp o .avif`,
  ]);
});
