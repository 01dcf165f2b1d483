import { describe, expect, test } from 'vitest';
import { bracketedTaxpayer, personName, splitPersonName } from '#features/checkout/rules/taxpayer.ts';

describe('the bracketed final consumer', () => {
  test.each([
    ['CF[CONSUMIDOR FINAL]', { taxId: 'CF', name: 'CONSUMIDOR FINAL' }],
    [' C/F [ Consumidor Final ] ', { taxId: 'CF', name: 'Consumidor Final' }],
    ['[CF CONSUMIDOR FINAL]', { taxId: 'CF', name: 'CF CONSUMIDOR FINAL' }],
    ['[Consumidor Final]', { taxId: 'CF', name: 'Consumidor Final' }],
    [' 123 [CONSUMIDOR FINAL]', { taxId: '123', name: 'CONSUMIDOR FINAL' }],
  ])('%j is %j', (description, taxpayer) => {
    expect(bracketedTaxpayer(description)).toEqual(taxpayer);
  });
  test.each([
    'NIT encontrado',
    'NIT validado [OK]',
    'CF',
    'CF[]',
    'CF[CONSUMIDOR FINAL',
    '',
    '[',
    '][',
    'x]CF[CONSUMIDOR FINAL]',
    '123[NO ES CONSUMIDOR FINAL]',
    '123[CFX]',
    '123[SIN CF]',
  ])('%j has no name: the first Detalle record counts', (description) => {
    expect(bracketedTaxpayer(description)).toBeUndefined();
  });
});

test.each([
  ['GARCIA LOPEZ,MARIA', 'MARIA GARCIA LOPEZ'],
  ['GARCIA,LOPEZ,,MARIA,JOSE', 'LOPEZ MARIA JOSE GARCIA'],
  [' GARCIA ,  ANA  MARIA ', 'ANA MARIA GARCIA'],
  ['MARIA GARCIA', 'MARIA GARCIA'],
  ['GARCIA,', 'GARCIA'],
  [',MARIA', 'MARIA'],
  ['', ''],
  [',', ''],
  ['TIENDAS UNIDAS, S.A.', 'TIENDAS UNIDAS, S.A.'],
  ['TIENDAS UNIDAS, SOCIEDAD ANONIMA', 'TIENDAS UNIDAS, SOCIEDAD ANONIMA'],
  [', S.A.', 'S.A.'],
  ['LOPEZ,ROSA', 'ROSA LOPEZ'],
  ['LOPEZ,ANA S.A.', 'ANA S.A. LOPEZ'],
  ['LOPEZ,S.A. ANA', 'S.A. ANA LOPEZ'],
  ['LOPEZ,SARA', 'SARA LOPEZ'],
  ['LOPEZ,LIMITADAS', 'LIMITADAS LOPEZ'],
])('the name %j is billed as %j', (name, expected) => {
  expect(personName(name)).toBe(expected);
});

test("'last,first' splits into first and last name", () => {
  expect(splitPersonName('GARCIA LOPEZ,MARIA')).toEqual({ firstName: 'MARIA', lastName: 'GARCIA LOPEZ' });
  expect(splitPersonName('CONSUMIDOR FINAL')).toEqual({ firstName: 'CONSUMIDOR FINAL', lastName: '' });
});

test.each([
  'SA',
  'S.A.',
  'S. A.',
  's.a',
  'S A',
  'CV',
  'C.V.',
  'C. V.',
  'C.V',
  'SRL',
  'S.R.L.',
  'S. R. L.',
  'S R L',
  'LTDA',
  'LTDA.',
  'LIMITADA',
  'SOCIEDAD ANÓNIMA',
  'INC',
  'INC.',
  'LLC',
])('a company named %j is not reversed', (form) => {
  expect(splitPersonName(`TIENDAS UNIDAS, ${form}`)).toEqual({
    firstName: `TIENDAS UNIDAS, ${form}`,
    lastName: '',
  });
});
