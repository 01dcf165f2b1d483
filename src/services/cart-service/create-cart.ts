/** Makes a cart that can be paid (contract, POST Cart/create). */

import type { CartOrder, Order } from '#domain/checkout/order.ts';
import type { Answer } from '#domain/page/failure.ts';
import { cartOrderSchema } from '#services/schemas/payment/cart-order.ts';
import { orderPayload } from '#services/schemas/payment/order-wire.ts';
import type { Connection } from '../connection.ts';
import { parseAnswer, requestJson } from '../http.ts';
import { dataOf } from '../schemas/envelope.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';

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
