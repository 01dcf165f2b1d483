import { describe, expect, it } from 'vitest';
import { pagesToRestore } from '#features/catalogue/browser/built-pages.ts';

const shop = 'https://shop.example';

describe('the pages that a return to a list fetches', () => {
  it.each([
    [
      { list: '/productos', listPage: '1', listPages: '10' },
      3,
      '/productos?pagina=3',
      ['/productos/pagina/2', '/productos/pagina/3'],
    ],
    [
      { list: '/marca/kinalto', listPage: '1', listPages: '2' },
      9,
      '/en/marca/kinalto?pagina=9',
      ['/en/marca/kinalto/pagina/2'],
    ],
    [
      { list: '/productos', listPage: '2', listPages: '10' },
      3,
      '/productos/pagina/2?pagina=3',
      ['/productos/pagina/3'],
    ],
    [{ list: '/productos', listPage: '1', listPages: '1' }, 5, '/productos?pagina=5', []],
    [{ list: '/productos', listPage: '1', listPages: '10' }, 1, '/productos', []],
    [{}, 5, '/productos?pagina=5', []],
  ])(
    'for %o at page %i of %s are its own addresses, up to the last',
    (listing, wanted, address, expected) => {
      expect(pagesToRestore(listing, wanted, shop + address)).toEqual(expected);
    },
  );

  it('are twenty at most, whatever the address counts', () => {
    const listing = { list: '/productos', listPage: '1', listPages: '400' };
    expect(pagesToRestore(listing, 10_000, `${shop}/productos?pagina=10000`)).toHaveLength(20);
  });
});
