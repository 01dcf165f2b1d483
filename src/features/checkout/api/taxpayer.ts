/** Who a tax id belongs to (contract, POST validar-nit). */

import { normaliseTaxId } from '#features/checkout/rules/nit.ts';
import type { Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, parseAnswer, requestJson } from '#shared/http/http.ts';
import { taxpayerSchema } from './wire/taxpayer.ts';

/** What is asked: the id, without dashes and spaces, and the shop's fixed client token. */
export type TaxpayerQuery = { readonly token: string; readonly taxId: string };

/** Where the question comes from, as the service counts it (checkout §7). */
const ORIGIN = 1;

/**
 * The taxpayer. `Respuesta` False is 'refused' with the service's description; an answer without header, record or name
 * is 'unexpected' at that path (checkout §8: 'Error al validar NIT').
 */
export async function lookUpTaxpayer(
  connection: Connection,
  { token, taxId }: TaxpayerQuery,
): Promise<Answer<Taxpayer>> {
  const body = { tokenCliente: token, origen: ORIGIN, nit: taxId };
  const path = '/api/Validar/validar-nit';
  const answer = parseAnswer(await requestJson({ connection, method: 'POST', path, body }), taxpayerSchema);
  if (!answer.ok) return answer;
  if (!answer.value.found) return failed({ kind: 'refused', message: answer.value.description });
  const { taxpayer } = answer.value;
  return { ...answer, value: { ...taxpayer, taxId: normaliseTaxId(taxpayer.taxId || taxId) } };
}
