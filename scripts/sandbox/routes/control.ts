import { createRoute, z } from '@hono/zod-openapi';
import { resetState, type SandboxContext } from '../context.ts';
import { FAULTS, isFaultName } from '../faults/faults.ts';
import { centsOf } from '../selling/money.ts';
import { jsonAnswer, jsonBody, refusal, refusalSchema, type SandboxApp } from './answers.ts';

const doneSchema = z.object({ message: z.literal('success') });
const done = { message: 'success' } as const;
const tags = ['Control de pruebas'];
const responses = {
  200: jsonAnswer(doneSchema, 'Done'),
  400: jsonAnswer(refusalSchema, 'The body does not match its schema'),
};

const faultSchema = z.object({
  path: z.string().startsWith('/'),
  method: z.string().optional(),
  fault: z
    .string()
    .refine(isFaultName, 'is not a fault')
    .optional()
    .openapi({ enum: Object.keys(FAULTS) }),
  times: z.int().positive().optional(),
  body: z.unknown().optional(),
  status: z.int().min(200).max(599).optional(),
});

const addFault = createRoute({
  method: 'post',
  path: '/__sandbox/faults',
  tags,
  summary: 'Makes calls go wrong: a named fault, or an answer of any status and body',
  request: { body: jsonBody(faultSchema) },
  responses,
});

/** A route that changes something by name; `missing` describes the answer 404. */
const changeRoute = <Path extends string, Body extends z.ZodType>(
  path: Path,
  { summary, body, missing }: { readonly summary: string; readonly body: Body; readonly missing: string },
) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    request: { body: jsonBody(body) },
    responses: { ...responses, 404: jsonAnswer(refusalSchema, missing) },
  });

const setStock = changeRoute('/__sandbox/stock', {
  summary: 'Sets the stock of a code',
  body: z.object({ code: z.string(), stock: z.int().min(0) }),
  missing: 'Nothing has this code',
});
const setPrice = changeRoute('/__sandbox/price', {
  summary: 'Sets the prices of an article with its variants, or of one variant, in quetzales',
  body: z.object({ sku: z.string(), listPrice: z.number().positive(), discountedPrice: z.number().min(0) }),
  missing: 'Nothing has this sku',
});
const renameMenu = changeRoute('/__sandbox/menu', {
  summary: 'Gives the menu entries of a name another one',
  body: z.object({ from: z.string().min(1), to: z.string().min(1) }),
  missing: 'No menu entry has this name',
});

function addChangeRoutes(app: SandboxApp, { faults, stock, catalogue }: SandboxContext): void {
  app.openapi(addFault, (c) => {
    const { fault, ...rule } = c.req.valid('json');
    faults.add({ ...rule, fault: fault !== undefined && isFaultName(fault) ? fault : undefined });
    return c.json(done, 200);
  });
  app.openapi(setStock, (c) => {
    const { code, stock: units } = c.req.valid('json');
    return stock.set(code, units) ? c.json(done, 200) : c.json(refusal(404, `No code ${code}`), 404);
  });
  app.openapi(setPrice, (c) => {
    const { sku, listPrice, discountedPrice } = c.req.valid('json');
    const prices = { listPrice: centsOf(listPrice), discountedPrice: centsOf(discountedPrice) };
    return catalogue.changePrice(sku, prices)
      ? c.json(done, 200)
      : c.json(refusal(404, `No sku ${sku}`), 404);
  });
  app.openapi(renameMenu, (c) => {
    const { from, to } = c.req.valid('json');
    return catalogue.renameMenu(from, to)
      ? c.json(done, 200)
      : c.json(refusal(404, `No menu entry ${from}`), 404);
  });
}

type Action = (context: SandboxContext) => void;

/** The routes without a body. */
const ACTIONS: readonly (readonly [method: 'delete' | 'post', path: string, summary: string, Action])[] = [
  ['delete', '/__sandbox/faults', 'Takes all faults back', ({ faults }) => faults.clear()],
  ['delete', '/__sandbox/sessions', 'Lets every token expire', ({ sessions }) => sessions.expireAll()],
  [
    'post',
    '/__sandbox/reset',
    'Back to the first state: stock, prices, menu, users, carts, payments, faults, recorded calls',
    resetState,
  ],
  ['delete', '/__sandbox/requests', 'Forgets the recorded calls', ({ requests }) => requests.clear()],
];

const callSchema = z.object({
  origin: z.enum(['api', 'provider']),
  method: z.string(),
  path: z.string(),
  search: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
});
const listRequests = createRoute({
  method: 'get',
  path: '/__sandbox/requests',
  tags,
  summary: 'The calls that arrived, oldest first; card data is masked',
  responses: { 200: jsonAnswer(z.object({ data: z.array(callSchema) }), 'The calls') },
});

/** The control routes for tests; they exist only when faults are enabled. */
export function addControlRoutes(app: SandboxApp, context: SandboxContext): void {
  addChangeRoutes(app, context);
  for (const [method, path, summary, act] of ACTIONS)
    app.openapi(createRoute({ method, path, tags, summary, responses }), (c) => {
      act(context);
      return c.json(done, 200);
    });
  app.get(listRequests.getRoutingPath(), (c) => c.json({ data: context.requests.all() }));
  app.openAPIRegistry.registerPath(listRequests);
}
