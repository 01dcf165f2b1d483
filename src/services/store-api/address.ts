/** Saving a delivery address (contract, Addresses). */
import type { Address, AddressForm } from '#domain/account/account.ts';
import type { Answer } from '#domain/page/failure.ts';
import { savedAddressesSchema } from '#services/schemas/account/address.ts';
import { addressPayload } from '#services/schemas/account/address-wire.ts';
import { type Connection, reportOf } from '../connection.ts';
import { parseAnswer, requestJson } from '../http.ts';
import { dataOf } from '../schemas/envelope.ts';

/** A filled form and whose address it is. */
export type NewAddress = { readonly userId: number; readonly form: AddressForm };

/** Saves the address; the value is the customer's full list. The connection carries the token. */
export async function saveAddress(
  connection: Connection,
  { userId, form }: NewAddress,
): Promise<Answer<readonly Address[]>> {
  const path = '/api/v1/addresses/new-address';
  const answer = await requestJson({ connection, method: 'POST', path, body: addressPayload(userId, form) });
  return parseAnswer(answer, dataOf(savedAddressesSchema(reportOf(connection))));
}
