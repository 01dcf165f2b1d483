import { describe, expect, test } from 'vitest';
import type { AddressForm } from '#features/account/rules/account.ts';
import { addressFormProblems, addressLine, lastAddress } from '#features/account/rules/address.ts';
import { departmentsOf, municipalitiesOf, type PlaceCatalog } from '#features/delivery/rules/place.ts';
import { address } from '../../../fixtures/samples.ts';

const places: PlaceCatalog = {
  countries: [{ id: 1, name: 'Guatemala' }],
  departments: [
    { id: 1, countryId: 1, name: 'Guatemala' },
    { id: 3, countryId: 1, name: 'Sacatepéquez' },
    { id: 50, countryId: 2, name: 'Otro' },
  ],
  municipalities: [
    { id: 101, departmentId: 1, name: 'Mixco' },
    { id: 301, departmentId: 3, name: 'Antigua Guatemala' },
  ],
};
const form: AddressForm = {
  name: 'Casa',
  countryId: 1,
  departmentId: 3,
  municipalityId: 301,
  phone: '3232-3232',
  address: '5a calle 2',
  comment: '',
};

describe('the address form', () => {
  test('passes with everything required, observaciones optional', () => {
    expect(addressFormProblems(form)).toEqual([]);
  });
  test.each<[string, Partial<AddressForm>]>([
    ['name-missing', { name: ' ' }],
    ['country-missing', { countryId: 0 }],
    ['department-missing', { departmentId: 0 }],
    ['municipality-missing', { municipalityId: 0 }],
    ['phone-missing', { phone: '' }],
    ['phone-invalid', { phone: '123' }],
    ['phone-too-long', { phone: '2222-3333 4444-5555' }],
    ['phone-not-digits', { phone: '2222-3333 ext. 12' }],
    ['address-missing', { address: '\n' }],
  ])('%s', (error, change) => {
    expect(addressFormProblems({ ...form, ...change }).map((problem) => problem.error)).toEqual([error]);
  });
  test('counts blanks as empty, and names the field of each', () => {
    const blank = { name: ' ', countryId: 0, departmentId: 0, municipalityId: 0, phone: ' ', address: ' ' };
    expect(addressFormProblems({ ...form, ...blank })).toEqual([
      { field: 'name', error: 'name-missing' },
      { field: 'countryId', error: 'country-missing' },
      { field: 'departmentId', error: 'department-missing' },
      { field: 'municipalityId', error: 'municipality-missing' },
      { field: 'phone', error: 'phone-missing' },
      { field: 'address', error: 'address-missing' },
    ]);
    expect(addressFormProblems({ ...form, phone: '123' })).toEqual([
      { field: 'phone', error: 'phone-invalid' },
    ]);
  });
  test('reports all in the order of its fields', () => {
    const nothing = {
      name: '',
      countryId: 0,
      departmentId: 0,
      municipalityId: 0,
      phone: '',
      address: '',
      comment: '',
    };
    expect(addressFormProblems(nothing).map(({ field }) => field)).toEqual([
      'name',
      'countryId',
      'departmentId',
      'municipalityId',
      'phone',
      'address',
    ]);
  });
});

test('the last address in the list is the one selected', () => {
  expect(lastAddress([address, { ...address, id: 5 }])?.id).toBe(5);
  expect(lastAddress([])).toBeUndefined();
});

test('an address is one readable line with municipality and department', () => {
  expect(addressLine({ ...form, address: ' 5a calle\n 2 ' }, places)).toBe(
    '5a calle 2, Antigua Guatemala, Sacatepéquez',
  );
  expect(addressLine({ ...form, municipalityId: 9, departmentId: 9 }, places)).toBe('5a calle 2');
});

test('departments are those of the country, municipalities those of the department, none before one is chosen', () => {
  expect(departmentsOf(places, 1).map(({ id }) => id)).toEqual([1, 3]);
  expect(municipalitiesOf(places, 3).map(({ id }) => id)).toEqual([301]);
  expect(municipalitiesOf(places, 0)).toEqual([]);
});

test('of several addresses the last is selected, and none of none', () => {
  const three = [1, 2, 3].map((id) => ({ ...address, id }));
  expect([lastAddress(three)?.id, lastAddress([])]).toEqual([3, undefined]);
});
