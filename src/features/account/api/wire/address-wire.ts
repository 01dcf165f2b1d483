/** What the new-address form sends (storefront §3, Address form payload). */
import type { AddressForm } from '#features/account/rules/account.ts';
import { NO_COMMENT } from '#features/account/rules/address.ts';

const CREATED = 1;

/** The payload; empty observations become `--` (storefront §9). */
export function addressPayload(userId: number, form: AddressForm) {
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
