import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  furtherPartNumbers,
  inParts,
  MAX_IN_FILE,
  MAX_PARTS,
  partPath,
} from '#features/catalogue/rules/list-file.ts';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

describe('the files of a list', () => {
  test.each([
    [0, 1],
    [1, 1],
    [MAX_IN_FILE, 1],
    [MAX_IN_FILE + 1, 2],
    [10_000, 5],
    [50_000, MAX_PARTS],
  ])('of %i products are %i', (count, files) => {
    expect(inParts(numbers(count))).toHaveLength(files);
  });

  test('keep its order, and none is larger than its limit', () => {
    fc.assert(
      fc.property(fc.nat(30_000), (count) => {
        const parts = inParts(numbers(count));
        expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(MAX_IN_FILE);
        expect(parts.flat()).toEqual(numbers(Math.min(count, MAX_IN_FILE * MAX_PARTS)));
        expect(furtherPartNumbers(parts.length)).toHaveLength(parts.length - 1);
      }),
      { numRuns: 20 },
    );
  });

  test('after the first have numbers from 2 on, never more than there can be', () => {
    expect(furtherPartNumbers(1)).toEqual([]);
    expect(furtherPartNumbers(3)).toEqual([2, 3]);
    expect(furtherPartNumbers(1e9)).toHaveLength(MAX_PARTS - 1);
    expect(partPath('/datos/productos/hombre.json', 2)).toBe('/datos/partes/productos/hombre/2.json');
    expect(partPath('/datos/sugerencias.json', 10)).toBe('/datos/partes/sugerencias/10.json');
  });
});
