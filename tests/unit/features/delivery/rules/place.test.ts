import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  choosePlace,
  departmentsOf,
  fromPlaceColumns,
  knownPlace,
  municipalitiesOf,
  onlyCountry,
  type PlaceCatalog,
  toPlaceColumns,
} from '#features/delivery/rules/place.ts';

const place = { countryId: 1, departmentId: 3, municipalityId: 31 };
const catalog: PlaceCatalog = {
  countries: [{ id: 1, name: 'Guatemala' }],
  departments: [
    { id: 3, countryId: 1, name: 'Petén' },
    { id: 9, countryId: 2, name: 'Otro' },
  ],
  municipalities: [
    { id: 31, departmentId: 3, name: 'Flores' },
    { id: 91, departmentId: 9, name: 'Lejos' },
  ],
};

test('another country has other departments, another department other municipalities', () => {
  expect(choosePlace(place, 'countryId', 2)).toEqual({ countryId: 2, departmentId: 0, municipalityId: 0 });
  expect(choosePlace(place, 'departmentId', 4)).toEqual({ countryId: 1, departmentId: 4, municipalityId: 0 });
  expect(choosePlace(place, 'municipalityId', 32)).toEqual({ ...place, municipalityId: 32 });
});
test('repeating the choice, like a browser that restores a form, changes nothing', () => {
  expect(choosePlace(place, 'countryId', 1)).toEqual(place);
  expect(choosePlace(place, 'departmentId', 3)).toEqual(place);
});
test('each list is filtered by the choice before; without one it is empty', () => {
  expect(departmentsOf(catalog, 1).map(({ id }) => id)).toEqual([3]);
  expect(municipalitiesOf(catalog, 3).map(({ id }) => id)).toEqual([31]);
  expect([departmentsOf(catalog, 0), municipalitiesOf(catalog, 0)]).toEqual([[], []]);
});

const NOWHERE = { countryId: 1, departmentId: 0, municipalityId: 0 };
const flores = { departmentId: 3, municipalityId: 31 };
const two = { ...catalog, countries: [...catalog.countries, { id: 2, name: 'Otro' }] };

test.each([
  ['a place that was said before is chosen', NOWHERE, flores, catalog, { countryId: 1, ...flores }],
  [
    'what was chosen here stays',
    { ...NOWHERE, departmentId: 9 },
    flores,
    catalog,
    { ...NOWHERE, departmentId: 9 },
  ],
  [
    'a department that the catalogue has not is not',
    NOWHERE,
    { departmentId: 5, municipalityId: 51 },
    catalog,
    NOWHERE,
  ],
  ['nor is one of another country', NOWHERE, { departmentId: 9, municipalityId: 91 }, two, NOWHERE],
  [
    'a municipality of another department is left out',
    NOWHERE,
    { departmentId: 3, municipalityId: 91 },
    catalog,
    { ...NOWHERE, departmentId: 3 },
  ],
  [
    'the only country takes the place of none',
    { ...NOWHERE, countryId: 0 },
    flores,
    catalog,
    { countryId: 1, ...flores },
  ],
  ['of two countries none is taken', { ...NOWHERE, countryId: 0 }, flores, two, { ...NOWHERE, countryId: 0 }],
] as const)('%s', (_case, chosen, remembered, places, expected) => {
  expect(knownPlace(chosen, remembered, places)).toEqual(expected);
});

test('a single country is the only choice', () => {
  expect([onlyCountry(catalog)?.id, onlyCountry(two), onlyCountry({ countries: [] })]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

import country from '../../../../../scripts/sandbox/data/guatemala.json' with { type: 'json' };

const name = fc.string();
const id = fc.nat();

describe('a country catalogue in columns', () => {
  it('is restored from the JSON of a page, with any names', () => {
    fc.assert(
      fc.property(
        fc.record({
          countries: fc.array(fc.record({ id, name }), { minLength: 1 }),
          departments: fc.array(fc.record({ id, countryId: id, name }), { minLength: 1 }),
          municipalities: fc.array(fc.record({ id, departmentId: id, name })),
        }),
        (catalog) => {
          expect(fromPlaceColumns(JSON.parse(JSON.stringify(toPlaceColumns(catalog))))).toEqual(catalog);
        },
      ),
    );
  });

  it("is less than half the size of the service's answer", () => {
    const catalog = {
      countries: country.paises.map((each) => ({ id: each.IdPais, name: each.Nombre })),
      departments: country.departamentos.map((each) => ({
        id: each.IdDepartamento,
        countryId: each.IdPais,
        name: each.Nombre,
      })),
      municipalities: country.municipios.map((each) => ({
        id: each.IdMunicipio,
        departmentId: each.IdDepartamento,
        name: each.Nombre,
      })),
    };
    const text = JSON.stringify(toPlaceColumns(catalog));
    expect(text.length).toBeLessThan(JSON.stringify(country).length / 2);
  });
});
