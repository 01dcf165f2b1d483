import { z } from '@hono/zod-openapi';
import type { SandboxContext } from '../context.ts';
import type { Address } from '../state/address-repository.ts';
import type { User } from '../state/user-repository.ts';

/** A delivery address on the wire (contract, Addresses). */
export const addressSchema = z
  .object({
    IdDireccion: z.number(),
    IdUsuario: z.number(),
    Nombre: z.string(),
    IdPais: z.number(),
    IdDepartamento: z.number(),
    IdMunicipio: z.number(),
    Telefono: z.string(),
    Direccion: z.string(),
    Observaciones: z.string(),
    Predeterminada: z.number(),
    Estado: z.number(),
  })
  .openapi('Direccion');

const userSchema = z
  .object({
    IdUsuario: z.number(),
    Nombre: z.string(),
    Usuario: z.string(),
    Correo: z.string(),
    Telefono1: z.string(),
    IdRol: z.number(),
  })
  .openapi('Usuario');

/** The answer to a login and to a registration. */
export const sessionSchema = z.object({
  message: z.string(),
  data: z.object({ usuario: userSchema, direcciones: z.array(addressSchema), token: z.string() }),
});

/** A delivery address as the wire names it. */
export function wireAddress(address: Address) {
  return {
    IdDireccion: address.id,
    IdUsuario: address.userId,
    Nombre: address.name,
    IdPais: address.countryId,
    IdDepartamento: address.departmentId,
    IdMunicipio: address.municipalityId,
    Telefono: address.phone,
    Direccion: address.line,
    Observaciones: address.notes,
    Predeterminada: address.isDefault ? 1 : 0,
    Estado: address.status,
  };
}

/** Opens a session and returns the customer, the addresses and the token. */
export function openSession(user: User, { sessions, addresses }: SandboxContext) {
  const usuario = {
    IdUsuario: user.id,
    Nombre: user.name,
    Usuario: user.username,
    Correo: user.email,
    Telefono1: user.phone,
    IdRol: 1,
  };
  const direcciones = addresses.ofUser(user.id).map(wireAddress);
  return { message: 'success', data: { usuario, direcciones, token: sessions.open(user.id) } };
}
