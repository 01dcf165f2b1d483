import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../context.ts';
import { jsonAnswer, jsonBody, refusalSchema, type SandboxApp } from './answers.ts';

/** Reports of pages: errors and purchases (`PUBLIC_BEACON_URL`, not part of the contract), and missing texts. */
export function addReportRoutes(app: SandboxApp, context: SandboxContext): void {
  app.post('/beacon', (c) => c.body(null, 204));
  addMissingTextRoutes(app, context);
}

const tags = ['Textos'];
const name = z.string().regex(/^[\w-]{1,40}$/);
/** Maximum number of keys in a report; pages have fewer. */
const MAX_KEYS = 200;

const add = createRoute({
  method: 'post',
  path: '/locales/add/{lng}/{ns}',
  tags,
  summary: 'Keys that a page in development has no text for, with the text that it shows instead',
  request: {
    params: z.object({ lng: name, ns: name }),
    body: jsonBody(
      z
        .record(z.string().min(1).max(200), z.string().max(2000))
        .refine((keys) => Object.keys(keys).length <= MAX_KEYS, 'has too many keys'),
    ),
  },
  responses: {
    200: jsonAnswer(z.object({ message: z.literal('success') }), 'Kept'),
    400: jsonAnswer(refusalSchema, 'The body does not match its schema'),
  },
});

const list = createRoute({
  method: 'get',
  path: '/locales/missing',
  tags,
  summary: 'Reported keys, for `npm run i18n:missing`',
  responses: {
    200: jsonAnswer(
      z.object({
        data: z.array(z.object({ language: z.string(), namespace: z.string(), key: z.string() })),
        message: z.literal('success'),
      }),
      'In the order in which they came',
    ),
  },
});

/** POST /locales/add/{lng}/{ns}, and GET /locales/missing. */
function addMissingTextRoutes(app: SandboxApp, { missingTexts }: SandboxContext): void {
  app.openapi(add, (c) => {
    const { lng: language, ns: namespace } = c.req.valid('param');
    for (const key of Object.keys(c.req.valid('json'))) missingTexts.add({ language, namespace, key });
    return c.json({ message: 'success' } as const, 200);
  });
  app.openapi(list, (c) => c.json({ data: [...missingTexts.list()], message: 'success' } as const, 200));
}
