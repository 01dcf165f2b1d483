/** The messages about the lines above a text, between two lines ---. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from '../../../../scripts/content/content-faults.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const PAGE = 'src/content/landing-pages/es-GT/regreso-a-clases.md';
const NO_END = 'falta la segunda línea --- entre lo de arriba (título, descripción) y el texto';

test.each<[string, string | RegExp, string, string]>([
  ['a tab', /\n {2}price/, '\n\tprice', 'renglón 7: empieza con un tabulador: ahí van espacios'],
  ['a tab behind blanks', /\n {2}price/, '\n  \tprice', 'renglón 7: empieza con un tabulador'],
  ['a first name without its blank', 'title: ', 'title:', 'renglón 2: después de «:» va un espacio'],
  ['a further name without its blank', 'position: ', 'position:', 'renglón 4: después de «:» va un espacio'],
  [
    'a last name without its blank',
    /products:[\s\S]*?---/,
    'products:\n  tags:[lluvia]\n---',
    'renglón 6: products: después de «:» va un espacio',
  ],
  [
    'a name that stands twice',
    'position:',
    'title: Otro\nposition:',
    'renglón 4: «title» está dos veces: quite uno',
  ],
  [
    'a fact at the start of a text without quotes',
    'title: ',
    'title: {{returns.days}} ',
    'renglón 2: un texto que empieza con {{ va entre comillas',
  ],
  ['an end that is missing', /\n---\n/, '\n', `renglón 8: ${NO_END}`],
  ['one with no line between', /\n---\n\n[\s\S]*/, '\nHola a todos.\n', `renglón 8: ${NO_END}`],
  [
    'one with a line in the text',
    /\n---\n[\s\S]*$/,
    '\n\nHola a todos.\n\n## Más\n\nHola.\n\n---\n\nFin\n',
    `renglón 8: ${NO_END}`,
  ],
])('%s is reported with its line and what to do', (_, from, to, line) => {
  copy.edit(PAGE, from, to);
  expect(contentFaults(copy.root)).toEqual([expect.stringContaining(`${PAGE}, ${line}`)]);
});

test('an empty line among names does not end them: a fault below it is reported', () => {
  copy.edit(PAGE, 'position: ', '\nposition:');
  expect(contentFaults(copy.root)).toEqual([`${PAGE}, renglón 5: después de «:» va un espacio`]);
});
