/** An order without a card (contract, POST invoices). */

import type { Order } from '#domain/checkout/order.ts';
import type { Answer } from '#domain/page/failure.ts';
import { orderPayload } from '#services/schemas/payment/order-wire.ts';
import type { Connection } from '../connection.ts';
import { failed, requestJson } from '../http.ts';

const SUCCESS = 'success';

/** Sends the order; any message but `success` is 'refused' with it (checkout §7). */
export async function sendInvoice(connection: Connection, order: Order): Promise<Answer<null>> {
  const path = '/api/v1/invoices';
  const answer = await requestJson({ connection, method: 'POST', path, body: orderPayload(order) });
  if (!answer.ok) return answer;
  if (answer.message.toLowerCase() !== SUCCESS) return failed({ kind: 'refused', message: answer.message });
  return { ...answer, value: null };
}
