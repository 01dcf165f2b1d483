/** What editors are told of mistakes on the home page: of its form, and of what it names. */
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
  ['quotes of another kind', '"hero"', "'hero'", ', renglón 4: no se entiende'],
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
    'a collection of such a season',
    OFFERS,
    '{ "block": "collection", "page": "../navidad" }',
    ', renglón 8: home › blocks › 5 › page: no hay tal página de temporada: «../navidad»',
  ],
])('%s is told with the line and what to do', (_, from, to, line) => {
  copy.edit(HOME, from, to);
  const [fault, ...others] = contentFaults(copy.root);
  expect(others).toEqual([]);
  expect(fault?.startsWith(HOME)).toBe(true);
  expect(fault).toContain(line);
});
