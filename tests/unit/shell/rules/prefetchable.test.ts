import { expect, test } from 'vitest';
import { isPrefetchable, PERSONAL_PAGES } from '#shell/rules/prefetchable.ts';

const isFetchedAhead = (address: string): boolean => isPrefetchable(new URL(address, 'https://shop.example'));

test.each([
  '/',
  '/en/',
  '/productos/hombre/zapatos',
  '/en/producto/TEN-7',
  '/productos?buscar=tenis&talla=42',
  '/ayuda/pago',
  '/en/marca/cart',
  '/imagenes',
  '/blog/datos/',
  '/producto/json',
  '/producto/TEN.txt-7',
])('%s may be prefetched', (address) => {
  expect(isFetchedAhead(address)).toBe(true);
});

test.each([
  '/carrito/../cart',
  '/checkout-bac?x=1',
  '/en/pago-exito',
  // A page that chooses a language.
  '/productos?lng=en',
  '/?a=1&lng=es',
  // Files.
  '/datos/productos',
  '/_astro/x.js',
  '/imagenes/a.jpg',
  '/productos.json',
  '/robots.txt',
  '/sitemap.xml',
])('%s may not', (address) => {
  expect(isFetchedAhead(address)).toBe(false);
});

test('no page of the cart, the payment and the account is, in either language', () => {
  expect([...PERSONAL_PAGES].toSorted()).toEqual([
    'cart',
    'checkout',
    'comparar',
    'favoritos',
    'login',
    'mi-cuenta',
    'pago',
    'pedidos',
    'registrarse',
  ]);
  for (const page of PERSONAL_PAGES) {
    expect(isFetchedAhead(`/${page}`)).toBe(false);
    expect(isFetchedAhead(`/en/${page}`)).toBe(false);
  }
});
