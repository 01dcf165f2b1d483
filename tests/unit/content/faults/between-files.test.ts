/**
 * The messages about files that do not fit each other, which a build would report in a programmer's words.
 */
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

const CONTENT = 'src/content';
const SPANISH = `${CONTENT}/landing-pages/es-GT`;
const ENGLISH = `${CONTENT}/landing-pages/en`;
const DELIVERY = `${CONTENT}/delivery/departments.json`;

const copyAs = (file: string, name: string): void =>
  copyFileSync(join(copy.root, file), join(copy.root, name));

test.each(['Navidad', 'día-del-padre', 'dia del padre', 'regalos-', 'regalos_mama'])(
  'a landing page whose file is named %s is reported, since its address comes from the name',
  (name) => {
    copyAs(`${SPANISH}/regreso-a-clases.md`, `${SPANISH}/${name}.md`);
    expect(contentFaults(copy.root)).toEqual([
      `${SPANISH}/${name}.md: el nombre de este archivo es una dirección: lleva solo a–z, 0–9 y guiones, como dia-del-padre.md`,
    ]);
  },
);

test('an English landing page without its Spanish one is reported', () => {
  copyAs(`${ENGLISH}/regreso-a-clases.md`, `${ENGLISH}/back-to-school.md`);
  expect(contentFaults(copy.root)).toEqual([
    `${ENGLISH}/back-to-school.md: falta la página en español: ${SPANISH}/back-to-school.md`,
  ]);
});

test.each(['reviews', 'videos'])('a second file of %s about an article is reported', (folder) => {
  const first = `${CONTENT}/${folder}/knl-ten-0001.json`;
  copyAs(first, `${CONTENT}/${folder}/otra.json`);
  expect(contentFaults(copy.root)).toEqual([
    `${CONTENT}/${folder}/otra.json, renglón 2: sku: el artículo KNL-TEN-0001 ya tiene otro archivo: ${first}`,
  ]);
});

test('delivery without its default is reported', () => {
  copy.edit(DELIVERY, '"default"', '"defecto"');
  expect(contentFaults(copy.root)).toEqual([
    `${DELIVERY}, renglón 1: falta "default": lo que vale antes de saber el departamento`,
  ]);
});

test('missing return terms are reported where they are named', () => {
  copy.edit(DELIVERY, '"returns": "standard"', '"returns": "normal"');
  expect(contentFaults(copy.root)).toEqual([
    `${DELIVERY}, renglón 10: default › returns: no hay «normal» en ${CONTENT}/delivery/returns.json`,
  ]);
});

test('an unreadable delivery table is reported once, and so is one of terms', () => {
  copy.edit(DELIVERY, '"default"', 'default');
  expect(contentFaults(copy.root)).toHaveLength(1);
  copy.edit(`${CONTENT}/delivery/returns.json`, '"standard"', 'standard');
  expect(contentFaults(copy.root)).toHaveLength(2);
});

test('a required document is reported when it is missing or renamed', () => {
  rmSync(join(copy.root, `${CONTENT}/documents/en/ubicaciones.md`));
  const folder = `${CONTENT}/documents/es-GT`;
  renameSync(join(copy.root, folder, 'nosotros.md'), join(copy.root, folder, 'quienes-somos.md'));
  expect(contentFaults(copy.root)).toEqual([
    `${folder}/nosotros.md: falta el archivo`,
    `${CONTENT}/documents/en/ubicaciones.md: falta el archivo`,
  ]);
});
