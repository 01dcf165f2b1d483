/** The two configuration calls (contract, System parameters; contract, Form catalogs). */

import type { PlaceCatalog } from '#domain/delivery/place.ts';
import type { Answer } from '#domain/page/failure.ts';
import type { ReadSettings } from '#domain/page/site-settings.ts';
import { placeCatalogSchema } from '#services/schemas/delivery/place-catalog.ts';
import { settingsSchema } from '#services/schemas/page/settings.ts';
import { type Connection, reportOf } from '../connection.ts';
import { parseAnswer, requestJson } from '../http.ts';
import { dataOf } from '../schemas/envelope.ts';

export const SETTINGS_PATH = '/api/v1/configurations/system-parameters';
export const PLACES_PATH = '/api/v1/configurations/purchase-form-catalogs';

/** What the shop tells about itself, and where its pictures are. */
export async function fetchSettings(connection: Connection): Promise<Answer<ReadSettings>> {
  const answer = await requestJson({ connection, method: 'GET', path: SETTINGS_PATH });
  return parseAnswer(answer, dataOf(settingsSchema(connection.baseUrl, reportOf(connection))));
}

/** Countries, departments and municipalities for address forms. */
export async function fetchPlaceCatalog(connection: Connection): Promise<Answer<PlaceCatalog>> {
  const answer = await requestJson({ connection, method: 'GET', path: PLACES_PATH });
  return parseAnswer(answer, dataOf(placeCatalogSchema(reportOf(connection))));
}
