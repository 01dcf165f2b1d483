/** A saved delivery address (contract, Addresses) → `Address`. */
import * as z from 'zod/mini';
import type { Address } from '#features/account/rules/account.ts';
import {
  flag,
  id,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalText,
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

/** The addresses of a session; missing or null is none. */
export function addressList(report: Report) {
  return optionalListOf('direcciones', address, report);
}

/** The `data` of the new-address call: the full list, which has to be there and be readable, since it replaces the stored one. */
export function savedAddressesSchema(report: Report) {
  return z.pipe(
    z.object({ direcciones: readableListOf('direcciones', address, report) }),
    z.transform(({ direcciones }): readonly Address[] => direcciones),
  );
}
