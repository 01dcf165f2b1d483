import { describe, expect, test } from 'vitest';
import { EVERYTHING, type ListPlace, shownList } from '#features/catalogue/rules/list-place.ts';
import { listQueryFromParams } from '#features/catalogue/rules/list-query.ts';

const category: ListPlace = { kind: 'category', slug: 'hombre/zapatos', path: '/productos/hombre/zapatos' };
const brand: ListPlace = { kind: 'brand', slug: 'kinalto', path: '/marca/kinalto' };
const shownAt = (printed: ListPlace, search: string) =>
  shownList(printed, listQueryFromParams(new URLSearchParams(search)));

describe("a page's list for an address", () => {
  test.each([
    // As printed: no parameter, defaults, another page of the same list, the page's own category.
    ['all', EVERYTHING, '', EVERYTHING, true],
    ['all', EVERYTHING, 'orden=relevancia&vista=cuadricula', EVERYTHING, true],
    ['all', EVERYTHING, 'pagina=3', EVERYTHING, true],
    ['category', category, 'categoria=hombre/zapatos', category, true],
    // Narrowed or in another order: the same place, not as printed.
    ['all', EVERYTHING, 'categoria=mujer', EVERYTHING, false],
    ['all', EVERYTHING, 'busqueda=tenis', EVERYTHING, false],
    ['category', category, 'color=negro', category, false],
    ['category', category, 'categoria=hombre/zapatos/tenis', category, false],
    ['brand', brand, 'categoria=mujer', brand, false],
    ['brand', brand, 'orden=precio-asc', brand, false],
    ['brand', brand, 'vista=lista', brand, false],
    // Beyond the page: a search covers the whole shop, and so does a category that is not below the page's.
    ['category', category, 'busqueda=tenis', EVERYTHING, false],
    ['brand', brand, 'busqueda=tenis', EVERYTHING, false],
    ['category', category, 'categoria=mujer', EVERYTHING, false],
    ['category', category, 'categoria=hombre/zapatos&categoria=mujer', EVERYTHING, false],
    ['category', category, 'categoria=hombre', EVERYTHING, false],
    // The list of gifts keeps its place whatever its filters, also where a server has sent a category's page for it.
    ['category', category, 'categoria=hombre/zapatos&precio=0-150&precio=150-300', EVERYTHING, false],
    ['category', category, 'precio=0-150&precio=150-300', category, false],
    ['brand', brand, 'categoria=kinalto&precio=0-150&precio=150-300', brand, false],
    ['category', category, 'categoria=hombre/zapatos&precio=0-150&precio=600-', category, false],
    // It only begins with the same letters.
    ['category', category, 'categoria=hombre/zapatos-de-agua', EVERYTHING, false],
  ] as const)('of %s: %o with %j', (_kind, printed, search, place, isBuilt) => {
    const shown = shownAt(printed, search);
    expect(shown.place).toEqual(place);
    expect(shown.isBuilt).toBe(isBuilt);
  });

  test('the page’s own category is no filter, narrower ones stay filters', () => {
    const { query } = shownAt(category, 'categoria=hombre/zapatos&categoria=hombre/zapatos/tenis&talla=42');
    expect(query.selection).toEqual({ category: ['hombre/zapatos/tenis'], size: ['42'] });
  });

  test('a brand is no category: a category of its name stays a filter', () => {
    expect(shownAt(brand, 'categoria=kinalto').query.selection).toEqual({ category: ['kinalto'] });
  });

  test('everything is the list of all products', () => {
    expect(EVERYTHING).toEqual({ kind: 'all', slug: '', path: '/productos' });
  });

  test('beyond the page every requested category is a filter', () => {
    const { query } = shownAt(category, 'categoria=hombre/zapatos&categoria=mujer');
    expect(query.selection.category).toEqual(['hombre/zapatos', 'mujer']);
  });
});
