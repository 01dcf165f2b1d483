import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_IMAGE, pictureSources } from '#features/product/rules/picture.ts';

const template = 'https://images.example/{width}/{format}/{name}';
const article = 'https://shop.example/articulos/tenis%20negro-1.jpg?v=2';

describe('pictures of an image service', () => {
  test('come as AVIF beside a JPEG for every browser, in each width', () => {
    expect(pictureSources(article, { template, widths: [160, 320] })).toEqual({
      src: 'https://images.example/320/jpeg/tenis%20negro-1.jpg',
      srcSet:
        'https://images.example/160/jpeg/tenis%20negro-1.jpg 160w,https://images.example/320/jpeg/tenis%20negro-1.jpg 320w',
      alternatives: [
        {
          type: 'image/avif',
          srcSet:
            'https://images.example/160/avif/tenis%20negro-1.jpg 160w,https://images.example/320/avif/tenis%20negro-1.jpg 320w',
        },
      ],
    });
  });

  test('take a file name as it is, whatever it holds', () => {
    const { src } = pictureSources('https://shop.example/a/$&{width}.jpg', { template, widths: [100] });
    expect(src).toBe('https://images.example/100/jpeg/$&{width}.jpg');
  });

  test.each([
    ['/cdn-cgi/image/width={width},format={format}/{src}', `/cdn-cgi/image/width=320,format=jpeg/${article}`],
    [
      '/.netlify/images?url={src}&w={width}',
      '/.netlify/images?url=https%3A%2F%2Fshop.example%2Farticulos%2Ftenis%2520negro-1.jpg%3Fv%3D2&w=320',
    ],
    ['?u={src}', '?u=https%3A%2F%2Fshop.example%2Farticulos%2Ftenis%2520negro-1.jpg%3Fv%3D2'],
    ['/img/{src}?w={width}', `/img/${article}?w=320`],
    ['/imagenes/{width}/{format}/{name}', '/imagenes/320/jpeg/tenis%20negro-1.jpg'],
  ])('are asked for by %s', (path, address) => {
    expect(pictureSources(article, { template: path, widths: [320] }).src).toBe(address);
  });

  test('can be asked for in other formats', () => {
    const { alternatives } = pictureSources(article, { template, widths: [100], formats: ['webp', 'jpeg'] });
    expect(alternatives.map(({ type }) => type)).toEqual(['image/webp']);
    const three = pictureSources(article, { template, widths: [100], formats: ['avif', 'webp', 'jpeg'] });
    expect(three.alternatives.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(three.src).toContain('/jpeg/');
  });
});

test.each([
  ['whose address has no file name', 'https://shop.example/articulos/', { template, widths: [320] }],
  ['in no width', article, { template, widths: [] }],
  ['in no format', article, { template, widths: [320], formats: [] }],
])('a picture %s is shown as it is', (_what, src, request) => {
  expect(pictureSources(src, request)).toEqual({ src, srcSet: '', alternatives: [] });
});

describe('without an image service', () => {
  test.each([undefined, ''])('the raw picture is used (template %o)', (none) => {
    expect(pictureSources(article, { template: none, widths: [320] })).toEqual({
      src: article,
      srcSet: '',
      alternatives: [],
    });
  });
});

test('an article without pictures shows the default one', () => {
  expect(pictureSources('', { template, widths: [320] }).src).toBe(NO_IMAGE);
  expect(NO_IMAGE).toMatch(/^\/.+\.svg$/);
  expect(existsSync(`public${NO_IMAGE}`)).toBe(true);
});
