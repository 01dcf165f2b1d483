/** Schemas of sessions and addresses (contract, Users; contract, Addresses). */
import * as z from 'zod/mini';
import type { Address, Session, User } from '#features/account/rules/account.ts';
import {
  flag,
  id,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalText,
  verbatim,
} from '#shared/http/wire/fields.ts';
import { optionalListOf, type Report, readableListOf } from '#shared/http/wire/list-of.ts';

const address = z.pipe(
  z.object({
    IdDireccion: id,
    IdUsuario: optionalId,
    Nombre: optionalLine,
    IdPais: optionalId,
    IdDepartamento: optionalId,
    IdMunicipio: optionalId,
    Telefono: optionalLine,
    Direccion: optionalText,
    Observaciones: optionalText,
    Predeterminada: flag,
    Estado: optionalNumber,
  }),
  z.transform(
    (row): Address => ({
      id: row.IdDireccion,
      userId: row.IdUsuario,
      name: row.Nombre,
      countryId: row.IdPais,
      departmentId: row.IdDepartamento,
      municipalityId: row.IdMunicipio,
      phone: row.Telefono,
      address: row.Direccion,
      comment: row.Observaciones,
      isDefault: row.Predeterminada,
      status: row.Estado,
    }),
  ),
);

/** The addresses of a session; missing or null is an empty list. */
export function addressList(report: Report) {
  return optionalListOf('direcciones', address, report);
}

/** The `data` of a new address: the full list, which must be readable because it replaces the stored one. */
export function savedAddressesSchema(report: Report) {
  return z.pipe(
    z.object({ direcciones: readableListOf('direcciones', address, report) }),
    z.transform(({ direcciones }): readonly Address[] => direcciones),
  );
}

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

/** The `data` of a login or registration. */
export function sessionSchema(report: Report) {
  return z.pipe(
    z.object({ usuario: user, direcciones: addressList(report), token: verbatim }),
    z.transform((data): Session => ({ user: data.usuario, addresses: data.direcciones, token: data.token })),
  );
}
