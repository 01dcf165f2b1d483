import { describe, expect, test } from 'vitest';
import { renderHeaders } from '../../../scripts/publish/hosts/cloudflare-netlify.ts';
import { pictureProxy, pictureStart } from '../../../scripts/publish/picture-proxy.ts';
import { POLICY } from '../serve/site-fixture.ts';

const SERVICE = 'https://images.example/articles';

describe('pictures are passed on', () => {
  test.each([
    ['/imagenes/{width}/{format}/{name}', '/imagenes/'],
    ['/fotos/de/articulos/w{width}-{name}', '/fotos/de/articulos/'],
    ['/fotos/hacer?de={src}', '/fotos/'],
  ])('from %s', (template, path) => {
    expect(pictureProxy(template, SERVICE)).toEqual({ path, service: `${SERVICE}/` });
  });

  test.each([
    ['https://images.example/{name}', SERVICE],
    ['/cdn-cgi/image/width={width}/{src}', undefined],
    [undefined, SERVICE],
  ])('nowhere with the template %o and the service %o', (template, service) => {
    expect(pictureProxy(template, service)).toBeUndefined();
  });

  test.each(['/{name}', '//evil.example/{name}', '/a b/{name}', '/a/../{name}'])(
    'never from %s',
    (template) => {
      expect(() => pictureProxy(template, SERVICE)).toThrow('PUBLIC_IMAGE_TEMPLATE');
    },
  );

  test.each([
    ['/imagenes/{width}/{format}/{name}', '/imagenes/'],
    ['/cdn-cgi/image/width={width},format={format}/{src}', '/cdn-cgi/image/width='],
    ['/.netlify/images?url={src}&w={width}', '/.netlify/images?url='],
    ['/img?u={src}', '/img?u='],
    ['https://images.example/{name}', undefined],
    ['//images.example/{name}', undefined],
    ['/{name}', undefined],
    [undefined, undefined],
  ])('with the template %o begin with %o', (template, start) => {
    expect(pictureStart(template)).toBe(start);
  });

  test('with a separate cache', () => {
    const pictures = { path: '/imagenes/', service: `${SERVICE}/` };
    const headers = renderHeaders({ ...POLICY, services: { ...POLICY.services, pictures } }, ['/'], []);
    expect(headers).toContain('/imagenes/*\n  Cache-Control: public, max-age=86400');
  });
});
