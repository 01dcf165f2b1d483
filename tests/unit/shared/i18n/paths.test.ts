import { describe, expect, test } from 'vitest';
import { skuInPath, slugPath } from '#shared/i18n/paths.ts';

describe('the address of a search', () => {
  test.each([
    ['tenis negros', '/productos?busqueda=tenis%20negros'],
    ['50% & más', '/productos?busqueda=50%25%20%26%20m%C3%A1s'],
    ['half a character \ud83d', '/productos?busqueda=half%20a%20character%20%EF%BF%BD'],
  ])('%j leads to %s', (term, address) => {
    expect(slugPath.search(term)).toBe(address);
  });
});

describe('the sku in an address', () => {
  test.each([
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
