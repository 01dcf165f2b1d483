import { expect, test } from 'vitest';
import { sortSizes } from '#features/product/rules/size-order.ts';

test.each([
  ['letters', 'XS S M L XL XXL 3XL', ['L', 'XXL', 'M', 'XL', 'S', '3XL', 'XS']],
  ['letters in Mexican words', 'CH M G XG', ['G', 'CH', 'XG', 'M']],
  ['numbers', '8 9 10 42', ['10', '9', '42', '8']],
  ['halves', '7 7½ 8 8.5 9 9 1/2 10,5', ['8.5', '10,5', '9 1/2', '9', '7½', '8', '7']],
  ['ranges of letters', 'S S/M M M-L L XL/XXL', ['XL/XXL', 'L', 'M-L', 'S/M', 'M', 'S']],
  ['ranges of numbers', '35-36 37-38 39/40 41 a 42', ['39/40', '41 a 42', '35-36', '37-38']],
  ['widths and lengths of trousers', '28x30 28x32 30x30', ['30x30', '28x32', '28x30']],
  [
    'ages',
    'RN 0-3 meses 3-6 meses 12M 18 meses 2T 3T 4 años',
    ['3T', '12M', '4 años', 'RN', '3-6 meses', '2T', '18 meses', '0-3 meses'],
  ],
  ['the only size before others', 'ÚNICA S M', ['M', 'ÚNICA', 'S']],
  ['letters before numbers', 'S M 8 10', ['10', 'M', '8', 'S']],
  ['words that nobody can rank last, as they came', 'S Larga Corta', ['Larga', 'S', 'Corta']],
])('sorts %s from small to large', (_what, sorted, sizes) => {
  expect(sortSizes(sizes).join(' ')).toBe(sorted);
});
