import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { checkOrder } from '../../selling/order-check.ts';
import { localDocument } from '../../state/cart-repository.ts';
import { inTransaction } from '../../state/database.ts';
import { jsonAnswer, jsonBody, refusal, refusalSchema } from '../../wire/envelope.ts';
import { orderSchema, type WireOrder } from '../../wire/order.ts';
import { callerOf, EXPIRED_SESSION } from '../account/bearer.ts';
import { environmentQuery } from './environment-query.ts';

const createdSchema = z.object({
  message: z.string(),
  data: z.array(z.object({ UIdCarrito: z.string(), DocumentoLocal: z.string() })),
});

const route = createRoute({
  method: 'post',
  path: '/api/Cart/create',
  tags: ['Carrito'],
  summary: 'Keeps an order as a cart that can be paid',
  request: { query: environmentQuery, body: jsonBody(orderSchema) },
  responses: {
    200: jsonAnswer(createdSchema, 'The cart'),
    400: jsonAnswer(refusalSchema, 'The order does not match its schema'),
    401: jsonAnswer(refusalSchema, 'A token came along that is unknown or has expired'),
    409: jsonAnswer(refusalSchema, 'Prices, totals, stock or the address do not hold'),
  },
});

/** Whether a chosen address is one of the customer's own; guests choose none (0). */
function hasOwnAddress(order: WireOrder, userId: number | undefined, context: SandboxContext): boolean {
  if (order.idDireccion === 0) return true;
  if (userId === undefined || userId !== order.IdUsuario_Direccion) return false;
  return context.addresses.ofUser(userId).some((address) => address.id === order.idDireccion);
}

/** POST /api/Cart/create */
export function addCartCreateRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(route, (c) => {
    const order = c.req.valid('json');
    const caller = callerOf(c.req.header('Authorization'), context);
    if (caller.kind === 'expired') return c.json(refusal(401, EXPIRED_SESSION), 401);
    const userId = caller.kind === 'customer' ? caller.userId : undefined;
    if (!hasOwnAddress(order, userId, context)) {
      return c.json(refusal(409, 'La dirección de entrega no es válida'), 409);
    }
    const check = checkOrder(order, c.req.valid('query').env, context);
    if (check.outcome === 'refused') return c.json(refusal(409, check.reason), 409);
    const cart = inTransaction(context.database, () => context.carts.add(check.cart));
    const data = [{ UIdCarrito: cart.id, DocumentoLocal: localDocument(cart) }];
    return c.json({ message: 'success', data }, 200);
  });
}
