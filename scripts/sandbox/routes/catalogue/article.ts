import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { articleDetailSchema, wireArticleDetail } from '../../wire/article-detail.ts';
import { envelope, envelopeOf, jsonAnswer, refusal, refusalSchema } from '../../wire/envelope.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/items/{sku}',
  tags: ['Catálogo'],
  summary: 'One article with its variants, sizes, colours and related articles',
  request: { params: z.object({ sku: z.string().min(1).max(100) }) },
  responses: {
    200: jsonAnswer(envelopeOf(articleDetailSchema), 'The article'),
    404: jsonAnswer(refusalSchema, 'No article has this sku'),
  },
});

/** GET /api/v1/items/{sku} */
export function addArticleRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(route, (c) => {
    const { sku } = c.req.valid('param');
    const article = context.catalogue.articleBySku(sku);
    if (!article) return c.json(refusal(404, `No existe un artículo con el SKU ${sku}`), 404);
    return c.json(envelope(wireArticleDetail(article, context)), 200);
  });
}
