/** An order without a card (contract, POST invoices). */

import type { Order } from '#features/checkout/rules/order.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, requestJson } from '#shared/http/http.ts';
import { orderPayload } from './wire/order-wire.ts';

const SUCCESS = 'success';

/** Sends the order; any message but `success` is 'refused' with it (checkout §7). */
export async function sendInvoice(connection: Connection, order: Order): Promise<Answer<null>> {
  const path = '/api/v1/invoices';
  const answer = await requestJson({ connection, method: 'POST', path, body: orderPayload(order) });
  if (!answer.ok) return answer;
  if (answer.message.toLowerCase() !== SUCCESS) return failed({ kind: 'refused', message: answer.message });
  return { ...answer, value: null };
}
