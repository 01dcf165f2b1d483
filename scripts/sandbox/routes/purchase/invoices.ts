import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { checkOrder } from '../../selling/order-check.ts';
import { placeOrder } from '../../selling/place-order.ts';
import { inTransaction } from '../../state/database.ts';
import { jsonAnswer, jsonBody, refusal, refusalSchema } from '../../wire/envelope.ts';
import { orderSchema } from '../../wire/order.ts';
import { callerOf, EXPIRED_SESSION } from '../account/bearer.ts';

const route = createRoute({
  method: 'post',
  path: '/api/v1/invoices',
  tags: ['Pedidos'],
  summary: 'Takes an order without a card payment',
  request: { body: jsonBody(orderSchema) },
  responses: {
    200: jsonAnswer(z.object({ message: z.string() }), '`success`, or the reason of the refusal'),
    400: jsonAnswer(refusalSchema, 'The order does not match its schema'),
    401: jsonAnswer(refusalSchema, 'A token came along that is unknown or has expired'),
  },
});

/** POST /api/v1/invoices */
export function addInvoicesRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(route, (c) => {
    const caller = callerOf(c.req.header('Authorization'), context);
    if (caller.kind === 'expired') return c.json(refusal(401, EXPIRED_SESSION), 401);
    const check = checkOrder(c.req.valid('json'), 'invoice', context);
    if (check.outcome === 'refused') return c.json({ message: check.reason }, 200);
    const cart = inTransaction(context.database, () => context.carts.add(check.cart));
    const placed = placeOrder(cart, null, context);
    return c.json({ message: placed.outcome === 'refused' ? placed.reason : 'success' }, 200);
  });
}
