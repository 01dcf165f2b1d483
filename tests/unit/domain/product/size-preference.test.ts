import { expect, test } from 'vitest';
import { usualSize } from '#domain/product/size-preference.ts';

const zarpaso = { brand: 'zarpaso', usual: { '41': '42', '42': '43' } };

test.each([
  ['what the brand calls it', { shoes: '42', clothes: 'M' }, '43'],
  ['nothing where none is set', { shoes: '', clothes: 'M' }, undefined],
  ['nothing where the brand has none for it', { shoes: '46', clothes: '' }, undefined],
  ['the size itself where it is the brand’s own', { shoes: '42', clothes: '', shoesBrand: 'zarpaso' }, '42'],
  ['nothing where it is another brand’s own', { shoes: '42', clothes: '', shoesBrand: 'kinalto' }, undefined],
])('what a shopper usually wears of a brand is %s', (_what, preference, usual) => {
  expect(usualSize('shoes', preference, zarpaso)).toBe(usual);
});
