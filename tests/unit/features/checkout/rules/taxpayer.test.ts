import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bracketedTaxpayer,
  formatTaxId,
  isAcceptableTaxId,
  nitCheckDigit,
  normaliseTaxId,
  personName,
  splitPersonName,
  taxIdHint,
} from '#features/checkout/rules/taxpayer.ts';

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

test.each([
  ['576937-K', '576937K'],
  ['576937-k', '576937K'],
  [' 7108 – 0 ', '71080'],
  ['CF', 'CF'],
  ['C/F', 'CF'],
  ['cf', 'CF'],
  ['c.f.', 'CF'],
  ['consumidor final', 'CF'],
  ['Consumidor  Final', 'CF'],
  ['', ''],
  ['   ', ''],
  ['-', ''],
  ['AB/123', 'AB/123'],
  ['１２３４', '1234'],
])('%j is looked up as %j', (typed, taxId) => {
  expect(normaliseTaxId(typed)).toBe(taxId);
});

describe('the hint', () => {
  test.each(['576937-K', '7108-0', '42932-5', '1234567-9', '100-7', '37-K'])(
    '%s: the check digit fits',
    (taxId) => {
      expect(taxIdHint(taxId)).toBe('ok');
    },
  );
  test('8977112-0: the check digit does not fit', () => {
    expect(taxIdHint('8977112-0')).toBe('check-digit');
  });
  test.each([
    ['C/F', 'final-consumer'],
    ['2557 12345 0101', 'dpi'],
    ['P1234567', 'unknown'],
    ['', 'unknown'],
    ['5', 'unknown'],
  ])('%j is %s', (typed, hint) => {
    expect(taxIdHint(typed)).toBe(hint);
  });
  test('a body with its own check digit is always right, with any other always wrong', () => {
    const body = fc.integer({ min: 1, max: 99_999_999 }).map(String);
    fc.assert(
      fc.property(body, fc.constantFrom(...'0123456789K'), (digits, check) => {
        const fits = nitCheckDigit(digits) === check;
        return taxIdHint(`${digits}-${check}`) === (fits ? 'ok' : 'check-digit');
      }),
    );
  });
});

test.each([
  ['576937K', true],
  ['8977112-0', true],
  ['2557123450101', true],
  ['12345678901234', true],
  ['123456789012345', false],
  ['1234-5678-9012-34', true],
  ['', false],
  ['-', false],
])('%j can be billed to: %s (present and shorter than 15 characters)', (taxId, expected) => {
  expect(isAcceptableTaxId(taxId)).toBe(expected);
});

test.each([
  ['576937K', '576937-K'],
  ['12345679', '1234567-9'],
  ['7108-0', '7108-0'],
  ['CF', 'CF'],
  ['1234567890101', '1234567890101'],
  ['12345678', '12345678'],
  ['P1234567', 'P1234567'],
])('%s is printed on a receipt as %s', (taxId, printed) => {
  expect(formatTaxId(taxId)).toBe(printed);
});
