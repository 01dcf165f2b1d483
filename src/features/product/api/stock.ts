/** The current stock (contract, GET items/stock). */
import * as z from 'zod/mini';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, parseAnswer, requestJson } from '#shared/http/http.ts';
import { number } from '#shared/http/wire/fields.ts';
import { usableStock } from '../rules/stock.ts';

/** The service's code, in addition to the HTTP status. */
const stockCode = z.object({ code: number });

/** Units in stock: whole, 0 for a negative number (decision 94, Units). */
export const stockSchema = z.pipe(
  z.object({ data: z.object({ stock: number }) }),
  z.transform(({ data }): number => usableStock(data.stock)),
);

const FOUND = 200;

/**
 * Units of a variant's code, or of an article's without variants. A `code` other than 200 is 'refused', with the service's
 * message (checkout §8); callers treat any other failure as 0.
 */
export async function fetchStock(connection: Connection, code: string): Promise<Answer<number>> {
  const path = `/api/v1/items/stock?value=${encodeURIComponent(code)}`;
  const answer = await requestJson({ connection, method: 'GET', path });
  const outcome = parseAnswer(answer, stockCode);
  if (!outcome.ok) return outcome;
  if (outcome.value.code !== FOUND) return failed({ kind: 'refused', message: outcome.message });
  return parseAnswer(answer, stockSchema);
}
