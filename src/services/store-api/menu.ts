/** The category menu (contract, GET menu). */
import type { Answer } from '#domain/failure.ts';
import { type Menu, menuFromRows } from '#domain/menu.ts';
import { type Connection, reportOf } from '../connection.ts';
import { parseAnswer, requestJson } from '../http.ts';
import { dataOf } from '../schemas/envelope.ts';
import { menuRowsSchema } from '../schemas/menu-rows.ts';

export const MENU_PATH = '/api/v1/menu';

/** The menu as a tree, in the order of the service. */
export async function fetchMenu(connection: Connection): Promise<Answer<Menu>> {
  const answer = await requestJson({ connection, method: 'GET', path: MENU_PATH });
  const rows = parseAnswer(answer, dataOf(menuRowsSchema(reportOf(connection))));
  return rows.ok ? { ...rows, value: menuFromRows(rows.value) } : rows;
}
