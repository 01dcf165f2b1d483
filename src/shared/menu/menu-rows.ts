/** Rows of the category menu (contract, GET menu) → `MenuRow`. */
import * as z from 'zod/mini';
import { optionalId, optionalLine } from '#shared/http/wire/fields.ts';
import { listOf, type Report } from '#shared/http/wire/list-of.ts';
import type { MenuLevel, MenuRow } from './menu.ts';

const NO_LEVEL: MenuLevel = { id: 0, name: '' };

/** A level counts as there when it has both an id and a name. */
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
      // Without it nobody knows what the others belong to; they are no top level.
      context.issues.push({ code: 'custom', input: row, message: 'no first level', path: ['N1'] });
    }
    return [first, second, third];
  }),
);

/** The `data` of the menu call; a row without its first level is dropped. */
export function menuRowsSchema(report: Report) {
  return listOf('menu', menuRow, report);
}
