/** Makes a cart that can be paid (contract, POST Cart/create). */
import * as z from 'zod/mini';
import type { CartOrder, Order } from '#features/checkout/rules/order.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { optionalVerbatim, verbatim } from '#shared/http/wire/fields.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';
import { orderPayload } from './wire/order-wire.ts';

/**
 * The `data`: its first row, the others are not looked at. No row fails at `0`, a row without its id at
 * `0.UIdCarrito`.
 */
export const cartOrderSchema = z.pipe(
  z.pipe(
    z.array(z.unknown()),
    z.transform(([first]) => [first]),
  ),
  z.pipe(
    z.tuple([z.object({ UIdCarrito: verbatim, DocumentoLocal: optionalVerbatim })]),
    z.transform(([row]): CartOrder => ({ cartId: row.UIdCarrito, localDocument: row.DocumentoLocal })),
  ),
);

/**
 * The cart of the order. An answer whose row has no cart id is 'unexpected' at `data.0.UIdCarrito`; without a row, at
 * `data.0` or `data`. Never sent twice by itself: after 'network' a cart may exist (decision 75, One payment).
 */
export async function createCart(
  connection: Connection,
  order: Order,
  environment: CartEnvironment,
): Promise<Answer<CartOrder>> {
  const path = inEnvironment('/api/Cart/create', environment);
  const answer = await requestJson({ connection, method: 'POST', path, body: orderPayload(order) });
  return parseAnswer(answer, dataOf(cartOrderSchema));
}
