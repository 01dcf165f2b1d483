/** The configuration calls (contract, System parameters; contract, Form catalogs). */
import * as z from 'zod/mini';
import type { Country, Department, Municipality, PlaceCatalog } from '#features/delivery/rules/place.ts';
import { type Connection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { id, line } from '#shared/http/wire/fields.ts';
import { listOf, type Report } from '#shared/http/wire/list-of.ts';
import { settingsSchema } from '#shared/settings/settings-wire.ts';
import type { ReadSettings } from '#shared/settings/site-settings.ts';

export const SETTINGS_PATH = '/api/v1/configurations/system-parameters';
export const PLACES_PATH = '/api/v1/configurations/purchase-form-catalogs';

/** The shop's settings and the base of its pictures. */
export async function fetchSettings(connection: Connection): Promise<Answer<ReadSettings>> {
  const answer = await requestJson({ connection, method: 'GET', path: SETTINGS_PATH });
  return parseAnswer(answer, dataOf(settingsSchema(connection.baseUrl, reportOf(connection))));
}

/** Countries, departments and municipalities for address forms. */
export async function fetchPlaceCatalog(connection: Connection): Promise<Answer<PlaceCatalog>> {
  const answer = await requestJson({ connection, method: 'GET', path: PLACES_PATH });
  return parseAnswer(answer, dataOf(placeCatalogSchema(reportOf(connection))));
}

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

/** The `data` of the form-catalogue call → `PlaceCatalog`. */
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
