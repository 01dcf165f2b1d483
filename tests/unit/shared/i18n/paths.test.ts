import { describe, expect, test } from 'vitest';
import { slugPath } from '#shared/i18n/paths.ts';

describe('the address of a search', () => {
  test.each([
    ['tenis negros', '/productos?busqueda=tenis%20negros'],
    ['50% & más', '/productos?busqueda=50%25%20%26%20m%C3%A1s'],
    ['half a character \ud83d', '/productos?busqueda=half%20a%20character%20%EF%BF%BD'],
  ])('%j leads to %s', (term, address) => {
    expect(slugPath.search(term)).toBe(address);
  });
});
