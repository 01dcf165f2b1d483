/** Countries, departments and municipalities (contract, Form catalogs) → `PlaceCatalog`. */
import * as z from 'zod/mini';
import type { Country, Department, Municipality, PlaceCatalog } from '#features/delivery/rules/place.ts';
import { id, line } from '#shared/http/wire/fields.ts';
import { listOf, type Report } from '#shared/http/wire/list-of.ts';

const country = z.pipe(
  z.object({ IdPais: id, Nombre: line }),
  z.transform((row): Country => ({ id: row.IdPais, name: row.Nombre })),
);
const department = z.pipe(
  z.object({ IdDepartamento: id, IdPais: id, Nombre: line }),
  z.transform((row): Department => ({ id: row.IdDepartamento, countryId: row.IdPais, name: row.Nombre })),
);
const municipality = z.pipe(
  z.object({ IdMunicipio: id, IdDepartamento: id, Nombre: line }),
  z.transform(
    (row): Municipality => ({
      id: row.IdMunicipio,
      departmentId: row.IdDepartamento,
      name: row.Nombre,
    }),
  ),
);

/** The `data` of the form-catalogue call. */
export function placeCatalogSchema(report: Report) {
  return z.pipe(
    z.object({
      paises: listOf('paises', country, report),
      departamentos: listOf('departamentos', department, report),
      municipios: listOf('municipios', municipality, report),
    }),
    z.transform(
      (data): PlaceCatalog => ({
        countries: data.paises,
        departments: data.departamentos,
        municipalities: data.municipios,
      }),
    ),
  );
}
