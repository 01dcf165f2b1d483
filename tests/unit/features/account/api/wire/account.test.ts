import { expect, test } from 'vitest';
import { addressList, savedAddressesSchema } from '#features/account/api/wire/account.ts';
import type { Rejection } from '#shared/http/wire/list-of.ts';
import { read } from '../../../../fixtures/wire.ts';

const HOME = {
  IdDireccion: '3',
  IdUsuario: 7,
  Nombre: 'Casa',
  IdPais: 1,
  IdDepartamento: 2,
  IdMunicipio: 205,
  Telefono: 55512345,
  Direccion: '6a avenida\n1-2, zona 1',
  Observaciones: 'Portón negro',
  Predeterminada: 1,
  Estado: 1,
};

test('a saved address has every field', () => {
  expect(
    read(
      addressList(() => undefined),
      [HOME],
    ),
  ).toEqual([
    {
      id: 3,
      userId: 7,
      name: 'Casa',
      countryId: 1,
      departmentId: 2,
      municipalityId: 205,
      phone: '55512345',
      address: '6a avenida\n1-2, zona 1',
      comment: 'Portón negro',
      isDefault: true,
      status: 1,
    },
  ]);
});

test('the addresses of a session may be missing; the list that replaces them may not', () => {
  const quiet = () => undefined;
  expect(read(addressList(quiet), null)).toEqual([]);
  const rejected: Rejection[] = [];
  read(
    addressList((rejection) => rejected.push(rejection)),
    [HOME, 7],
  );
  expect(rejected).toEqual([{ list: 'direcciones', index: 1, path: '' }]);
  expect(read(savedAddressesSchema(quiet), { direcciones: [] })).toEqual([]);
  expect(read(savedAddressesSchema(quiet), {})).toEqual(['direcciones']);
});

test('an unreadable list replaces nothing; one readable address is enough', () => {
  const rejected: Rejection[] = [];
  const schema = savedAddressesSchema((rejection) => rejected.push(rejection));
  const damaged = { ...HOME, IdDireccion: null };
  expect(read(schema, { direcciones: [damaged, 7] })).toEqual(['direcciones.0']);
  expect(rejected).toEqual([
    { list: 'direcciones', index: 0, path: 'IdDireccion' },
    { list: 'direcciones', index: 1, path: '' },
  ]);
  expect(read(schema, { direcciones: [damaged, HOME] })).toMatchObject([{ id: 3 }]);
});
