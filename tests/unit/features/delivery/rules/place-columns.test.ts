import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPlaceColumns, toPlaceColumns } from '#features/delivery/rules/place.ts';
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
