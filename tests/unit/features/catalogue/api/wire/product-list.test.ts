import { expect, test } from 'vitest';
import {
  isLongerThanRead,
  productListSchema,
  productsSchema,
} from '#features/catalogue/api/wire/product-list.ts';
import type { Rejection } from '#shared/http/wire/list-of.ts';
import { IMAGES } from '../../../../fixtures/connections.ts';
import { ARTICLE, read } from '../../../../fixtures/wire.ts';

function listOf(value: unknown) {
  const rejected: Rejection[] = [];
  const list = read(
    productListSchema(IMAGES, (rejection) => rejected.push(rejection)),
    value,
  );
  return { list, rejected };
}

test('the filter values of a list have the names and ids of the service, colours as #rrggbb', () => {
  const { list, rejected } = listOf({
    articulos: [],
    categorias: [{ Nombre: ' Tenis ', Slug: 'tenis' }],
    etiquetas: [{ Etiqueta: 'running' }],
    marcas: [{ IdMarca: '3', Nombre: 'Volcán Sur' }],
    colores: [
      { IdColor: 1, Nombre: 'Negro', Hex: '#000' },
      { IdColor: 2, Nombre: 'Rojo', Hex: null, Rgb: '255,0,10' },
    ],
    tallas: [{ IdTalla: 26, Nombre: 26 }],
  });
  expect(list).toEqual({
    products: [],
    total: 0,
    options: {
      categories: [{ name: 'Tenis', slug: 'tenis' }],
      tags: ['running'],
      brands: [{ id: 3, name: 'Volcán Sur' }],
      colors: [
        { id: 1, name: 'Negro', hex: '#000000' },
        { id: 2, name: 'Rojo', hex: '#ff000a' },
      ],
      sizes: [{ id: 26, name: '26' }],
    },
  });
  expect(rejected).toEqual([]);
});

test('an unreadable row is dropped, and reported with its list', () => {
  const { rejected } = listOf({
    articulos: [{ ...ARTICLE, Sku: null }],
    categorias: [{ Nombre: 'Tenis' }],
    etiquetas: [{ Etiqueta: '' }],
    marcas: [{ Nombre: 'Volcán Sur' }],
    colores: [{ IdColor: 1 }],
    tallas: [{ IdTalla: 'x', Nombre: '26' }],
  });
  expect(rejected).toEqual([
    { list: 'articulos', index: 0, path: 'Sku' },
    { list: 'categorias', index: 0, path: 'Slug' },
    { list: 'etiquetas', index: 0, path: 'Etiqueta' },
    { list: 'marcas', index: 0, path: 'IdMarca' },
    { list: 'colores', index: 0, path: 'Nombre' },
    { list: 'tallas', index: 0, path: 'IdTalla' },
  ]);
});

test.each([
  [0, 0],
  ['0', 0],
  ['12', 12],
  [999_999_999, 999_999_999],
  ['1234567890', 1],
  ['x12', 1],
  ['12x', 1],
  [-3, 1],
  [1.5, 1],
  [null, 1],
  [[12], 1],
])('a total of %j for one article is %i', (total, count) => {
  expect(listOf({ articulos: [ARTICLE], total }).list).toMatchObject({ total: count });
});

test('articles without filter values are reported as data', () => {
  const rejected: Rejection[] = [];
  const schema = productsSchema(IMAGES, (rejection) => rejected.push(rejection));
  expect(read(schema, [ARTICLE, 7])).toHaveLength(1);
  expect(rejected).toEqual([{ list: 'data', index: 1, path: '' }]);
});

test('an invalid list is no longer than a valid one', () => {
  const rows = Array.from({ length: 4001 }, () => 0);
  const asked = [rows, rows.slice(1), { length: 5000 }, 'x'.repeat(5000), null];
  expect(asked.map((value) => read(isLongerThanRead, value))).toEqual([true, false, false, false, false]);
});
