import { createRoute, z } from '@hono/zod-openapi';
import type { CatalogueArticle, MenuPath } from '../catalogue/catalogue.ts';
import { fold } from '../catalogue/words.ts';
import type { SandboxContext } from '../context.ts';
import { filterArticles, parseFilterDocument } from '../selling/filter-document.ts';
import { createFilterLists, filterListsShape, isBelow } from '../selling/list-filters.ts';
import { articleSchema, wireArticle } from '../selling/wire-article.ts';
import {
  envelope,
  envelopeOf,
  jsonAnswer,
  jsonBody,
  refusal,
  refusalSchema,
  type SandboxApp,
} from './answers.ts';

/** The menu, lists, new arrivals, search and filter. */
export function addListRoutes(app: SandboxApp, context: SandboxContext): void {
  addMenuRoute(app, context);
  addListRoute(app, context);
  addNewItemsRoute(app, context);
  addSearchRoute(app, context);
  addFilterItemsRoute(app, context);
}

const levelId = z.number().nullable();
const levelName = z.string().nullable();
const menuRowSchema = z
  .object({
    N1: levelId,
    N1_Nombre: levelName,
    N2: levelId,
    N2_Nombre: levelName,
    N3: levelId,
    N3_Nombre: levelName,
  })
  .openapi('MenuRow');

const menuRoute = createRoute({
  method: 'get',
  path: '/api/v1/menu',
  tags: ['Catálogo'],
  summary: 'The three-level menu, one row for each path',
  responses: { 200: jsonAnswer(envelopeOf(z.array(menuRowSchema)), 'The menu') },
});

/** A missing level alternates between 0 with '' and null with null, because both may arrive (contract, GET menu). */
function wireMenuRow(path: MenuPath, position: number) {
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

function addMenuRoute(app: SandboxApp, { catalogue }: SandboxContext): void {
  app.openapi(menuRoute, (c) => c.json(envelope(catalogue.menu.map(wireMenuRow)), 200));
}

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

const listRoute = createRoute({
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

function addListRoute(app: SandboxApp, context: SandboxContext): void {
  const { catalogue } = context;
  const listsOf = createFilterLists(catalogue);
  app.openapi(listRoute, (c) => {
    const { idFirstLevel, idSecondLevel, idThirdLevel, pagina, porPagina } = c.req.valid('query');
    const selection = { level1: idFirstLevel, level2: idSecondLevel, level3: idThirdLevel };
    const selected = catalogue.articles().filter((article) => isBelow(article, selection));
    const isPaged = pagina !== undefined || porPagina !== undefined;
    const shown = isPaged ? onPage(selected, { page: pagina, size: porPagina }) : selected;
    const data = {
      articulos: shown.map((article) => wireArticle(article, context)),
      ...listsOf(selection),
      ...(isPaged ? { total: selected.length } : {}),
    };
    return c.json(envelope(data), 200);
  });
}

/** Maximum number of new arrivals in a shop. */
const MAX_NEW_ITEMS = 24;

const newItemsRoute = createRoute({
  method: 'get',
  path: '/api/v1/items/new-items',
  tags: ['Catálogo'],
  summary: 'New arrivals',
  responses: { 200: jsonAnswer(envelopeOf(z.array(articleSchema)), 'The new arrivals') },
});

function addNewItemsRoute(app: SandboxApp, context: SandboxContext): void {
  const { catalogue } = context;
  app.openapi(newItemsRoute, (c) => {
    const fresh = catalogue
      .articles()
      .filter((article) => article.isNew)
      .slice(0, MAX_NEW_ITEMS);
    const data = fresh.map((article) => wireArticle(article, context));
    return c.json(envelope(data), 200);
  });
}

const searchRoute = createRoute({
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

/** The answer to a search or a filter. */
const foundEnvelope = (found: readonly CatalogueArticle[], context: SandboxContext) =>
  envelope(
    found.map((article) => wireArticle(article, context)),
    found.length === 0 ? 'Sin resultados' : 'success',
  );

/** Removes a plural ending, so that 'negros' finds 'negro'. */
const singular = (word: string): string => word.replace(/(?<=\w{3})s$/, '');

function addSearchRoute(app: SandboxApp, context: SandboxContext): void {
  const { catalogue } = context;
  app.openapi(searchRoute, (c) => {
    const words = fold(c.req.valid('query').value).split(/\s+/).filter(Boolean).map(singular);
    const isHit = (text: string) => words.length > 0 && words.every((word) => text.includes(word));
    const found = catalogue.articles().filter((article) => isHit(catalogue.searchText(article)));
    return c.json(foundEnvelope(found, context), 200);
  });
}

const EXAMPLE =
  '<Filtro><Grupo>marca</Grupo><Detalle><Tipo>marca</Tipo><Valor>volcan sur</Valor></Detalle></Filtro>';

const filterItemsRoute = createRoute({
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

function addFilterItemsRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(filterItemsRoute, (c) => {
    const filter = parseFilterDocument(c.req.valid('json').xml);
    if (!filter) return c.json(refusal(400, 'El filtro no es un documento XML válido'), 400);
    return c.json(foundEnvelope(filterArticles(context.catalogue, filter.entries), context), 200);
  });
}
