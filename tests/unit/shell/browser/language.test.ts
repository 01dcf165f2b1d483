import { describe, expect, test } from 'vitest';
import { addressWithoutLanguage } from '../../../../src/shell/browser/language.ts';

describe('an address that names a language', () => {
  test.each([
    ['/nosotros?lng=en', '/en/nosotros'],
    ['/?lng=en', '/en'],
    ['/en?lng=es-GT', '/'],
    ['/en/cart?lng=es', '/cart'],
    ['/en/cart?lng=en-US', '/en/cart'],
    ['/productos?busqueda=tenis&lng=en&pagina=2#lista', '/en/productos?busqueda=tenis&pagina=2#lista'],
    ['/nosotros?lng=fr', '/nosotros'],
    ['//example.com/x?lng=en', '/en//example.com/x'],
  ])('%s leads to %s', (from, to) => {
    expect(addressWithoutLanguage(new URL(`http://shop.test${from}`))).toBe(to);
  });

  test('never leads to another site', () => {
    expect(addressWithoutLanguage(new URL('http://shop.test//example.com/x?lng=es'))).toBe('/example.com/x');
    expect(addressWithoutLanguage(new URL('http://shop.test/en//example.com/x?lng=es'))).toBe(
      '/example.com/x',
    );
  });
});
