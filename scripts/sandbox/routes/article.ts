import { createRoute, z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { CatalogueArticle } from '../catalogue/catalogue.ts';
import type { SandboxContext } from '../context.ts';
import { articleDetailSchema, wireArticleDetail } from '../selling/wire-article.ts';
import {
  envelope,
  envelopeOf,
  jsonAnswer,
  refusal,
  refusalSchema,
  type SandboxApp,
  type SandboxEnv,
} from './answers.ts';

/** One article, and its stock. */
export function addArticleRoutes(app: SandboxApp, context: SandboxContext): void {
  addStockRoute(app, context);
  // Last, because its path matches every other name too.
  addArticleRoute(app, context);
}

const stockRoute = createRoute({
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

/** An article with variants answers with all their units. */
function addStockRoute(app: SandboxApp, { catalogue, stock }: SandboxContext): void {
  app.openapi(stockRoute, (c) => {
    const { value } = c.req.valid('query');
    const article = catalogue.articleByCode(value);
    const units = stock.byCode(value) ?? (article?.code === value ? stock.ofArticle(article.id) : undefined);
    if (units === undefined) return c.json(refusal(404, `No existe un artículo con el código ${value}`), 404);
    return c.json(envelope({ stock: units }), 200);
  });
}

const articleRoute = createRoute({
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

function addArticleRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(articleRoute, (c) => {
    const { sku } = c.req.valid('param');
    const article = context.catalogue.articleBySku(sku);
    if (!article) return c.json(refusal(404, `No existe un artículo con el SKU ${sku}`), 404);
    return c.json(envelope(wireArticleDetail(article, context)), 200);
  });
}

/** The objects that an answer about an article depends on; the catalogue replaces changed objects. */
type Sources = readonly unknown[];
/** Methods that 304 may answer (RFC 9110, 13.1.2). */
const READING = new Set(['GET', 'HEAD']);

type Known = { readonly etag: string; readonly sources: Sources };

const isSame = (one: Sources, other: Sources): boolean =>
  one.length === other.length && one.every((source, index) => source === other[index]);

/**
 * Answers 304 (RFC 9110, 13.1.2) to clients with the latest answer about an article, without computing it again. It
 * must run before the middleware that adds `ETag`.
 */
export function answerUnchangedArticles({ catalogue, stock }: SandboxContext) {
  const known = new WeakMap<CatalogueArticle, Known>();
  const sourcesOf = ({ relatedSkus }: CatalogueArticle): Sources => [
    stock.changes(),
    ...relatedSkus.map(catalogue.articleBySku),
  ];
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const article = catalogue.articleBySku(c.req.param('sku') ?? '');
    if (!article || !READING.has(c.req.method)) return next();
    const before = known.get(article);
    const sources = sourcesOf(article);
    if (before && c.req.header('if-none-match') === before.etag && isSame(sources, before.sources)) {
      return c.body(null, 304, { ETag: before.etag });
    }
    await next();
    const etag = c.res.headers.get('ETag');
    if (etag !== null) known.set(article, { etag, sources });
    return undefined;
  });
}
