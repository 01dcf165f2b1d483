/** Addresses in the environment of a build (decision 224, Addresses). */
import { describe, expect, test } from 'vitest';
import { normaliseAddress, normaliseAddresses } from '../../../scripts/astro/addresses.ts';
import { imageUrls } from '../../../src/features/product/api/wire/images.ts';
import { pictureSources } from '../../../src/features/product/rules/picture.ts';

test.each([
  ['PUBLIC_SITE_URL', 'https://Shop.Example', 'https://shop.example'],
  ['PUBLIC_SITE_URL', 'HTTPS://shop.example:443/', 'https://shop.example'],
  ['PUBLIC_SITE_URL', 'http://localhost:80', 'http://localhost'],
  ['PUBLIC_SITE_URL', 'https://calzadoñandú.gt', 'https://xn--calzadoand-z9a5i.gt'],
  ['PUBLIC_SITE_URL', ' "https://shop.example" ', 'https://shop.example'],
  ['PUBLIC_SITE_URL', "'https://shop.example/'\r", 'https://shop.example'],
  ['PUBLIC_API_URL', 'https://API.example:443/v2/', 'https://api.example/v2'],
  ['PUBLIC_CART_API_URL', 'https://cart.example//', 'https://cart.example'],
  [
    'PUBLIC_PAYMENT_ORIGINS',
    'https://Pay.example:443/, "https://bank.example:8443",https://pay.example',
    'https://pay.example,https://bank.example:8443',
  ],
  ['PUBLIC_SIZE_GUIDE_URL', 'https://Shop.example/Tallas?a=1#b', 'https://shop.example/Tallas?a=1#b'],
  ['PUBLIC_BEACON_URL', 'https://Shop.example:443/beacon?k=1', 'https://shop.example/beacon?k=1'],
  ['IMAGE_SERVICE_URL', 'HTTP://127.0.0.1:4400/imagenes/', 'http://127.0.0.1:4400/imagenes/'],
  ['PUBLIC_STORE_NAME', ' Tienda ', ' Tienda '],
])('%s=%j is read as %j', (name, text, value) => {
  expect(normaliseAddress(name, text)).toEqual({ value });
  expect(normaliseAddresses({ [name]: text })).toEqual({ [name]: value });
  expect(normaliseAddress(name, value)).toEqual({ value });
});

test.each([
  ['PUBLIC_SITE_URL', 'https://shop.example/tienda', 'without a path'],
  ['PUBLIC_SITE_URL', 'https://shop.example/?a=1', 'without a query'],
  ['PUBLIC_SITE_URL', 'https://shop.example/#a', 'without a fragment'],
  ['PUBLIC_SITE_URL', 'https://ana:secreto@shop.example', 'without a user name or password'],
  ['PUBLIC_SITE_URL', 'https://shop.example/a?b#c', 'without a path and a query and a fragment'],
  ['PUBLIC_SITE_URL', 'shop.example', 'wants an address'],
  ['PUBLIC_SITE_URL', 'https://shop.\texample', 'wants an address'],
  ['PUBLIC_SITE_URL', 'https:\\\\shop.example', 'wants an address'],
  ['PUBLIC_API_URL', 'https://api.example/v2?key=1', 'without a query'],
  ['PUBLIC_CART_API_URL', 'https://a:b@cart.example', 'without a user name'],
  ['PUBLIC_PAYMENT_ORIGINS', 'https://pay.example/form', 'without a path'],
  ['PUBLIC_PAYMENT_ORIGINS', 'http://pay.example', 'https, or http on this machine'],
  ['PUBLIC_PAYMENT_ORIGINS', 'https://pay.example,,https://b.example', 'wants origins'],
  ['PUBLIC_BEACON_URL', 'https://shop.example/beacon#a', 'without a fragment'],
  ['PUBLIC_SIZE_GUIDE_URL', 'javascript:alert(1)', 'wants an address'],
])('%s=%j is refused: %s', (name, text, wants) => {
  expect(normaliseAddress(name, text)).toEqual({ wants: expect.stringContaining(wants) });
});

describe('a template of pictures', () => {
  test.each([
    ['/imagenes/{width}/{format}/{name}', undefined],
    ['/cdn-cgi/image/width={width},format={format}/{src}', undefined],
    ['/.netlify/images?url={src}&w={width}', undefined],
    ['/imagen?url={src}', undefined],
    ['/fotos/zapatos%20nuevos/{name}', undefined],
    ['https://Img.example:443/{width}/{name}', 'https://img.example/{width}/{name}'],
    ['http://127.0.0.1:4400/imagenes/{width}/{format}/{name}', undefined],
    [' "/imagenes/{name}" ', '/imagenes/{name}'],
  ])('%j is taken', (text, value = text) => {
    expect(normaliseAddress('PUBLIC_IMAGE_TEMPLATE', text)).toEqual({ value });
  });

  test.each([
    '/imagenes/../{name}',
    '/imagenes/{width}/../../{name}',
    '/imagenes/./{name}',
    '/imagenes/%2e%2e/{name}',
    '/imagenes/%2E./{name}',
    '/imagenes/%252e%252e/{name}',
    '/imagenes/%25252e%25252e/{name}',
    '/imagenes/a%2f..%2f..%2f{name}',
    '/imagenes/%5c..%5c{name}',
    '/imagenes//{name}',
    '//evil.example/{name}',
    '/\\evil.example/{name}',
    '\\\\evil.example\\{name}',
    '/\t/evil.example/{name}',
    '/\n/evil.example/{name}',
    '/%0a/imagenes/{name}',
    '/%2f/evil.example/{name}',
    '/imagenes/{name}#a',
    '/imagenes/%zz/{name}',
    'http://img.example/{name}',
    'https://{name}.evil.example/x',
    'https://{name}/x',
    'https://ana@img.example/{name}',
    'https:/img.example/{name}',
    'https://img.example/../{name}',
    'https://img.example/a/%2e%2e/{name}',
    'javascript:alert(1)//{name}',
    'data:image/png,{name}',
    '/{name}',
    '/{width}/{name}',
    '/en/{name}',
    '/Productos/{name}',
    '/imagenes/{ancho}/{name}',
    '/imagenes/{width}',
    '/im"onerror="x/{name}',
    "/imagenes/'{name}'",
    '/imagenes/;{name}',
    'https://img.example/<b>/{name}',
  ])('%j is refused', (text) => {
    expect(normaliseAddress('PUBLIC_IMAGE_TEMPLATE', text)).toEqual({
      wants: expect.stringContaining('below a folder'),
    });
  });

  test.each([
    '../../x.jpg',
    '..\\..\\x.jpg',
    '%2e%2e/%2e%2e/x.jpg',
    '%252e%252e%252fx.jpg',
    'a/..%2f..%2fx.jpg',
    'x.jpg?a=1',
    'x.jpg#a',
    '//evil.example/x.jpg',
    'https://evil.example/x.jpg',
    'x\n.jpg',
    '..',
    '%2e%2e',
    '{width}',
    'a, b 2x.jpg',
  ])('leads to its folder for a picture that the services call %j', (name) => {
    for (const template of ['/imagenes/{width}/{format}/{name}', '/imagenes/{width}/{format}/p?u={src}']) {
      for (const image of imageUrls('https://api.example/fotos/', [name])) {
        const { src, srcSet } = pictureSources(image, { template, widths: [320] });
        const url = new URL(src, 'https://shop.example');
        expect([url.origin, url.hash]).toEqual(['https://shop.example', '']);
        expect(url.pathname).toMatch(/^\/imagenes\/320\/jpeg\/[^/]+$/);
        expect(srcSet).toBe(`${src} 320w`);
      }
    }
  });
});
