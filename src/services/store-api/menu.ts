/** The category menu (contract, GET menu). */
import type { Answer } from '#domain/page/failure.ts';
import { type Menu, menuFromRows } from '#domain/page/menu.ts';
import { menuRowsSchema } from '#services/schemas/page/menu-rows.ts';
import { type Connection, reportOf } from '../connection.ts';
import { parseAnswer, requestJson } from '../http.ts';
import { dataOf } from '../schemas/envelope.ts';

export const MENU_PATH = '/api/v1/menu';

/** The menu as a tree, in the order of the service. */
export async function fetchMenu(connection: Connection): Promise<Answer<Menu>> {
  const answer = await requestJson({ connection, method: 'GET', path: MENU_PATH });
  const rows = parseAnswer(answer, dataOf(menuRowsSchema(reportOf(connection))));
  return rows.ok ? { ...rows, value: menuFromRows(rows.value) } : rows;
}
