/** The configuration calls (contract, System parameters; contract, Form catalogs). */

import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { type Connection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { settingsSchema } from '#shared/settings/settings-wire.ts';
import type { ReadSettings } from '#shared/settings/site-settings.ts';
import { placeCatalogSchema } from './wire/place-catalog.ts';

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
