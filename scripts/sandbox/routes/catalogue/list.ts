import { createRoute, z } from '@hono/zod-openapi';
import type { CatalogueArticle } from '../../catalogue/catalogue.ts';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { isBelow } from '../../selling/list-filters.ts';
import { articleSchema, wireArticle } from '../../wire/article.ts';
import { envelope, envelopeOf, jsonAnswer, refusalSchema } from '../../wire/envelope.ts';
import { createFilterLists, filterListsShape } from '../../wire/filter-lists.ts';

const LARGEST_PAGE = 500;

/** An id in the query; absent and empty mean 0, the whole level. */
const levelSchema = z
  .string()
  .regex(/^\d*$/)
  .default('0')
  .transform(Number)
  .openapi({ type: 'integer', example: 0 });
const pageSchema = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .optional()
  .openapi({ type: 'integer' });

const route = createRoute({
  method: 'get',
  path: '/api/v1/items/menu',
  tags: ['Catálogo'],
  summary: 'Articles below a menu node, or all of them, with their filter lists',
  request: {
    query: z.object({
      idFirstLevel: levelSchema,
      idSecondLevel: levelSchema,
      idThirdLevel: levelSchema,
      pagina: pageSchema,
      porPagina: pageSchema,
    }),
  },
  responses: {
    200: jsonAnswer(
      envelopeOf(
        z.object({
          articulos: z.array(articleSchema),
          ...filterListsShape,
          total: z.number().optional().openapi({ description: 'Articles on all pages, when paging' }),
        }),
      ),
      'The list',
    ),
    400: jsonAnswer(refusalSchema, 'An id or a page is not a number'),
  },
});

type Page = { readonly page: number | undefined; readonly size: number | undefined };

function onPage(articles: readonly CatalogueArticle[], { page, size }: Page): readonly CatalogueArticle[] {
  const length = Math.min(size ?? LARGEST_PAGE, LARGEST_PAGE);
  const start = ((page ?? 1) - 1) * length;
  return articles.slice(start, start + length);
}

/** GET /api/v1/items/menu */
export function addListRoute(app: SandboxApp, { catalogue, stock }: SandboxContext): void {
  const listsOf = createFilterLists(catalogue);
  app.openapi(route, (c) => {
    const { idFirstLevel, idSecondLevel, idThirdLevel, pagina, porPagina } = c.req.valid('query');
    const selection = { level1: idFirstLevel, level2: idSecondLevel, level3: idThirdLevel };
    const selected = catalogue.articles().filter((article) => isBelow(article, selection));
    const isPaged = pagina !== undefined || porPagina !== undefined;
    const shown = isPaged ? onPage(selected, { page: pagina, size: porPagina }) : selected;
    const data = {
      articulos: shown.map((article) => wireArticle(article, catalogue, stock.ofArticle(article.id))),
      ...listsOf(selection),
      ...(isPaged ? { total: selected.length } : {}),
    };
    return c.json(envelope(data), 200);
  });
}
