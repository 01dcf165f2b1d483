import { describe, expect, test } from 'vitest';
import { categoryPage, folderRedirectOf, redirectOf } from '../../../scripts/publish/redirects.ts';

describe('an address leads elsewhere', () => {
  test.each([
    ['/inicio', '/'],
    ['/en/inicio', '/en'],
    ['/inicio/', '/'],
    ['/index.html', '/'],
    ['/productos/', '/productos'],
    ['/en/', '/en'],
    ['/productos.html', '/productos'],
    ['/a///', '/a'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example/x.html', '/evil.example/x'],
    ['/\\evil.example.html', '/evil.example'],
    ['//', '/'],
  ])('%s to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to);
  });

  test.each(['/', '/en', '/productos', '/producto/A.B', '/404.html', '/en/404.html'])('%s stays', (path) => {
    expect(redirectOf(path)).toBeUndefined();
  });
});

describe('where pages are folders, an address', () => {
  const exists = (file: string): boolean =>
    ['index.html', 'en/index.html', 'cart/index.html', 'producto/A.B/index.html', '404.html'].includes(file);

  test.each([
    ['/inicio', '/'],
    ['/en/inicio/', '/en/'],
    ['/cart', '/cart/'],
    ['/cart.html', '/cart/'],
    ['/cart/index.html', '/cart/'],
    ['/producto/A.B', '/producto/A.B/'],
    ['/en', '/en/'],
    ['//cart', '/cart/'],
  ])('%s leads to %s', (from, to) => {
    expect(folderRedirectOf(from, exists)).toBe(to);
  });

  test.each(['/', '/en/', '/cart/', '/producto/A.B/', '/404.html', '/nada', '/nada/', '//evil.example'])(
    '%s stays',
    (path) => {
      expect(folderRedirectOf(path, exists)).toBeUndefined();
    },
  );
});

describe('a list with a category', () => {
  const page = (path: string, query: string) => categoryPage(path, new URLSearchParams(query));

  test.each([
    ['/productos', 'categoria=hombre', '/productos/hombre'],
    ['/productos', 'categoria=hombre/zapatos/tenis', '/productos/hombre/zapatos/tenis'],
    ['/productos', 'categoria=hombre%2Fzapatos&orden=novedades', '/productos/hombre/zapatos'],
    ['/en/productos', 'categoria=mujer', '/en/productos/mujer'],
  ])('%s?%s is printed in %s', (path, query, expected) => {
    expect(page(path, query)).toBe(expected);
  });

  test.each([
    ['/productos', ''],
    ['/productos', 'categoria=../x'],
    ['/productos', 'categoria=a/b/c/d'],
    ['/productos', 'categoria=/hombre'],
    ['/productos', 'categoria=Hombre'],
    ['/marca/x', 'categoria=hombre'],
  ])('%s?%s is the page itself', (path, query) => {
    expect(page(path, query)).toBeUndefined();
  });
});
