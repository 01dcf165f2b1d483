/** The category menu (contract, GET menu). */

import { type Connection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { type Menu, menuFromRows } from './menu.ts';
import { menuRowsSchema } from './menu-rows.ts';

export const MENU_PATH = '/api/v1/menu';

/** The menu as a tree, in the order of the service. */
export async function fetchMenu(connection: Connection): Promise<Answer<Menu>> {
  const answer = await requestJson({ connection, method: 'GET', path: MENU_PATH });
  const rows = parseAnswer(answer, dataOf(menuRowsSchema(reportOf(connection))));
  return rows.ok ? { ...rows, value: menuFromRows(rows.value) } : rows;
}
