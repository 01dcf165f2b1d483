import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { filterArticles } from '../../selling/filter-articles.ts';
import { parseFilterDocument } from '../../selling/filter-document.ts';
import { articleSchema, wireArticle } from '../../wire/article.ts';
import { envelope, envelopeOf, jsonAnswer, jsonBody, refusal, refusalSchema } from '../../wire/envelope.ts';

const EXAMPLE =
  '<Filtro><Grupo>marca</Grupo><Detalle><Tipo>marca</Tipo><Valor>volcan sur</Valor></Detalle></Filtro>';

const route = createRoute({
  method: 'post',
  path: '/api/v1/items/filter-items',
  tags: ['Catálogo'],
  summary: 'Articles that meet an XML filter of brand, category, tag, colour and size',
  request: { body: jsonBody(z.object({ xml: z.string().max(20_000).openapi({ example: EXAMPLE }) })) },
  responses: {
    200: jsonAnswer(envelopeOf(z.array(articleSchema)), 'What was found; empty when nothing was'),
    400: jsonAnswer(refusalSchema, 'The text is not a filter document'),
  },
});

/** POST /api/v1/items/filter-items */
export function addFilterItemsRoute(app: SandboxApp, { catalogue, stock }: SandboxContext): void {
  app.openapi(route, (c) => {
    const filter = parseFilterDocument(c.req.valid('json').xml);
    if (!filter) return c.json(refusal(400, 'El filtro no es un documento XML válido'), 400);
    const found = filterArticles(catalogue, filter.entries);
    const data = found.map((article) => wireArticle(article, catalogue, stock.ofArticle(article.id)));
    return c.json(envelope(data, found.length === 0 ? 'Sin resultados' : 'success'), 200);
  });
}
