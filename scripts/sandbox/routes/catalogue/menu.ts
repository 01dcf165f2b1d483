import { createRoute, z } from '@hono/zod-openapi';
import type { MenuPath } from '../../catalogue/catalogue.ts';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { envelope, envelopeOf, jsonAnswer } from '../../wire/envelope.ts';

const levelId = z.number().nullable();
const levelName = z.string().nullable();
const rowSchema = z
  .object({
    N1: levelId,
    N1_Nombre: levelName,
    N2: levelId,
    N2_Nombre: levelName,
    N3: levelId,
    N3_Nombre: levelName,
  })
  .openapi('MenuRow');

const route = createRoute({
  method: 'get',
  path: '/api/v1/menu',
  tags: ['Catálogo'],
  summary: 'The three-level menu, one row for each path',
  responses: { 200: jsonAnswer(envelopeOf(z.array(rowSchema)), 'The menu') },
});

/** A missing level is 0 with '' or null with null, in turn: both may arrive (contract, GET menu). */
function wireRow(path: MenuPath, position: number) {
  const isNullable = position % 2 === 1;
  const id = (value: number) => (value === 0 && isNullable ? null : value);
  const name = (value: string) => (value === '' && isNullable ? null : value);
  return {
    N1: path.level1,
    N1_Nombre: path.level1Name,
    N2: id(path.level2),
    N2_Nombre: name(path.level2Name),
    N3: id(path.level3),
    N3_Nombre: name(path.level3Name),
  };
}

/** GET /api/v1/menu */
export function addMenuRoute(app: SandboxApp, { catalogue }: SandboxContext): void {
  app.openapi(route, (c) => c.json(envelope(catalogue.menu.map(wireRow)), 200));
}
