import { describe, expect, it } from 'vitest';
import {
  hasLuhnDigit,
  isUnexpired,
  judgeCard,
  TEST_CARDS,
} from '../../../scripts/sandbox/payment/judge-card.ts';

const NOW = Date.UTC(2026, 0, 15);
const GOOD = { ccnumber: '4111111111111111', ccexp: '0126', cvv: '123' };

describe('a card', () => {
  it.each(TEST_CARDS.map((card) => card.number))(
    'with the number %s, a test card, has a correct check digit',
    (number) => {
      expect(hasLuhnDigit(number)).toBe(true);
    },
  );

  it.each([
    ['0126', true],
    ['0226', true],
    ['1225', false],
    ['1326', false],
    ['0026', false],
    ['126', false],
    ['', false],
  ])('with expiry %j is valid in January 2026: %s', (ccexp, expected) => {
    expect(isUnexpired(ccexp, NOW)).toBe(expected);
  });

  it('is valid to the last millisecond of its month', () => {
    expect(isUnexpired('0126', Date.UTC(2026, 1, 1) - 1)).toBe(true);
    expect(isUnexpired('0126', Date.UTC(2026, 1, 1))).toBe(false);
  });

  it.each([
    [{}, '1', 'APROBADA'],
    [{ ccnumber: '341111111111111', cvv: '1234' }, '1', 'APROBADA'],
    [{ ccnumber: '341111111111111' }, '3', 'CODIGO DE VERIFICACION INVALIDO'],
    [{ cvv: '12x' }, '3', 'CODIGO DE VERIFICACION INVALIDO'],
    [{ ccnumber: '4111111111111112' }, '3', 'NUMERO DE TARJETA INVALIDO'],
    [{ ccnumber: '4111 1111 1111 1111' }, '3', 'NUMERO DE TARJETA INVALIDO'],
    [{ ccexp: '1225' }, '3', 'FECHA DE VENCIMIENTO INVALIDA'],
    [{ ccnumber: '4242424242424242' }, '3', 'USE UNA TARJETA DE PRUEBA'],
    [{ ccnumber: '4000000000000002' }, '2', 'DENEGADA POR EL BANCO EMISOR'],
    [{ ccnumber: '4000000000000119' }, '3', 'ERROR DEL PROCESADOR'],
  ])('with %j answers %s, %s', (change, response, text) => {
    expect(judgeCard({ ...GOOD, ...change }, NOW)).toMatchObject({ response, text });
  });
});
