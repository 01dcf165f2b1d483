import { describe, expect, it } from 'vitest';
import { skuInPath } from '../../../../../src/features/product/browser/newer-product-start.ts';

describe('the sku in an address', () => {
  it.each([
    ['/producto/TEN-7', 'TEN-7'],
    ['/producto/a%2Fb', 'a/b'],
    ['/producto/%E0%A4%A', undefined],
    ['/producto/', undefined],
    ['/producto/a/b', undefined],
    ['/otra/TEN-7', undefined],
  ])('of %s is %s', (path, sku) => {
    expect(skuInPath(path)).toBe(sku);
  });
});
