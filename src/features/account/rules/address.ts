/** Delivery addresses (storefront §3, Address; §5, Saving an address; §5, Address form). */
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import type { Address, AddressForm } from './account.ts';
import { findProblems, PHONE_CHECKS, PLACE_CHECKS, requireText } from './form-checks.ts';

/** The stored comment of an address without one. */
export const NO_COMMENT = '--';

const CHECKS = [
  requireText('name', 'name-missing'),
  ...PLACE_CHECKS,
  ...PHONE_CHECKS,
  requireText('address', 'address-missing'),
];
export type AddressProblem = (typeof CHECKS)[number]['problem'];

/** The problems of the address form, in the order of its fields. */
export function addressFormProblems(form: AddressForm): readonly AddressProblem[] {
  return findProblems(form, CHECKS);
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
