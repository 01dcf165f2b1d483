import { expect, test } from 'vitest';
import { folderAddress } from '#shared/configuration/page-format.ts';

test.each([
  ['/', '/'],
  ['/en', '/en/'],
  ['/cart', '/cart/'],
  ['/cart/', '/cart/'],
  ['/producto/A.B', '/producto/A.B/'],
  ['/productos?busqueda=a/b', '/productos/?busqueda=a/b'],
  ['/preguntas-frecuentes#envíos', '/preguntas-frecuentes/#envíos'],
  ['/checkout?x=1#pago', '/checkout/?x=1#pago'],
  ['/producto/entrega.json', '/producto/entrega.json'],
  ['/en/404', '/en/404.html'],
  ['/producto/404', '/producto/404/'],
  ['#pago', '#pago'],
])('the address of the folder of %s is %s', (path, address) => {
  expect(folderAddress(path)).toBe(address);
});
