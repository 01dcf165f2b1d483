import { describe, expect, test } from 'vitest';
import { pageKey, type Route, routeOf } from '#service-worker/routes.ts';
import type { WorkerPlan } from '#service-worker/worker-scope.ts';

const ORIGIN = 'https://tienda.test';
const PLAN: WorkerPlan = {
  revision: 'r1',
  files: [],
  assets: [],
  offlinePages: { 'es-GT': '/sin-conexion', en: '/en/sin-conexion' },
  privatePages: ['checkout', 'checkout-bac', 'pago', 'pago-exito'],
  hashedFolder: '/_astro/',
  release: [],
};

const ask = (url: string, changes: { method?: string; mode?: string; destination?: string } = {}): Route =>
  routeOf(
    { method: 'GET', mode: 'navigate', destination: '', ...changes, url: new URL(url, ORIGIN).href },
    ORIGIN,
    PLAN,
  );
const fetched = (url: string, destination = ''): Route => ask(url, { mode: 'cors', destination });

describe('never handled by the worker', () => {
  test.each([
    ['/pago-exito?response=1&transactionid=2&hash=3'],
    ['/pago-exito'],
    ['/en/pago-exito?response=1'],
    ['/pago'],
    ['/pago.html'],
    ['/pago-exito/'],
    ['/checkout?ccnumber=4111111111111111'],
    ['/en/checkout-bac?cvv=123'],
    // A payment's fields at any other address.
    ['/?response=1&authcode=123456'],
    ['/productos?busqueda=tenis&ccexp=1230'],
    ['/cart?orderid=7'],
    ['/login?next=/cart'],
    ['https://otra.test/productos'],
  ])('the page %s', (url) => {
    expect(ask(url)).toEqual({ kind: 'untouched' });
  });

  test.each([
    ['https://api.test/api/v1/items/stock?value=1', ''],
    ['https://api.test/api/v1/menu', ''],
    // An opaque answer counts for megabytes of the quota.
    ['https://img.test/a.jpg', 'image'],
    ['/version.json', ''],
    ['/datos/productos.json?x=1', ''],
    ['/producto/A', ''],
    ['/sw.js', 'serviceworker'],
    ['/_astro/knl-ten-0001.BbweYNsF.mp4', 'video'],
  ])("a page's request: %s", (url, destination) => {
    expect(fetched(url, destination)).toEqual({ kind: 'untouched' });
  });

  test.each(['POST', 'PATCH', 'HEAD', 'PUT', 'DELETE'])('a %s, whatever it asks for', (method) => {
    for (const url of ['/', '/_astro/a.js', '/datos/productos.json', 'https://api.test/api/Cart'])
      expect(ask(url, { method })).toEqual({ kind: 'untouched' });
  });
});

describe('a page', () => {
  test.each([
    ['/', '/', '/sin-conexion'],
    ['/producto/TEN-1', '/producto/TEN-1', '/sin-conexion'],
    ['/producto/TEN-1?color=rojo&talla=42', '/producto/TEN-1', '/sin-conexion'],
    ['/productos?precio=0-150&precio=150-300', '/productos', '/sin-conexion'],
    ['/productos?busqueda=tenis&orden=novedades&pagina=2', '/productos', '/sin-conexion'],
    ['/productos?utm_source=ig&fbclid=x', '/productos', '/sin-conexion'],
    ['/en', '/en', '/en/sin-conexion'],
    ['/en/cart', '/en/cart', '/en/sin-conexion'],
    ['/producto/pago', '/producto/pago', '/sin-conexion'],
  ])('%s is cached as %s, its offline page is %s', (url, key, offline) => {
    expect(ask(url)).toEqual({ kind: 'page', key, offline });
  });

  test('of a category is cached apart from the whole list', () => {
    expect(pageKey(new URL('/productos?orden=descuento&categoria=hombre/zapatos', ORIGIN))).toBe(
      '/productos?categoria=hombre%2Fzapatos',
    );
  });

  test('that takes an order has only an offline page', () => {
    expect(ask('/checkout')).toEqual({ kind: 'connected-page', offline: '/sin-conexion' });
    expect(ask('/en/checkout-bac')).toEqual({ kind: 'connected-page', offline: '/en/sin-conexion' });
  });
});

test('hashed files, data files and pictures have separate routes', () => {
  expect(fetched('/_astro/a.1234.js', 'script')).toEqual({ kind: 'asset', key: '/_astro/a.1234.js' });
  expect(fetched('/datos/productos.json')).toEqual({ kind: 'data', key: '/datos/productos.json' });
  expect(fetched('/no-image.svg', 'image')).toEqual({ kind: 'picture', key: `${ORIGIN}/no-image.svg` });
});
