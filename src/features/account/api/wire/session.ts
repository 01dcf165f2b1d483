/** A login or registration (contract, Users) → `Session`. */
import * as z from 'zod/mini';
import type { Session, User } from '#features/account/rules/account.ts';
import { id, optionalId, optionalLine, verbatim } from '#shared/http/wire/fields.ts';
import type { Report } from '#shared/http/wire/list-of.ts';
import { addressList } from './address.ts';

const DEFAULT_ROLE = 1;

const user = z.pipe(
  z.object({
    IdUsuario: id,
    Nombre: optionalLine,
    Usuario: optionalLine,
    Correo: optionalLine,
    Telefono1: optionalLine,
    IdRol: optionalId,
  }),
  z.transform(
    (row): User => ({
      id: row.IdUsuario,
      name: row.Nombre,
      username: row.Usuario,
      email: row.Correo,
      phone: row.Telefono1,
      roleId: row.IdRol || DEFAULT_ROLE,
    }),
  ),
);

/** The `data` of both calls. */
export function sessionSchema(report: Report) {
  return z.pipe(
    z.object({ usuario: user, direcciones: addressList(report), token: verbatim }),
    z.transform((data): Session => ({ user: data.usuario, addresses: data.direcciones, token: data.token })),
  );
}
