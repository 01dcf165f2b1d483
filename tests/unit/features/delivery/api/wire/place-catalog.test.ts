import { expect, test } from 'vitest';
import { placeCatalogSchema } from '#features/delivery/api/configuration.ts';
import type { Rejection } from '#shared/http/wire/list-of.ts';
import { read } from '../../../../fixtures/wire.ts';

function catalogOf(value: unknown) {
  const rejected: Rejection[] = [];
  const catalog = read(
    placeCatalogSchema((rejection) => rejected.push(rejection)),
    value,
  );
  return { catalog, rejected };
}

test('each place knows its parent', () => {
  const { catalog, rejected } = catalogOf({
    paises: [{ IdPais: 1, Nombre: 'Guatemala' }],
    departamentos: [{ IdDepartamento: '2', IdPais: 1, Nombre: 'Sacatepéquez' }],
    municipios: [{ IdMunicipio: 205, IdDepartamento: 2, Nombre: ' Antigua ' }],
  });
  expect(catalog).toEqual({
    countries: [{ id: 1, name: 'Guatemala' }],
    departments: [{ id: 2, countryId: 1, name: 'Sacatepéquez' }],
    municipalities: [{ id: 205, departmentId: 2, name: 'Antigua' }],
  });
  expect(rejected).toEqual([]);
});

test('a place without a parent is dropped, and reported by its list', () => {
  const { catalog, rejected } = catalogOf({
    paises: [{ IdPais: 1 }],
    departamentos: [{ IdDepartamento: 2, Nombre: 'Sacatepéquez' }],
    municipios: [{ IdMunicipio: 205, IdDepartamento: 0, Nombre: 'Antigua' }],
  });
  expect(catalog).toEqual({ countries: [], departments: [], municipalities: [] });
  expect(rejected).toEqual([
    { list: 'paises', index: 0, path: 'Nombre' },
    { list: 'departamentos', index: 0, path: 'IdPais' },
    { list: 'municipios', index: 0, path: 'IdDepartamento' },
  ]);
});

test.each(['paises', 'departamentos', 'municipios'])('a catalogue without %s is refused', (list) => {
  const lists = { paises: [], departamentos: [], municipios: [] };
  expect(catalogOf({ ...lists, [list]: undefined }).catalog).toEqual([list]);
});
