/** The category menu (contract, GET menu). */
import * as z from 'zod/mini';
import { type Connection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { optionalId, optionalLine } from '../http/wire/fields.ts';
import { listOf, type Report } from '../http/wire/list-of.ts';
import { type Menu, type MenuLevel, type MenuRow, menuFromRows } from './menu.ts';

export const MENU_PATH = '/api/v1/menu';

export async function fetchMenu(connection: Connection): Promise<Answer<Menu>> {
  const answer = await requestJson({ connection, method: 'GET', path: MENU_PATH });
  const rows = parseAnswer(answer, dataOf(menuRowsSchema(reportOf(connection))));
  return rows.ok ? { ...rows, value: menuFromRows(rows.value) } : rows;
}

const NO_LEVEL: MenuLevel = { id: 0, name: '' };

/** A level needs an id and a name. */
function levelOf(levelId: number, name: string): MenuLevel {
  return levelId === 0 || name === '' ? NO_LEVEL : { id: levelId, name };
}

const menuRow = z.pipe(
  z.object({
    N1: optionalId,
    N1_Nombre: optionalLine,
    N2: optionalId,
    N2_Nombre: optionalLine,
    N3: optionalId,
    N3_Nombre: optionalLine,
  }),
  z.transform((row, context): MenuRow => {
    const first = levelOf(row.N1, row.N1_Nombre);
    const second = levelOf(row.N2, row.N2_Nombre);
    const third = levelOf(row.N3, row.N3_Nombre);
    if (first.id === 0) {
      // The other levels must not become top levels.
      context.issues.push({ code: 'custom', input: row, message: 'no first level', path: ['N1'] });
    }
    return [first, second, third];
  }),
);

/** The `data` of the menu call; a row without its first level is dropped. */
export function menuRowsSchema(report: Report) {
  return listOf('menu', menuRow, report);
}
