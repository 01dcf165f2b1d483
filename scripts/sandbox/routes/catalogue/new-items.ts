import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { articleSchema, wireArticle } from '../../wire/article.ts';
import { envelope, envelopeOf, jsonAnswer } from '../../wire/envelope.ts';

/** How many new arrivals a shop shows at most. */
const MAX_NEW_ITEMS = 24;

const route = createRoute({
  method: 'get',
  path: '/api/v1/items/new-items',
  tags: ['Catálogo'],
  summary: 'New arrivals',
  responses: { 200: jsonAnswer(envelopeOf(z.array(articleSchema)), 'The new arrivals') },
});

/** GET /api/v1/items/new-items */
export function addNewItemsRoute(app: SandboxApp, { catalogue, stock }: SandboxContext): void {
  app.openapi(route, (c) => {
    const fresh = catalogue
      .articles()
      .filter((article) => article.isNew)
      .slice(0, MAX_NEW_ITEMS);
    const data = fresh.map((article) => wireArticle(article, catalogue, stock.ofArticle(article.id)));
    return c.json(envelope(data), 200);
  });
}
