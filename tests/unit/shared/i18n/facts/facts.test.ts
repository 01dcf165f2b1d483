import { expect, test } from 'vitest';
import { factsOf, fillFacts, fillFactsIn } from '#shared/i18n/facts/facts.ts';

const FACTS = factsOf({
  returns: { exchangeDays: 15, refundDays: 10 },
  delivery: {
    everywhere: { min: 1, max: 6 },
    capital: [
      { min: 2, max: 2 },
      { min: 1, max: 3 },
    ],
    departments: [
      { min: 2, max: 3 },
      { min: 3, max: 9 },
    ],
  },
  shop: { phone: '2345-6789', warranty: { days: 90, bagDays: 180 } },
});

test.each([
  ['{{returns.days}} días', '15 días'],
  ['{{ returns.refundDays }} días', '10 días'],
  ['{{warranty.days}} y {{warranty.bagDays}}', '90 y 180'],
  ['{{delivery.min}} a {{delivery.max}}', '1 a 6'],
  ['{{delivery.capitalMin}} a {{delivery.capitalMax}}', '1 a 3'],
  ['{{delivery.restMin}} a {{delivery.restMax}}', '2 a 9'],
  ['Llama al {{shop.phone}}', 'Llama al 2345-6789'],
  ['Quedan {{count}} de {{returns.nothing}}', 'Quedan {{count}} de {{returns.nothing}}'],
])('the text %s reads %s', (text, filled) => {
  expect(fillFacts(text, FACTS)).toBe(filled);
});

test('facts are filled into all texts of data, and nothing else changes', () => {
  const day = new Date();
  const data = { a: ['{{returns.days}}', 1, null], b: { c: '{{name}}' }, day };
  expect(fillFactsIn(data, FACTS)).toEqual({ a: ['15', 1, null], b: { c: '{{name}}' }, day });
});

test('data that repeats or contains itself keeps its form', () => {
  const words = { text: '{{returns.days}}' };
  const list: unknown[] = [words, words];
  list.push(list);
  const filled = fillFactsIn(list, FACTS);
  expect(Array.isArray(filled) && filled[0] === filled[1] && filled[2] === filled).toBe(true);
  expect(filled).toMatchObject([{ text: '15' }, { text: '15' }, expect.anything()]);
});
