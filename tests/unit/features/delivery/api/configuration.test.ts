import { expect, test } from 'vitest';
import { fetchPlaceCatalog } from '#features/delivery/api/configuration.ts';
import { fetchMenu } from '#shared/menu/fetch-menu.ts';
import { fakeService, jsonService } from '../../../fixtures/connections.ts';

test('places are mapped, one bad row dropped', async () => {
  const { connection, rejected } = jsonService({
    data: {
      paises: [{ IdPais: 1, Nombre: 'Guatemala' }],
      departamentos: [
        { IdDepartamento: '1', IdPais: 1, Nombre: 'Guatemala' },
        { IdDepartamento: 2, Nombre: 'Petén' },
      ],
      municipios: [{ IdMunicipio: 101, IdDepartamento: 1, Nombre: 'Mixco' }],
    },
  });
  expect(await fetchPlaceCatalog(connection)).toMatchObject({
    value: {
      countries: [{ id: 1, name: 'Guatemala' }],
      departments: [{ id: 1, countryId: 1, name: 'Guatemala' }],
      municipalities: [{ id: 101, departmentId: 1, name: 'Mixco' }],
    },
  });
  expect(rejected).toEqual([{ list: 'departamentos', index: 1, path: 'IdPais' }]);
});

test('the menu call gives a tree', async () => {
  const rows = [
    { N1: 1, N1_Nombre: 'Niños', N2: 2, N2_Nombre: 'Zapatos' },
    { N1: 1, N1_Nombre: 'Niños', N2: 3, N2_Nombre: 'Ropa' },
  ];
  expect(await fetchMenu(jsonService({ data: rows }).connection)).toMatchObject({
    value: [
      {
        title: 'Niños',
        slug: 'ninos',
        items: [{ slug: 'ninos/zapatos' }, { slug: 'ninos/ropa', level: '1/3/0' }],
      },
    ],
  });
});

test.each([fetchMenu, fetchPlaceCatalog])('HTTP 500 "aborted" is its own kind of failure', async (call) => {
  const { connection } = fakeService(() => new Response('', { status: 500, statusText: 'aborted' }));
  expect(await call(connection)).toEqual({ ok: false, failure: { kind: 'aborted' } });
});
