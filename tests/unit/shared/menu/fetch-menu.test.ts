import { expect, test } from 'vitest';
import type { Rejection } from '#shared/http/wire/list-of.ts';
import { menuRowsSchema } from '#shared/menu/fetch-menu.ts';
import { read } from '../../fixtures/wire.ts';

function rowsOf(value: unknown) {
  const rejected: Rejection[] = [];
  return {
    rows: read(
      menuRowsSchema((rejection) => rejected.push(rejection)),
      value,
    ),
    rejected,
  };
}

const NONE = { id: 0, name: '' };

test('rows have three levels, missing ones as 0 and empty, in any notation', () => {
  const { rows, rejected } = rowsOf([
    { N1: 1, N1_Nombre: 'Hombre', N2: '11', N2_Nombre: ' Zapatos ', N3: 111, N3_Nombre: 'Tenis' },
    { N1: '1', N1_Nombre: 'Hombre', N2: 0, N2_Nombre: '', N3: null, N3_Nombre: null },
    { N1: 1, N1_Nombre: 'Hombre', N2: '', N2_Nombre: null, N3: 5, N3_Nombre: 'Ofertas' },
    { N1: 1, N1_Nombre: 'Hombre' },
    { N1: 1, N1_Nombre: 'Hombre', N2: 0, N2_Nombre: 'Zapatos', N3: 111, N3_Nombre: '' },
  ]);
  const man = { id: 1, name: 'Hombre' };
  expect(rows).toEqual([
    [man, { id: 11, name: 'Zapatos' }, { id: 111, name: 'Tenis' }],
    [man, NONE, NONE],
    [man, NONE, { id: 5, name: 'Ofertas' }],
    [man, NONE, NONE],
    [man, NONE, NONE],
  ]);
  expect(rejected).toEqual([]);
});

test('a row without its first level, or an invalid one, is dropped and reported', () => {
  const { rows, rejected } = rowsOf([
    { N1: 0, N1_Nombre: 'x' },
    { N1: 0, N1_Nombre: '', N2: 11, N2_Nombre: 'Zapatos' },
    { N1: 1, N1_Nombre: null, N2: 11, N2_Nombre: 'Zapatos', N3: 111, N3_Nombre: 'Tenis' },
    { N1: 1, N1_Nombre: 'Mujer' },
    null,
    { N1: 'x', N1_Nombre: 'Mujer' },
  ]);
  expect(rows).toHaveLength(1);
  expect(rejected).toEqual([
    { list: 'menu', index: 0, path: 'N1' },
    { list: 'menu', index: 1, path: 'N1' },
    { list: 'menu', index: 2, path: 'N1' },
    { list: 'menu', index: 4, path: '' },
    { list: 'menu', index: 5, path: 'N1' },
  ]);
});

test.each([[null], [{}], ['x'], [undefined]])('a menu that is %j is refused', (value) => {
  expect(rowsOf(value).rows).toEqual(['']);
});
