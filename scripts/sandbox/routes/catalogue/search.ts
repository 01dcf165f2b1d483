import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { fold } from '../../selling/words.ts';
import { articleSchema, wireArticle } from '../../wire/article.ts';
import { envelope, envelopeOf, jsonAnswer, refusalSchema } from '../../wire/envelope.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/items/search',
  tags: ['Catálogo'],
  summary: 'Articles whose name, brand, tags, colours or sku hold every word of the term, plural or not',
  request: { query: z.object({ value: z.string().max(200) }) },
  responses: {
    200: jsonAnswer(envelopeOf(z.array(articleSchema)), 'What was found; empty when nothing was'),
    400: jsonAnswer(refusalSchema, 'No term, or a term of more than 200 characters'),
  },
});

/** 'negros' finds what is 'negro'. */
const singular = (word: string): string => word.replace(/(?<=\w{3})s$/, '');

/** GET /api/v1/items/search */
export function addSearchRoute(app: SandboxApp, { catalogue, stock }: SandboxContext): void {
  app.openapi(route, (c) => {
    const words = fold(c.req.valid('query').value).split(/\s+/).filter(Boolean).map(singular);
    const isHit = (text: string) => words.length > 0 && words.every((word) => text.includes(word));
    const found = catalogue.articles().filter((article) => isHit(catalogue.searchText(article)));
    const data = found.map((article) => wireArticle(article, catalogue, stock.ofArticle(article.id)));
    return c.json(envelope(data, found.length === 0 ? 'Sin resultados' : 'success'), 200);
  });
}
