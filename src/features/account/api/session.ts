/** Login, registration and password reset (contract, Users). */
import * as z from 'zod/mini';
import type { Credentials, Registration, Session } from '#features/account/rules/account.ts';
import { type Connection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { message } from '#shared/http/wire/fields.ts';
import { sessionSchema } from './wire/session.ts';

/** The `data`: the service's own words, '' where it sent none. */
export const passwordResetSchema = z.pipe(
  z.nullish(z.object({ respuesta: z.nullish(z.object({ Respuesta: message })) })),
  z.transform((data): string => data?.respuesta?.Respuesta ?? ''),
);

/** The only role that shops (storefront §6). */
const SHOPPER_ROLE = 1;

/** Opens a session; a wrong login fails with status 401 and the service's message. */
export function login(connection: Connection, { email, password }: Credentials): Promise<Answer<Session>> {
  return open(connection, 'login', { rolId: SHOPPER_ROLE, emailUser: email, password });
}

/** Registers and opens a session; the username is the e-mail's part before the at sign. A taken e-mail: status 409. */
export function register(connection: Connection, registration: Registration): Promise<Answer<Session>> {
  const { name, email, password, phone } = registration;
  const [usuario = ''] = email.split('@', 1);
  return open(connection, 'register', {
    idUsuario: 0,
    usuario,
    nombre: name,
    correo: email,
    clave: password,
    telefono: phone,
  });
}

/** Asks for a new password; the value is what the service says of it, '' when it says nothing. */
export async function requestPasswordReset(connection: Connection, email: string): Promise<Answer<string>> {
  const path = '/api/v1/users/resetPasswordToken';
  const answer = await requestJson({ connection, method: 'POST', path, body: { correo: email } });
  return parseAnswer(answer, dataOf(passwordResetSchema));
}

async function open(connection: Connection, call: string, body: object): Promise<Answer<Session>> {
  const answer = await requestJson({ connection, method: 'POST', path: `/api/v1/users/${call}`, body });
  return parseAnswer(answer, dataOf(sessionSchema(reportOf(connection))));
}
