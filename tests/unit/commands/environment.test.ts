import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { checkEnvironment, readEnvironment } from '../../../scripts/commands/environment.ts';

describe('the environment of a build', () => {
  test.each([
    ['PUBLIC_PAYMENT_ORIGINS', 'pay.example', 'wants origins such as https://pay.example'],
    ['PUBLIC_PAYMENT_ORIGINS', 'https://pay.example/path', 'wants origins'],
    ['PUBLIC_PAYMENT_ORIGINS', 'https://a.example, ftp://b.example', 'wants origins'],
    ['PUBLIC_PAYMENT_ORIGINS', 'https://*', 'wants origins'],
    ['PUBLIC_PAYMENT_ORIGINS', 'https://pay.example;sandbox', 'wants origins'],
    ['PUBLIC_API_URL', 'https://*/', 'wants an address'],
    ['PUBLIC_CART_API_URL', 'https://x;sandbox/', 'wants an address'],
    ['PUBLIC_SITE_URL', 'https://*.shop.example', 'wants an address'],
    ['PUBLIC_BEACON_URL', 'https://*/beacon', 'wants an address'],
    ['PUBLIC_IMAGE_TEMPLATE', 'https://*/{src}', 'wants a path'],
    ['PUBLIC_USD_RATE_DATE', 'yesterday', 'wants a date'],
    [
      'PUBLIC_IMAGE_TEMPLATE',
      'https://pictures.example/',
      'wants a path such as /imagenes/{width}/{format}/{name}',
    ],
    ['PUBLIC_IMAGE_TEMPLATE', 'imagenes/{width}/{name}', 'wants a path'],
    ['PUBLIC_IMAGE_TEMPLATE', '/imagenes/{ancho}/{name}', 'wants a path'],
    ['PUBLIC_IMAGE_TEMPLATE', '/imagenes/{width/{name}', 'wants a path'],
    ['PUBLIC_IMAGE_TEMPLATE', '/productos/{width}/{name}', 'wants a path'],
    ['PUBLIC_IMAGE_TEMPLATE', '/_astro/{name}', 'wants a path'],
    ['IMAGE_SERVICE_URL', 'https://images.example/?a=1', 'wants an address'],
    ['IMAGE_SERVICE_URL', 'https://images.example/$host;', 'wants an address'],
    ['PUBLIC_USD_RATE', '0,13', 'wants what a quetzal is worth'],
    ['PUBLIC_USD_RATE', '0', 'wants what a quetzal is worth'],
    ['PUBLIC_PAYMENT_MODE', 'tarjeta', 'wants card or order'],
    ['PUBLIC_WHATSAPP_ORDERS', 'si', 'wants true or false'],
    ['PUBLIC_SIZE_GUIDE_URL', 'tallas', 'wants an address'],
    ['PUBLISH_BROTLI', 'si', 'wants 1 or 0'],
    ['PUBLIC_BEACON_URL', 'localhost:3000/beacon', 'wants an address'],
    ['PUBLIC_BEACON_URL', 'mailto:owner@shop.example', 'wants an address'],
    ['PUBLIC_PRERENDERED_PRODUCTS', 'many', 'wants a whole number of articles'],
    ['PUBLIC_PRERENDERED_PRODUCTS', '-1', 'wants a whole number of articles'],
    ['PUBLIC_PRERENDERED_PRODUCTS', '1.5', 'wants a whole number of articles'],
    ['HSTS_SUBDOMAINS', 'yes', 'wants 1 or 0'],
    ['SERVICE_WORKER', 'off', 'wants on or retired'],
    ['SNAPSHOT_FAILURE_SHARE', 'abc', 'wants a share from 0 to 1'],
    ['SNAPSHOT_FAILURE_SHARE', '2', 'wants a share from 0 to 1'],
  ])('is refused for %s=%s, by name', (name, value, wanted) => {
    expect(() => checkEnvironment({ [name]: value })).toThrow(`${name} ${wanted}`);
    expect(() => checkEnvironment({ [name]: value })).toThrow(`not '${value}'`);
  });

  test.each([
    ['PUBLIC_SITE_URL', 'https://ana:secreto@shop.example', 'https://…@shop.example'],
    ['PUBLIC_API_URL', 'https://ana:secreto@api.example', 'https://…@api.example'],
    ['PUBLIC_CART_API_URL', 'ana:secreto@cart.example', '…@cart.example'],
    [
      'PUBLIC_PAYMENT_ORIGINS',
      'https://a.example,https://ana:secreto@b.example',
      'https://a.example,https://…@b.example',
    ],
    ['PUBLIC_IMAGE_TEMPLATE', 'https://ana:secreto@c.example/{name}', 'https://…@c.example/{name}'],
    ['IMAGE_SERVICE_URL', 'https://ana:secreto@d.example/', 'https://…@d.example/'],
  ])('is refused for %s=%s without its password', (name, value, masked) => {
    expect(() => checkEnvironment({ [name]: value })).toThrow(`not '${masked}'`);
  });

  test('names everything that is malformed at once', () => {
    const env = { PUBLIC_PAYMENT_ORIGINS: 'x', SNAPSHOT_FAILURE_SHARE: 'y' };
    expect(() => checkEnvironment(env)).toThrow(/PUBLIC_PAYMENT_ORIGINS[\s\S]*SNAPSHOT_FAILURE_SHARE/);
  });

  test('is refused where pictures have no folder that could be passed on to their service', () => {
    const service = { IMAGE_SERVICE_URL: 'https://images.example/' };
    expect(() => checkEnvironment({ ...service, PUBLIC_IMAGE_TEMPLATE: '/imágenes/{name}' })).toThrow(
      'PUBLIC_IMAGE_TEMPLATE',
    );
    expect(() => checkEnvironment({ ...service, PUBLIC_IMAGE_TEMPLATE: '/{name}' })).toThrow();
    expect(checkEnvironment({ ...service, PUBLIC_IMAGE_TEMPLATE: '/imagenes/{name}' })).toEqual([]);
  });

  test('is accepted when it is valid', () => {
    const env = {
      PUBLIC_USD_RATE: '0.13',
      PUBLIC_PAYMENT_MODE: 'order',
      PUBLIC_WHATSAPP_ORDERS: 'false',
      PUBLIC_SIZE_GUIDE_URL: 'https://shop.example/tallas',
      IMAGE_SERVICE_URL: 'http://127.0.0.1:4400/imagenes/',
      PUBLIC_PAYMENT_ORIGINS: 'https://pay.example, https://other.example:8443',
      PUBLIC_USD_RATE_DATE: '2026-01-31',
      PUBLIC_IMAGE_TEMPLATE: '/cdn-cgi/image/width={width},format={format}/{src}',
      PUBLIC_BEACON_URL: 'https://shop.example/beacon',
      PUBLIC_PRERENDERED_PRODUCTS: '5000',
      SNAPSHOT_FAILURE_SHARE: '0.5',
    };
    expect(checkEnvironment(env)).toEqual([]);
  });

  test("names everything that still points to the sandbox when the services are another shop's", () => {
    expect(checkEnvironment({ PUBLIC_API_URL: 'http://127.0.0.1:4400' })).toEqual([]);
    const left = checkEnvironment({
      PUBLIC_API_URL: 'https://api.example',
      PUBLIC_SITE_URL: 'https://shop.example',
    });
    expect(left).toContain('PUBLIC_SIZE_GUIDE_URL');
    expect(left).toContain('PUBLIC_PAYMENT_ORIGINS');
    expect(left).not.toContain('PUBLIC_SITE_URL');
  });

  test('leaves out empty variables', () => {
    const env = readEnvironment(tmpdir(), { PUBLIC_API_URL: '', PUBLIC_STORE_NAME: 'Zapatos' });
    expect(env).toEqual({ PUBLIC_STORE_NAME: 'Zapatos' });
  });
});
