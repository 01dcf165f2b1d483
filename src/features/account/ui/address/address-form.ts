/** The new-address form: what it starts with and how it takes what is typed (storefront §5, Address form). */
import type { AddressForm } from '#features/account/rules/account.ts';
import { onlyCountry, type PlaceCatalog } from '#features/delivery/rules/place.ts';
import { cleanTyped } from '#shared/text/text.ts';

export type AddressTextField = 'name' | 'phone' | 'address' | 'comment';

/** What the clean-up rules call the fields. */
const WIRE_NAMES: Readonly<Record<AddressTextField, string>> = {
  name: 'nombre',
  phone: 'telefono',
  address: 'direccion',
  comment: 'observaciones',
};

/** An empty form; where there is one country only, it is chosen. */
export function emptyAddressForm(catalog: PlaceCatalog): AddressForm {
  return {
    name: '',
    countryId: onlyCountry(catalog)?.id ?? 0,
    departmentId: 0,
    municipalityId: 0,
    phone: '',
    address: '',
    comment: '',
  };
}

/** The form with a text as it was typed, cleaned by the rule of its field. */
export function withTyped(form: AddressForm, field: AddressTextField, typed: string): AddressForm {
  return { ...form, [field]: cleanTyped(WIRE_NAMES[field], typed) };
}
