/** Links of editors' texts to missing pages. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from '../../../../scripts/content/content-faults.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const ABOUT = 'src/content/documents/es-GT/nosotros.md';
const ABOUT_IN_ENGLISH = 'src/content/documents/en/nosotros.md';
const HELP = 'src/content/search-places.json';

test.each([
  [ABOUT, '(/contact)', '(/contacto)', 29, '/contacto', '/contact'],
  [ABOUT, '(/contact)', '(/ubicacion#xela)', 29, '/ubicacion#xela', '/ubicaciones'],
  [ABOUT_IN_ENGLISH, '(/en/contact)', '(/en/contacto)', 29, '/en/contacto', '/en/contact'],
  [
    ABOUT_IN_ENGLISH,
    '(/en/contact)',
    '(/en/colecciones/para-la-luvia)',
    29,
    '/en/colecciones/para-la-luvia',
    '/en/colecciones/para-la-lluvia',
  ],
  [ABOUT, '(/contact)', '(/carrito)', 29, '/carrito', '/cart'],
  [ABOUT, '(/contact)', '(/Cuenta)', 29, '/Cuenta', '/mi-cuenta'],
  [ABOUT, '(/contact)', '(/tienda)', 29, '/tienda', '/productos'],
  [ABOUT, '(/contact)', '(/tiendas#xela)', 29, '/tiendas#xela', '/ubicaciones'],
  [ABOUT_IN_ENGLISH, '(/en/contact)', '(/en/wishlist)', 29, '/en/wishlist', '/en/favoritos'],
  [HELP, '"page": "/ubicaciones"', '"page": "/ubicacion"', 86, '/ubicacion', '/ubicaciones'],
])(
  'a link in %s from %s to %s is reported with its line and the nearest page',
  (file, from, to, line, page, near) => {
    copy.edit(file, from, to);
    const place = file === HELP ? '4 › page: ' : '';
    expect(contentFaults(copy.root)).toEqual([
      `${file}, renglón ${line}: ${place}no hay tal página en la tienda: ${page}: ¿quiso escribir ${near}?`,
    ]);
  },
);

test.each([
  '/',
  '/colecciones/para-la-lluvia',
  '/productos/mujer?orden=precio',
  '/contact/',
  '#lo-que-vendemos',
  '/inicio',
])('a link to %s is right in both languages', (href) => {
  copy.edit(ABOUT, '(/contact)', `(${href})`);
  copy.edit(
    ABOUT_IN_ENGLISH,
    '(/en/contact)',
    `(${href.startsWith('/') ? '/en' : ''}${href === '/' ? '' : href})`,
  );
  expect(contentFaults(copy.root)).toEqual([]);
});
