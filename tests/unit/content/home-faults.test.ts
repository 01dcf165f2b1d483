/** The messages about mistakes on the home page: in its form, and in the names that it uses. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from '../../../scripts/content/content-faults.ts';
import { type ContentCopy, copyContent, HOME } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const OFFERS = '{ "block": "offers" }';

test.each<[string, string | RegExp, string, string]>([
  ['a comma before the end', /\}\s*\]/, '},\n]', ', renglón 12: no se entiende'],
  ['single quotes', '"hero"', "'hero'", ', renglón 4: las comillas tienen que ser dobles y rectas (")'],
  ['single quotes of a name', '"blocks"', "'blocks'", ', renglón 3: las comillas tienen que ser dobles'],
  ['typographic quotes', '"hero"', '“hero”', ', renglón 4: las comillas tienen que ser rectas (")'],
  ['single typographic quotes', '"hero"', '‘hero’', ', renglón 4: las comillas tienen que ser rectas'],
  ['a typographic quote at the end', '"hero"', '"hero”', ', renglón 4: las comillas tienen que ser rectas'],
  [
    'one with more behind it',
    OFFERS,
    '{ "block": "offers”, "titulo": "a" }',
    ', renglón 8: las comillas tienen que ser rectas',
  ],
  [
    'a comma that is missing above a typographic quote',
    '{ "block": "hero" },',
    '{ "block": "hero" }\n{ "block":\n“offers” },',
    ', renglón 5: no se entiende',
  ],
  [
    'a quote that is missing in a line with pairs of typographic ones',
    OFFERS,
    '{ "block": "dice “hola” y “adiós” }',
    ', renglón 8: no se entiende',
  ],
  ['a comment', OFFERS, `${OFFERS} // ofertas`, ', renglón 8: un archivo .json no lleva comentarios'],
  ['a comment over lines', OFFERS, `/* las\nofertas */ ${OFFERS}`, ', renglón 8: un archivo .json no lleva'],
  [
    'an end on a day that no calendar has',
    OFFERS,
    '{ "block": "countdown", "title": { "es-GT": "Hola" }, "until": "2026-02-31T12:00" }',
    ', renglón 8: home › blocks › 5 › until: no hay tal día: 2026-02-31T12:00',
  ],
  [
    'an end at an hour that no clock has',
    OFFERS,
    '{ "block": "countdown", "title": { "es-GT": "Hola" }, "until": "2026-02-03T24:30" }',
    'until: el final se escribe así: 2026-12-24T23:59',
  ],
  [
    'a block by another name',
    OFFERS,
    '{ "bloque": "offers" }',
    ', renglón 8: home › blocks › 5 › block: falta; lo que hay es «bloque»',
  ],
  ['a block with nothing in it', OFFERS, '{ }', ', renglón 8: home › blocks › 5 › block: falta'],
  [
    'a name that stands twice',
    OFFERS,
    '{ "block": "help",\n"block": "offers" }',
    ', renglón 9: «block» está dos veces en el mismo grupo',
  ],
  ['a quote that is missing', '"hero"', '"hero', ', renglón 4: no se entiende'],
  ['a table without its entry', /^[\s\S]*$/, '{ }', ': falta "home"'],
  [
    'a block that stands twice',
    OFFERS,
    '{ "block": "offers" },\n{ "block": "offers" }',
    ', renglón 9: home › blocks › 6: un bloque está dos veces',
  ],
  [
    'a season that nobody has written',
    '{ "block": "landingPages"',
    '{ "block": "landingPages", "pages": ["regreso-a-clases", "navidad"]',
    '› pages › 2: no hay tal página de temporada: «navidad»',
  ],
  [
    'a season that is misspelt',
    OFFERS,
    '{ "block": "collection", "page": "para-la-luvia" }',
    ', renglón 8: home › blocks › 5 › page: no hay tal página de temporada: «para-la-luvia»: ¿quiso escribir para-la-lluvia?',
  ],
  [
    'a collection of such a season',
    OFFERS,
    '{ "block": "collection", "page": "../navidad" }',
    ', renglón 8: home › blocks › 5 › page: no hay tal página de temporada: «../navidad»',
  ],
])('%s is reported with the line and what to do', (_, from, to, line) => {
  copy.edit(HOME, from, to);
  const [fault, ...others] = contentFaults(copy.root);
  expect(others).toEqual([]);
  expect(fault?.startsWith(HOME)).toBe(true);
  expect(fault).toContain(line);
});
