/** Saving a delivery address (contract, Addresses). */
import type { Address, AddressForm } from '#features/account/rules/account.ts';
import { type Connection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { NO_COMMENT } from '../rules/address.ts';
import { savedAddressesSchema } from './wire/address.ts';

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

const CREATED = 1;

/** The payload; empty observations become `--` (storefront §9). */
function addressPayload(userId: number, form: AddressForm) {
  return {
    idUsuario: userId,
    nombre: form.name,
    idPais: form.countryId,
    idDepartamento: form.departmentId,
    idMunicipio: form.municipalityId,
    telefono: form.phone,
    direccion: form.address,
    observaciones: form.comment.trim() === '' ? NO_COMMENT : form.comment,
    predeterminada: CREATED,
    estado: CREATED,
  };
}
