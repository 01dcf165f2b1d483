import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gallerySrcSet,
  NO_IMAGE,
  PICTURE_PLACES,
  type PicturePlace,
  pictureSources,
  placedPicture,
} from '#features/product/rules/picture.ts';

const template = 'https://images.example/{width}/{format}/{name}';
const article = 'https://shop.example/articulos/tenis%20negro-1.jpg?v=2';

describe('pictures of an image service', () => {
  test('come as AVIF next to a JPEG for every browser, in each width', () => {
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

  test('take any file name unchanged', () => {
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
  ])('are requested by %s', (path, address) => {
    expect(pictureSources(article, { template: path, widths: [320] }).src).toBe(address);
  });

  test('can be requested in other formats', () => {
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
])('a picture %s is shown unchanged', (_what, src, request) => {
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

const placed = { template: 'https://images.example/{width}/{name}.{format}' };
const at = (width: number, format: string): string => `https://images.example/${width}/1.jpg.${format}`;

test.each<readonly [PicturePlace, readonly number[], boolean]>([
  ['card', [320, 640], true],
  ['hover', [480], true],
  ['related', [160, 320, 480], true],
  ['compared', [160, 320], false],
  ['recent', [320], false],
])('the picture of the place %s is %j pixels wide and lean: %s', (place, widths, isLean) => {
  const { src, srcSet, alternatives } = placedPicture('https://a.example/1.jpg', place, placed);
  const set = (format: string): string => widths.map((width) => `${at(width, format)} ${width}w`).join(',');
  expect(src).toBe(at(widths.at(-1) ?? 0, 'jpeg'));
  expect(srcSet).toBe(isLean ? '' : set('jpeg'));
  expect(alternatives.map(({ srcSet: each }) => each)).toEqual([set('avif')]);
});

test('an article without a picture has the default one, in every place', () => {
  expect(placedPicture('', 'related', placed)).toEqual(placedPicture('', 'card', placed));
});

test('a lean picture has only the best of several formats', () => {
  const request = { ...placed, formats: ['avif', 'webp', 'jpeg'] } as const;
  expect(placedPicture('https://a.example/1.jpg', 'related', request).alternatives).toHaveLength(1);
  expect(placedPicture('https://a.example/1.jpg', 'compared', request).alternatives).toHaveLength(2);
});

const TEMPLATES = [
  '/imagenes/{width}/{format}/{src}',
  'https://img.example/cdn-cgi/image/width={width},format={format}/{src}',
  '/.netlify/images?w={width}&fm={format}&url={src}',
];

describe('the srcset of a gallery', () => {
  test.each(TEMPLATES)("is made of a card's picture where the service is requested by %s", (template) => {
    const image = fc.webPath().map((path) => `https://store.example${path}/a.jpg`);
    fc.assert(
      fc.property(image, fc.constantFrom('card', 'related', 'compared'), (src, place) => {
        const [card] = placedPicture(src, place, { template }).alternatives;
        const [gallery] = pictureSources(src, {
          template,
          widths: PICTURE_PLACES.gallery.widths,
        }).alternatives;
        expect(gallerySrcSet(card?.srcSet ?? '', template)).toBe(gallery?.srcSet);
      }),
    );
  });

  test.each([
    ['', '/imagenes/{width}/{format}/{src}', 'no picture'],
    ['/a.jpg 320w', '', 'no service'],
    ['/imagenes/a.jpg/320 320w', '/imagenes/{src}/{width}', 'a name before the width'],
    ['/elsewhere/320/avif/a.jpg 320w', '/imagenes/{width}/{format}/{src}', 'another address'],
    ['/imagenes/320/avif/a.jpg 2x', '/imagenes/{width}/{format}/{src}', 'no width'],
  ])('of %j requested by %j is empty: %s', (srcSet, template) => {
    expect(gallerySrcSet(srcSet, template)).toBe('');
  });
});
