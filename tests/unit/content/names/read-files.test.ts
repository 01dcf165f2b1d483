/** The editors' files that a build reads: the report of a publication uses the collections' own patterns. */
import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editorFiles, unreadLines } from '../../../../scripts/content/names/read-files.ts';
import { contentFacts } from '../../../../scripts/release/facts/content-facts.ts';
import { PATTERNS, splitPattern } from '../../../../src/content/schemas/patterns.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';

const PAGE = 'src/content/landing-pages/es-GT/para-la-lluvia.md';
const REVIEWS = 'src/content/reviews/knl-ten-0001.json';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

function addCopy(of: string, file: string): void {
  mkdirSync(dirname(join(copy.root, file)), { recursive: true });
  copyFileSync(join(copy.root, of), join(copy.root, file));
}

test('every file of the project is read, or belongs to the program', () => {
  expect(unreadLines(copy.root)).toEqual([]);
});

test.each([
  [
    PAGE,
    'landing-pages/es-GT/dia.MD',
    'termina en «.MD»: tiene que ser src/content/landing-pages/es-GT/dia.md',
  ],
  [
    PAGE,
    'landing-pages/es-GT/dia.md.txt',
    'termina en «.txt»: tiene que ser src/content/landing-pages/es-GT/dia.md',
  ],
  [PAGE, 'landing-pages/es-GT/dia.markdown', 'tiene que ser src/content/landing-pages/es-GT/dia.md'],
  [
    PAGE,
    'landing-pages/es-GT/2027/dia.md',
    'está en otra carpeta: tiene que ser src/content/landing-pages/es-GT/dia.md',
  ],
  [
    PAGE,
    'landing-pages/dia.md',
    'está en otra carpeta: tiene que ser src/content/landing-pages/es-GT/dia.md',
  ],
  [REVIEWS, 'reviews/x.JSON', 'termina en «.JSON»: tiene que ser src/content/reviews/x.json'],
  [REVIEWS, 'reviews/2027/x.json', 'está en otra carpeta: tiene que ser src/content/reviews/x.json'],
  [
    REVIEWS,
    'Reviews/x.json',
    'las mayúsculas de su nombre o de su carpeta cuentan: tiene que ser src/content/reviews/x.json',
  ],
  [REVIEWS, 'reviews/.x.json', 'su nombre empieza con un punto: tiene que ser src/content/reviews/x.json'],
  [REVIEWS, 'reviews/x', 'a su nombre le falta el final: tiene que ser src/content/reviews/x.json'],
  [PAGE, 'documents/es-GT/envios.md', 'las páginas de documentos son estas: nosotros'],
  [REVIEWS, 'notas.json', 'la tienda no lee archivos con este nombre en esta carpeta'],
  [
    'src/content/landing-pages/es-GT/para-la-lluvia.jpg',
    'landing-pages/es-GT/otra.jpg',
    'ningún archivo nombra esta imagen o este video',
  ],
])('%s as %s is reported as not read, and does not change the published site', (of, name, why) => {
  const before = contentFacts(copy.root, {}).files;
  const file = `src/content/${name}`;
  addCopy(of, file);
  const lines = unreadLines(copy.root);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${file}: este archivo no se lee; `);
  expect(lines[0]).toContain(why);
  expect(contentFacts(copy.root, {}).files).toEqual(before);
});

test('texts in a language that the shop does not have are not read', () => {
  addCopy('locales/es-GT/cart.json', 'locales/fr/cart.json');
  expect(unreadLines(copy.root)).toEqual([
    expect.stringContaining('locales/fr/cart.json: este archivo no se lee'),
  ]);
});

test('a picture that a file names is read', () => {
  const picture = 'src/content/landing-pages/es-GT/otra.jpg';
  addCopy('src/content/landing-pages/es-GT/para-la-lluvia.jpg', picture);
  copy.edit(PAGE, 'picture: ./para-la-lluvia.jpg', 'picture: ./otra.jpg');
  expect(contentFacts(copy.root, {}).files[picture]).toBeDefined();
  expect(unreadLines(copy.root)).toEqual([
    expect.stringContaining('src/content/landing-pages/es-GT/para-la-lluvia.jpg: este archivo no se lee'),
  ]);
});

test.each(Object.values(PATTERNS).filter((pattern) => pattern.includes('*')))(
  'files of %s are those that the collection finds',
  (pattern) => {
    const { folder, below } = splitPattern(pattern);
    const found = globSync(below, { cwd: join(copy.root, 'src/content', folder) });
    expect(found.length).toBeGreaterThan(0);
    expect(editorFiles(copy.root).read).toEqual(
      expect.arrayContaining(found.map((file) => `src/content/${folder}/${file}`)),
    );
  },
);
