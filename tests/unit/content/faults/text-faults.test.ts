/** The messages about the texts of the shop: each language has the same keys, and only texts. */
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from '../../../../scripts/content/content-faults.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const SPANISH = 'locales/es-GT/home.json';
const ENGLISH = 'locales/en/home.json';
const HERO = /(?<=^ {4})"title": ".*"/m;

test.each<[string, string, string | RegExp, string, string]>([
  [
    'a list in the place of texts',
    ENGLISH,
    /^[\s\S]*$/,
    '[]',
    ', renglón 1: tiene que ser un grupo entre { y }',
  ],
  [
    'a number',
    SPANISH,
    HERO,
    '"title": 7',
    ', renglón 5: hero › title: tiene que ser un texto entre comillas',
  ],
  [
    'nothing',
    ENGLISH,
    HERO,
    '"title": null',
    ', renglón 5: hero › title: tiene que ser un texto entre comillas',
  ],
  ['an empty text', SPANISH, HERO, '"title": " "', ', renglón 5: hero › title: no puede estar vacío'],
  [
    'a name that one language alone has',
    SPANISH,
    /("hero": \{)/,
    '$1 "nuevo": "Hola",',
    `${ENGLISH}, renglón 4: hero › nuevo: falta aquí, o sobra en ${SPANISH}`,
  ],
  [
    'a name that is gone',
    ENGLISH,
    /(?<=^ {4})"title": ".*",/m,
    '',
    `${ENGLISH}, renglón 4: hero › title: falta aquí, o sobra en ${SPANISH}`,
  ],
  [
    'a variable of another name',
    ENGLISH,
    HERO,
    '"title": "Hi {{name}}"',
    `${SPANISH}, renglón 5: hero › title: los nombres entre {{ y }} tienen que ser los mismos en los dos idiomas: aquí ninguno, en ${ENGLISH} {{name}}`,
  ],
  [
    'a singular alone',
    SPANISH,
    HERO,
    '$&, "left_one": "Queda uno"',
    ', renglón 5: hero › left_one: falta el mismo nombre con _other',
  ],
])('%s is reported with its file, its line and what to do', (_, file, from, to, line) => {
  copy.edit(file, from, to);
  const faults = contentFaults(copy.root);
  expect(faults).toContainEqual(expect.stringContaining(line));
  expect(faults.every((fault) => fault.startsWith(SPANISH) || fault.startsWith(ENGLISH))).toBe(true);
});

test('a difference between two languages is reported once', () => {
  copy.edit(ENGLISH, HERO, '"title": "Hi {{name}}"');
  expect(contentFaults(copy.root)).toHaveLength(1);
});

test('a file of texts in one language only is reported', () => {
  rmSync(join(copy.root, ENGLISH));
  copyFileSync(join(copy.root, SPANISH), join(copy.root, 'locales/es-GT/inicio.json'));
  expect(contentFaults(copy.root)).toEqual([
    `${ENGLISH}: falta el archivo, o sobra ${SPANISH}`,
    'locales/en/inicio.json: falta el archivo, o sobra locales/es-GT/inicio.json',
  ]);
});

test('a shop without texts is reported', () => {
  renameSync(join(copy.root, 'locales'), join(copy.root, 'textos'));
  expect(contentFaults(copy.root)).toEqual(['locales/*/*.json: falta el archivo']);
});

test.each<[string, string, string | RegExp, string]>([
  [
    'a singular that says one in a word',
    'locales/es-GT/catalogue.json',
    /^\{/,
    '{ "x_one": "uno", "x_other": "{{count}}",',
  ],
])('%s is no fault', (_, file, from, to) => {
  copy.edit(file, from, to);
  copy.edit(file.replace('es-GT', 'en'), from, to.replace('uno', '{{count}}'));
  expect(contentFaults(copy.root)).toEqual([]);
});

test("a services' word that only the dictionary has is no fault", () => {
  copy.edit('locales/en/catalogue.json', '"color": {', '"color": { "Ocre": "Ochre",');
  expect(contentFaults(copy.root)).toEqual([]);
});
