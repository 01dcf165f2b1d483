import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { envelope, envelopeOf, jsonAnswer, refusal, refusalSchema } from '../../wire/envelope.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/items/stock',
  tags: ['Catálogo'],
  summary: 'Live stock of a variant, or of an article, by its CodigoInterno',
  request: { query: z.object({ value: z.string().min(1).max(100) }) },
  responses: {
    200: jsonAnswer(envelopeOf(z.object({ stock: z.number() })), 'The units that are there'),
    400: jsonAnswer(refusalSchema, 'No code'),
    404: jsonAnswer(refusalSchema, 'Nothing has this code'),
  },
});

/** GET /api/v1/items/stock; an article with variants answers with all their units. */
export function addStockRoute(app: SandboxApp, { catalogue, stock }: SandboxContext): void {
  app.openapi(route, (c) => {
    const { value } = c.req.valid('query');
    const article = catalogue.articleByCode(value);
    const units = stock.byCode(value) ?? (article?.code === value ? stock.ofArticle(article.id) : undefined);
    if (units === undefined) return c.json(refusal(404, `No existe un artículo con el código ${value}`), 404);
    return c.json(envelope({ stock: units }), 200);
  });
}
