/** Calls for users and addresses (contract, Users; contract, Addresses). */
import * as z from 'zod/mini';
import {
  type Address,
  type AddressForm,
  type Credentials,
  type Registration,
  type Session,
  usernameFromEmail,
} from '#features/account/rules/account.ts';
import { type Connection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { message } from '#shared/http/wire/fields.ts';
import { NO_COMMENT } from '../rules/address.ts';
import { savedAddressesSchema, sessionSchema } from './wire/account.ts';

/** The `data`: the service's message, or ''. */
export const passwordResetSchema = z.pipe(
  z.nullish(z.object({ respuesta: z.nullish(z.object({ Respuesta: message })) })),
  z.transform((data): string => data?.respuesta?.Respuesta ?? ''),
);

/** The only role of shoppers (storefront §6). */
const SHOPPER_ROLE = 1;

/** Opens a session; a wrong login fails with status 401 and the service's message. */
export function login(connection: Connection, { email, password }: Credentials): Promise<Answer<Session>> {
  return open(connection, 'login', { rolId: SHOPPER_ROLE, emailUser: email, password });
}

/** Registers and opens a session; a known e-mail fails with status 409 and the service's message. */
export function register(connection: Connection, registration: Registration): Promise<Answer<Session>> {
  const { name, email, password, phone } = registration;
  return open(connection, 'register', {
    idUsuario: 0,
    usuario: usernameFromEmail(email),
    nombre: name,
    correo: email,
    clave: password,
    telefono: phone,
  });
}

/** Requests a new password; returns the service's message, or ''. */
export async function requestPasswordReset(connection: Connection, email: string): Promise<Answer<string>> {
  const path = '/api/v1/users/resetPasswordToken';
  const answer = await requestJson({ connection, method: 'POST', path, body: { correo: email } });
  return parseAnswer(answer, dataOf(passwordResetSchema));
}

async function open(connection: Connection, call: string, body: object): Promise<Answer<Session>> {
  const answer = await requestJson({ connection, method: 'POST', path: `/api/v1/users/${call}`, body });
  return parseAnswer(answer, dataOf(sessionSchema(reportOf(connection))));
}

type NewAddress = { readonly userId: number; readonly form: AddressForm };

/** Saves an address and returns the customer's full list; the connection needs the token. */
export async function saveAddress(
  connection: Connection,
  { userId, form }: NewAddress,
): Promise<Answer<readonly Address[]>> {
  const path = '/api/v1/addresses/new-address';
  const answer = await requestJson({ connection, method: 'POST', path, body: addressPayload(userId, form) });
  return parseAnswer(answer, dataOf(savedAddressesSchema(reportOf(connection))));
}

const CREATED = 1;

/** The payload; an empty comment becomes `--` (storefront §9). */
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
