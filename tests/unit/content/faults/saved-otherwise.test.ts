/** The messages about files that an editor's program saved in another encoding or format. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from '../../../../scripts/content/content-faults.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const FILES = [
  'src/content/locations.json',
  'src/content/search-words.json',
  'src/content/landing-pages/es-GT/regreso-a-clases.md',
  'locales/es-GT/home.json',
];

/** Saves a file again with other bytes. */
function saveAs(file: string, bytesOf: (text: string) => Buffer): void {
  const path = join(copy.root, file);
  writeFileSync(path, bytesOf(readFileSync(path, 'utf8')));
}

const toLatin = (text: string): Buffer => Buffer.from(text, 'latin1');
const toUtf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

test.each(FILES)('%s as ANSI is reported with the line of its first character outside UTF-8', (file) => {
  const lines = readFileSync(join(copy.root, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => /[^ -~]/.test(text)) + 1;
  saveAs(file, toLatin);
  expect(contentFaults(copy.root)).toEqual([
    `${file}, renglón ${line}: no está guardado en UTF-8: en el editor, «Guardar como» y codificación «UTF-8»`,
  ]);
});

test.each(FILES)('%s as UTF-16 is reported, with a byte order mark and without', (file) => {
  const expected = [expect.stringContaining(`${file}, renglón 1: no está guardado en UTF-8`)];
  saveAs(file, toUtf16);
  expect(contentFaults(copy.root)).toEqual(expected);
  saveAs(file, (text) => toUtf16(`\uFEFF${text.replaceAll('\0', '')}`));
  expect(contentFaults(copy.root)).toEqual(expected);
});

test.each(FILES.filter((file) => file.endsWith('.json')))('%s with a byte order mark is reported', (file) => {
  saveAs(file, (text) => Buffer.from(`\uFEFF${text}`));
  expect(contentFaults(copy.root)).toEqual([
    `${file}, renglón 1: está guardado como «UTF-8 con BOM»: en el editor, «Guardar como» y codificación «UTF-8», sin BOM`,
  ]);
});
