/** A sku is any name of the merchant's system; a page is a file (decision 129, Odd catalogues). */
import { expect, test } from 'vitest';
import { isPageName } from '#features/product/rules/page-name.ts';

test.each([
  ['TEN-7', true],
  ['Zapato niño 42.5', true],
  ['a&b+c=d;e', true],
  ['CONVERSE-1', true],
  ['x'.repeat(250), true],
  ['x'.repeat(251), false],
  ['ñ'.repeat(200), false],
  ['A#1', false],
  ['B?2', false],
  ['50%', false],
  ['50%25', false],
  ['cafe\u0301', false],
  ['caf\u00e9', true],
  ['CON', false],
  ['con.1', false],
  ['lpt1', false],
  ['com1.x', false],
  ['FALCON', true],
  ['comx', true],
  ['X.html', false],
  ['x.HTM', false],
  ['index', false],
  ['index-1', true],
  ['a.html.b', true],
])('a page can be named %j: %j', (sku, isOne) => {
  expect(isPageName(sku)).toBe(isOne);
});
