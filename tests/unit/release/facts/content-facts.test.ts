/** The facts of the files of editors, and their names in the report. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileLines } from '../../../../scripts/release/describe/files.ts';
import { contentFacts } from '../../../../scripts/release/facts/content-facts.ts';
import type { FileFacts } from '../../../../scripts/release/facts/facts.ts';
import { ROOT } from '../../content/content-copy.ts';

const DOCUMENT = 'src/content/documents/es-GT/nosotros.md';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  mkdirSync(dirname(join(root, DOCUMENT)), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['as it is', '---\ntitle: Nosotros\n---\n'],
  ['with lines of Windows', '---\r\nupdated: 2026-01-02\r\ntitle: Nosotros\r\n---\r\n'],
  ['with a mark of byte order', '\uFEFF---\ntitle: Nosotros\n---\n'],
])('a document %s is known by its title', (_, text) => {
  writeFileSync(join(root, DOCUMENT), text);
  expect(contentFacts(root, {}).files[DOCUMENT]?.title).toBe('Nosotros');
});

const addedLines = (files: Readonly<Record<string, FileFacts>>): readonly string[] =>
  fileLines({ added: Object.entries(files), gone: [], changed: [] }, {}).flat();

test('every file of the editors has a unique name, which is not a path', () => {
  const lines = addedLines(contentFacts(ROOT, {}).files);
  expect(lines.length).toBeGreaterThan(60);
  expect(lines.filter((line) => line.includes('src/'))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

test.each([
  ['src/content/landing-pages/es-GT/para-la-lluvia.jpg', 'Imagen (landing-pages/es-GT/para-la-lluvia.jpg)'],
  ['src/content/portada.webp', 'Imagen (portada.webp)'],
  ['src/content/landing-pages/es-GT/para-la-lluvia.md', 'Página de temporada (para-la-lluvia)'],
  ['src/content/facts.json', 'Garantía y teléfono'],
  ['src/content/videos/knl-ten-0001.mp4', 'Video (knl-ten-0001.mp4)'],
  ['src/content/videos/knl-ten-0001.json', 'Datos de un video (knl-ten-0001)'],
])('%s is announced as %s', (file, name) => {
  expect(addedLines({ [file]: { digest: '', title: '' } })).toEqual([`${name}: se agrega`]);
});
