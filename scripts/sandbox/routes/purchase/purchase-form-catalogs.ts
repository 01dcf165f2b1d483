import { createRoute } from '@hono/zod-openapi';
import { countrySchema, GUATEMALA } from '../../country.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { envelope, envelopeOf, jsonAnswer } from '../../wire/envelope.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/configurations/purchase-form-catalogs',
  tags: ['Configuración'],
  summary: 'Countries, departments and municipalities',
  responses: { 200: jsonAnswer(envelopeOf(countrySchema), 'The places') },
});

/** GET /api/v1/configurations/purchase-form-catalogs */
export function addPurchaseFormCatalogsRoute(app: SandboxApp): void {
  app.openapi(route, (c) => c.json(envelope(GUATEMALA), 200));
}
