/** The lookup of a tax id (contract, POST validar-nit). */
import type { Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import { normaliseTaxId } from '#features/checkout/rules/taxpayer.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, parseAnswer, requestJson } from '#shared/http/http.ts';
import { taxpayerSchema } from './wire/taxpayer.ts';

/** The normalised tax id and the shop's client token. */
type TaxpayerQuery = { readonly token: string; readonly taxId: string };

/** The code of this origin (checkout §7). */
const ORIGIN = 1;

/** Looks up a taxpayer; `Respuesta` False is 'refused', a missing header, record or name 'unexpected' (checkout §8). */
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
