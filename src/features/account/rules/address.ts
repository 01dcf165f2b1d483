/** Delivery addresses (storefront §3, Address; §5, Saving an address; §5, Address form). */

import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import type { Address, AddressForm } from './account.ts';
import { findPhoneFault, PHONE_FAULTS, type PhoneFault } from './contact-fields.ts';

/** The stored comment of an address without one. */
export const NO_COMMENT = '--';

export type AddressProblem =
  | { readonly field: 'name'; readonly error: 'name-missing' }
  | { readonly field: 'countryId'; readonly error: 'country-missing' }
  | { readonly field: 'departmentId'; readonly error: 'department-missing' }
  | { readonly field: 'municipalityId'; readonly error: 'municipality-missing' }
  | { readonly field: 'phone'; readonly error: 'phone-missing' | PhoneFault }
  | { readonly field: 'address'; readonly error: 'address-missing' };

type Check = { readonly problem: AddressProblem; readonly passes: (form: AddressForm) => boolean };

const CHECKS: readonly Check[] = [
  { problem: { field: 'name', error: 'name-missing' }, passes: ({ name }) => name.trim() !== '' },
  { problem: { field: 'countryId', error: 'country-missing' }, passes: ({ countryId }) => countryId > 0 },
  {
    problem: { field: 'departmentId', error: 'department-missing' },
    passes: ({ departmentId }) => departmentId > 0,
  },
  {
    problem: { field: 'municipalityId', error: 'municipality-missing' },
    passes: ({ municipalityId }) => municipalityId > 0,
  },
  { problem: { field: 'phone', error: 'phone-missing' }, passes: ({ phone }) => phone.trim() !== '' },
  ...PHONE_FAULTS.map(
    (error): Check => ({
      problem: { field: 'phone', error },
      passes: ({ phone }) => phone.trim() === '' || findPhoneFault(phone) !== error,
    }),
  ),
  { problem: { field: 'address', error: 'address-missing' }, passes: ({ address }) => address.trim() !== '' },
];

/** The errors of the address form, in the order of its fields. */
export function addressFormProblems(form: AddressForm): readonly AddressProblem[] {
  return CHECKS.filter(({ passes }) => !passes(form)).map(({ problem }) => problem);
}

/** The address that is selected when the list changes. */
export function lastAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.at(-1);
}

/** The address with municipality and department: `12 calle 1-25 zona 10, Guatemala, Guatemala`. */
export function addressLine(
  place: Pick<AddressForm, 'address' | 'municipalityId' | 'departmentId'>,
  { municipalities, departments }: Pick<PlaceCatalog, 'municipalities' | 'departments'>,
): string {
  const municipality = municipalities.find(({ id }) => id === place.municipalityId)?.name ?? '';
  const department = departments.find(({ id }) => id === place.departmentId)?.name ?? '';
  const street = place.address.replace(/\s+/g, ' ').trim();
  return [street, municipality, department].filter((part) => part !== '').join(', ');
}
