import { describe, expect, it } from 'vitest';
import {
  isDpi,
  isNit,
  nitCheckCharacter,
  normaliseTaxId,
  SPECIAL_TAX_IDS,
} from '../../../scripts/sandbox/routes/tax-id.ts';
import { call, smallSandbox } from './sandbox-fixture.ts';

describe('the NIT check character', () => {
  it.each(['576937-K', '7108-0', '42932-5', '1234567-9', '100-7', '37-K', '576937k'])(
    'is correct in %s',
    (nit) => {
      expect(isNit(normaliseTaxId(nit))).toBe(true);
    },
  );

  it.each(['8977112-0', '576937-1', 'K', '', '12A4-5'])('is wrong in %j', (nit) => {
    expect(isNit(normaliseTaxId(nit))).toBe(false);
  });

  it('is correct in every special id', () => {
    for (const taxId of Object.values(SPECIAL_TAX_IDS)) {
      expect(nitCheckCharacter(taxId.slice(0, -1))).toBe(taxId.slice(-1));
    }
  });

  it('does not apply to a DPI, which has 13 digits', () => {
    expect(isDpi('1234567890101')).toBe(true);
    expect(isDpi('0234567890101')).toBe(false);
    expect(isDpi('123456789010')).toBe(false);
  });
});

describe('POST /api/Validar/validar-nit', () => {
  const ask = async (nit: string, tokenCliente = 'sandbox') =>
    call(smallSandbox(), '/api/Validar/validar-nit', { body: { tokenCliente, origen: 1, nit } });

  it.each(['CF', 'C/F', 'cf', 'consumidor final'])('accepts %s as the final consumer', async (nit) => {
    const { answer } = await ask(nit);
    expect(answer.Encabezado).toEqual([{ Respuesta: 'True', Descripcion: 'CF[CONSUMIDOR FINAL]' }]);
  });

  it('names a taxpayer as last,first, the same one every time', async () => {
    const { answer } = await ask('576937-K');
    expect(answer.Encabezado[0].Respuesta).toBe('True');
    expect(answer.Detalle[0].Nit).toBe('576937K');
    expect(answer.Detalle[0].Nombre).toMatch(/^[^,]+,[^,]+$/);
    expect((await ask('576937-K')).answer).toEqual(answer);
  });

  it('answers a DPI with a boolean', async () => {
    const { answer } = await ask('1234 56789 0101');
    expect(answer.Encabezado[0].Respuesta).toBe(true);
    expect(answer.Detalle[0].Nit).toBe('1234567890101');
  });

  it.each([
    ['8977112-0', 'El NIT ingresado no es válido'],
    [SPECIAL_TAX_IDS.unknown, 'El NIT no está registrado'],
  ])('refuses %s', async (nit, Descripcion) => {
    const { answer } = await ask(nit);
    expect(answer).toEqual({ Encabezado: [{ Respuesta: 'False', Descripcion }], Detalle: [] });
  });

  it('refuses a wrong client token', async () => {
    const { answer } = await ask('576937-K', 'wrong');
    expect(answer.Encabezado[0].Respuesta).toBe('False');
  });

  it('has an id with an empty header and one that fails', async () => {
    expect((await ask(SPECIAL_TAX_IDS.withoutHeader)).answer.Encabezado).toEqual([]);
    expect((await ask(SPECIAL_TAX_IDS.failing)).status).toBe(500);
  });
});
