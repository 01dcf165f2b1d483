import { describe, expect, it } from 'vitest';
import { requestsOtherList } from '#features/catalogue/browser/list-request.ts';

describe("an address's request for a list", () => {
  it.each([
    ['/productos', ''],
    ['/productos', 'pagina=3'],
    ['/productos', 'orden=&busqueda='],
    ['/productos', 'utm_source=boletin'],
    ['/productos/hombre/zapatos', 'categoria=hombre/zapatos'],
    ['/en/productos/hombre/pagina/2', 'categoria=hombre'],
    ['/producto/T-1', 'color=negro&talla=42'],
    ['/comparar', 'marca=kinalto'],
  ])('with %s?%s is the printed list', (path, query) => {
    expect(requestsOtherList(new URLSearchParams(query), path)).toBe(false);
  });

  it.each([
    ['/productos', 'busqueda=tenis'],
    ['/productos', 'precio=0-150'],
    ['/productos', 'categoria=hombre/zapatos'],
    ['/productos/pagina/2', 'categoria=hombre'],
    ['/productos/hombre', 'categoria=hombre/zapatos'],
    ['/productos/hombre', 'categoria=hombre&categoria=mujer'],
    ['/en/productos/hombre', 'orden=precio-asc'],
    ['/marca/kinalto', 'vista=lista'],
    ['/marca/kinalto', 'categoria=kinalto'],
    ['/marca/kinalto/pagina/2', 'talla=42'],
  ])('with %s?%s is another list', (path, query) => {
    expect(requestsOtherList(new URLSearchParams(query), path)).toBe(true);
  });
});
