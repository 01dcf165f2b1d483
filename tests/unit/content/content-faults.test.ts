/** The messages about editors' mistakes, before anything is built. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLLECTIONS } from '../../../scripts/content/collections.ts';
import { contentFaults } from '../../../scripts/content/content-faults.ts';
import { type ContentCopy, copyContent, HOME, ROOT } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

test("the project's files have no faults", () => {
  expect(contentFaults(ROOT)).toEqual([]);
});

test('every collection of the shop is checked', () => {
  const config = readFileSync(join(ROOT, 'src/content.config.ts'), 'utf8');
  const names = Array.from(config.matchAll(/^ {2}(\w+): defineCollection/gm), ([, name]) => name);
  expect(Object.keys(COLLECTIONS).sort()).toEqual(names.sort());
});

const OFFERS = '{ "block": "offers" }';
const CAMPAIGN = 'src/content/landing-pages/es-GT/regreso-a-clases.md';

const editorial = (href: string): string =>
  `{ "block": "editorial", "title": { "es-GT": "a" }, "text": { "es-GT": "a" }, "link": { "href": "${href}", "label": { "es-GT": "a" } } }`;

test.each<[string, string, string | RegExp, string, string]>([
  ['a missing comma', HOME, '{ "block": "hero" },', '{ "block": "hero" }', ', renglón 5: no se entiende'],
  ['a file that ends too early', HOME, /\s*\}\s*$/, '', ', renglón 13: no se entiende'],
  ['a table that is none', HOME, /^[\s\S]*$/, '7', ': tiene que ser un grupo entre { y }'],
  [
    'a block that nobody knows',
    HOME,
    OFFERS,
    '{ "block": "ofertas" }',
    ', renglón 8: home › blocks › 5 › block: no se conoce «ofertas»',
  ],
  [
    'a word that does not belong there',
    HOME,
    OFFERS,
    '{ "block": "offers", "titulo": "Hola" }',
    ', renglón 8: home › blocks › 5: no se conoce «titulo»',
  ],
  [
    'words that are missing',
    HOME,
    OFFERS,
    '{ "block": "editorial", "title": { "es-GT": "Hola" } }',
    ', renglón 8: home › blocks › 5 › text: falta',
  ],
  [
    'an end that is no moment',
    HOME,
    OFFERS,
    '{ "block": "countdown", "title": { "es-GT": "Hola" }, "until": "mañana" }',
    'el final se escribe así: 2026-12-24T23:59',
  ],
  [
    'a home page without its hero',
    HOME,
    '{ "block": "hero" },',
    '',
    ', renglón 3: home › blocks: falta la portada',
  ],
  [
    'a size that stands twice',
    'src/content/size-guides/belts.json',
    /("rows": \[\s*)(\{[^\0]*?\}\s*\})/,
    '$1$2,\n$2',
    'rows › 2: una talla está dos veces',
  ],
  [
    'a picture that is not there',
    HOME,
    '{ "block": "hero" }',
    '{ "block": "hero", "picture": "./no.jpg" }',
    'home › blocks › 1 › picture: no hay tal imagen: ./no.jpg',
  ],
  [
    'a link that leads nowhere',
    HOME,
    OFFERS,
    '{ "block": "editorial", "title": { "es-GT": "a" }, "text": { "es-GT": "a" }, "link": { "href": "/ubicacion", "label": { "es-GT": "a" } } }',
    'link › href: no hay tal página en la tienda: /ubicacion: ¿quiso escribir /ubicaciones?',
  ],
  [
    'a landing page that nobody has written',
    HOME,
    OFFERS,
    '{ "block": "editorial", "title": { "es-GT": "a" }, "text": { "es-GT": "a" }, "link": { "href": "/colecciones/navidad", "label": { "es-GT": "a" } } }',
    'no hay tal página en la tienda: /colecciones/navidad',
  ],
  [
    'a number in words',
    'src/content/delivery/departments.json',
    '"min": 1',
    '"min": "dos"',
    'days › min: tiene que ser un número',
  ],
  [
    'a price with its sign',
    CAMPAIGN,
    'upTo: 450',
    'upTo: Q450',
    ', renglón 7: products › price › upTo: tiene que ser un número',
  ],
  [
    'a title with a colon',
    CAMPAIGN,
    'title: ',
    'title: Hola: ',
    ', renglón 2: no se entiende lo que está entre las dos',
  ],
  ['no front matter', CAMPAIGN, '---', '', ', renglón 1: falta lo que va arriba'],
  [
    'a picture in a text',
    CAMPAIGN,
    /$/,
    '\n![Mochila](./mochila.jpg)\n',
    ', renglón 12: no hay tal imagen: ./mochila.jpg',
  ],
  [
    'a document without its day',
    'src/content/documents/es-GT/nosotros.md',
    /^updated: .*\n/m,
    '',
    'updated: falta',
  ],
  [
    'a day that no calendar has',
    'src/content/documents/es-GT/nosotros.md',
    /^updated: .*$/m,
    'updated: 2026-13-02',
    ', renglón 4: updated: no hay tal día: 2026-13-02',
  ],
  [
    'the thirty-first of February',
    'src/content/documents/es-GT/nosotros.md',
    /^updated: .*$/m,
    'updated: 2026-02-31 # corregido',
    'updated: no hay tal día: 2026-02-31',
  ],
  [
    'a line without its colon',
    'src/content/documents/es-GT/nosotros.md',
    'title: ',
    'title ',
    'aquí o en el renglón de antes falta un «:»',
  ],
  [
    'a fit that is none',
    'src/content/size-guides/belts.json',
    /"fit": "\w+"/,
    '"fit": "chico"',
    'fit: tiene que ser uno de estos: «small», «normal», «large»',
  ],
  [
    'too many stars',
    'src/content/reviews/knl-ten-0001.json',
    /"rating": \d/,
    '"rating": 6',
    'rating: las estrellas son enteras, de 1 a 5',
  ],
  [
    'a review of a day that no calendar has',
    'src/content/reviews/knl-ten-0001.json',
    /"date": "[^"]*"/,
    '"date": "2026-02-31"',
    'date: no hay tal día: 2026-02-31',
  ],
  [
    'decimals with a comma',
    'src/content/size-guides/belts.json',
    '[75, 85]',
    '[75,5, 85,1]',
    'cm › waist: no puede haber más de 2 (los decimales van con punto: 23.5)',
  ],
  ['a quote in the synonyms', 'src/content/synonyms.json', '"', '', 'no se entiende'],
  ['a text of the shop', 'locales/es-GT/home.json', '"', '', 'no se entiende'],
])('%s is reported with its file, its line and what to do', (_, file, from, to, line) => {
  copy.edit(file, from, to);
  const faults = contentFaults(copy.root);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.startsWith(file)).toBe(true);
  expect(faults[0]).toContain(line);
});

test.each<[string, string, string | RegExp, string, string]>([
  [
    'a day of one digit',
    'src/content/documents/es-GT/nosotros.md',
    /^updated: .*$/m,
    'updated: 2026-10-2',
    'updated: tiene que ser un día como 2026-10-02',
  ],
  [
    'a list in the place of a table',
    'src/content/locations.json',
    /^[\s\S]*$/,
    '[{ "position": 1 }]',
    'tiene que ser un grupo entre { y }',
  ],
  [
    'a name that no address could have',
    CAMPAIGN,
    'position:',
    'picture: ./%E0.jpg\nposition:',
    'picture: no hay tal imagen',
  ],
  ['a picture with such a name', CAMPAIGN, /$/, '\n![x](./no%E0.png)\n', 'no hay tal imagen: ./no%E0.png'],
  ['a folder for a picture', CAMPAIGN, 'position:', 'picture: ./\nposition:', 'picture: no hay tal imagen'],
  [
    'a link to another host',
    HOME,
    OFFERS,
    editorial('//productos'),
    'no hay tal página en la tienda: //productos',
  ],
  [
    'groups without end',
    'src/content/size-guides/belts.json',
    /^[\s\S]*$/,
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    'no se entiende',
  ],
])('%s is reported too', (_, file, from, to, line) => {
  copy.edit(file, from, to);
  const faults = contentFaults(copy.root);
  expect(faults).toEqual([expect.stringContaining(line)]);
});

test('a missing table is reported, and all mistakes at once', () => {
  rmSync(join(copy.root, 'src/content/locations.json'));
  copy.edit(HOME, OFFERS, '{ "block": "ofertas" }');
  copy.edit(CAMPAIGN, 'upTo: 450', 'upTo: Q450');
  expect(contentFaults(copy.root)).toHaveLength(3);
  expect(contentFaults(copy.root)).toContain('src/content/locations.json: falta el archivo');
});

test.each<[string, string, string | RegExp, string]>([
  ['a link with a slash at its end', HOME, OFFERS, editorial('/nosotros/')],
  ['a link to a category', HOME, OFFERS, editorial('/productos?categoria=mujer/zapatos')],
  ['a link to a landing page', HOME, OFFERS, editorial('/colecciones/regreso-a-clases')],
  ['a link to the home page', HOME, OFFERS, editorial('/')],
  ['an address of its schema', HOME, '{', '{ "$schema": "./home.schema.json",'],
  ['lines of Windows', CAMPAIGN, /\n/g, '\r\n'],
  ['a mark of byte order', CAMPAIGN, /^/, '\uFEFF'],
  ['an empty line above', CAMPAIGN, /^/, '\n'],
  ['spaces behind a fence', CAMPAIGN, '---', '--- '],
  ['a text over two lines', CAMPAIGN, /^title: .*$/m, 'title: "Regreso a\nclases"'],
  ['a longer fence at the end', CAMPAIGN, /\n---\n/, '\n----\n'],
  ['a picture in code', CAMPAIGN, /$/, '\n`![x](./no.jpg)`\n\n```md\n![x](./no.jpg)\n```\n'],
  ['a picture in code by its place', CAMPAIGN, /$/, '\n    ![x](./no.jpg)\n'],
  ['a picture that is none', CAMPAIGN, /$/, '\n\\!\\[x](./no.jpg)\n'],
  ['a picture with a space in its name', CAMPAIGN, /$/, '\n![x](./mi%20foto.jpg)\n'],
  ['a comment', CAMPAIGN, 'position:', '# el segundo\nposition:'],
])('%s is no fault', (_, file, from, to) => {
  writeFileSync(join(copy.root, 'src/content/landing-pages/es-GT/mi foto.jpg'), '');
  copy.edit(file, from, to);
  expect(contentFaults(copy.root)).toEqual([]);
});

test('files that systems leave behind are ignored, and no folder is read as a file', () => {
  writeFileSync(join(copy.root, 'src/content/reviews/._knl-ten-0001.json'), 'no JSON');
  mkdirSync(join(copy.root, 'src/content/sets/old.json'));
  symlinkSync('nowhere.json', join(copy.root, 'src/content/sets/dangling.json'));
  expect(contentFaults(copy.root)).toEqual([]);
});

test('repeated anchors take no longer than the text itself', () => {
  const names = 'abcdefghijkl'.split('');
  const lines = names.map(
    (name, at) =>
      `${name}: &${name} [${Array(9)
        .fill(at === 0 ? 'x' : `*${names[at - 1]}`)
        .join(', ')}]`,
  );
  copy.edit(CAMPAIGN, 'title:', `${lines.join('\n')}\ntitle:`);
  expect(contentFaults(copy.root)).toEqual([expect.stringContaining('no se conoce «a», «b»')]);
});
