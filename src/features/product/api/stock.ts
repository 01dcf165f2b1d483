/** Live stock (contract, GET items/stock). */

import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, parseAnswer, requestJson } from '#shared/http/http.ts';
import { stockCode, stockSchema } from './wire/stock.ts';

const FOUND = 200;

/**
 * Units of a variant's code, or of an article's that has no variants. A `code` other than 200 is 'refused', with the
 * service's message (checkout §8); any other failure counts as 0 for the shopper, which is the caller's business.
 */
export async function fetchStock(connection: Connection, code: string): Promise<Answer<number>> {
  const path = `/api/v1/items/stock?value=${encodeURIComponent(code)}`;
  const answer = await requestJson({ connection, method: 'GET', path });
  const outcome = parseAnswer(answer, stockCode);
  if (!outcome.ok) return outcome;
  if (outcome.value.code !== FOUND) return failed({ kind: 'refused', message: outcome.message });
  return parseAnswer(answer, stockSchema);
}
