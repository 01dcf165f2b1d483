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
const clearFaults = createRoute({
  method: 'delete',
  path: '/__sandbox/faults',
  tags,
  summary: 'Takes all faults back',
  responses,
});

function addFaultRoutes(app: SandboxApp, { faults }: SandboxContext): void {
  app.openapi(addFault, (c) => {
    const { fault, ...rule } = c.req.valid('json');
    faults.add({ ...rule, fault: fault !== undefined && isFaultName(fault) ? fault : undefined });
    return c.json(done, 200);
  });
  app.openapi(clearFaults, (c) => {
    faults.clear();
    return c.json(done, 200);
  });
}

const setStock = createRoute({
  method: 'post',
  path: '/__sandbox/stock',
  tags,
  summary: 'Sets the stock of a code',
  request: { body: jsonBody(z.object({ code: z.string(), stock: z.int().min(0) })) },
  responses: { ...responses, 404: jsonAnswer(refusalSchema, 'Nothing has this code') },
});
const setPrice = createRoute({
  method: 'post',
  path: '/__sandbox/price',
  tags,
  summary: 'Sets the prices of an article with its variants, or of one variant, in quetzales',
  request: {
    body: jsonBody(
      z.object({ sku: z.string(), listPrice: z.number().positive(), discountedPrice: z.number().min(0) }),
    ),
  },
  responses: { ...responses, 404: jsonAnswer(refusalSchema, 'Nothing has this sku') },
});

const renameMenu = createRoute({
  method: 'post',
  path: '/__sandbox/menu',
  tags,
  summary: 'Gives the menu entries of a name another one',
  request: { body: jsonBody(z.object({ from: z.string().min(1), to: z.string().min(1) })) },
  responses: { ...responses, 404: jsonAnswer(refusalSchema, 'No menu entry has this name') },
});

function addCatalogueRoutes(app: SandboxApp, { stock, catalogue }: SandboxContext): void {
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

const expireSessions = createRoute({
  method: 'delete',
  path: '/__sandbox/sessions',
  tags,
  summary: 'Lets every token expire',
  responses,
});
const reset = createRoute({
  method: 'post',
  path: '/__sandbox/reset',
  tags,
  summary: 'Back to the first state: stock, prices, menu, users, carts, payments, faults, recorded calls',
  responses,
});
const clearRequests = createRoute({
  method: 'delete',
  path: '/__sandbox/requests',
  tags,
  summary: 'Forgets the recorded calls',
  responses,
});
const listRequests = createRoute({
  method: 'get',
  path: '/__sandbox/requests',
  tags,
  summary: 'The calls that arrived, oldest first; card data is masked',
  responses: {
    200: jsonAnswer(
      z.object({
        data: z.array(
          z.object({
            origin: z.enum(['api', 'provider']),
            method: z.string(),
            path: z.string(),
            search: z.string(),
            headers: z.record(z.string(), z.string()),
            body: z.unknown(),
          }),
        ),
      }),
      'The calls',
    ),
  },
});

/** The routes that set the scene for tests; they exist only when faults are enabled. */
export function addControlRoutes(app: SandboxApp, context: SandboxContext): void {
  addFaultRoutes(app, context);
  addCatalogueRoutes(app, context);
  app.openapi(expireSessions, (c) => {
    context.sessions.expireAll();
    return c.json(done, 200);
  });
  app.openapi(reset, (c) => {
    resetState(context);
    return c.json(done, 200);
  });
  app.openapi(clearRequests, (c) => {
    context.requests.clear();
    return c.json(done, 200);
  });
  app.get(listRequests.getRoutingPath(), (c) => c.json({ data: context.requests.all() }));
  app.openAPIRegistry.registerPath(listRequests);
}
