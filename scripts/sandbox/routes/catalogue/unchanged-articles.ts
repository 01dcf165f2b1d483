import { createMiddleware } from 'hono/factory';
import type { CatalogueArticle } from '../../catalogue/catalogue.ts';
import type { SandboxContext } from '../../context.ts';
import type { SandboxEnv } from '../../sandbox-app.ts';

/** Everything that an answer about an article was made of. The catalogue puts new objects in the place of what it changes. */
type Sources = readonly unknown[];
/** What may be answered with 304 (RFC 9110, 13.1.2). */
const READING = new Set(['GET', 'HEAD']);

type Known = { readonly etag: string; readonly sources: Sources };

const isSame = (one: Sources, other: Sources): boolean =>
  one.length === other.length && one.every((source, index) => source === other[index]);

/**
 * Answers 304 (RFC 9110, 13.1.2) to who has the latest answer about an article, without making that answer again: a service
 * knows when its rows have changed. It must come before what makes validators.
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
