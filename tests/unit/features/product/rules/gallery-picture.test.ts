import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPicture } from '#features/product/rules/card-picture.ts';
import { GALLERY_WIDTHS, gallerySrcSet } from '#features/product/rules/gallery-picture.ts';
import { pictureSources } from '#features/product/rules/picture.ts';

const TEMPLATES = [
  '/imagenes/{width}/{format}/{src}',
  'https://img.example/cdn-cgi/image/width={width},format={format}/{src}',
  '/.netlify/images?w={width}&fm={format}&url={src}',
];

describe('the srcset of a gallery', () => {
  test.each(TEMPLATES)('is made of the one of a card where the service is asked by %s', (template) => {
    const image = fc.webPath().map((path) => `https://store.example${path}/a.jpg`);
    fc.assert(
      fc.property(image, fc.constantFrom('card', 'related', 'compared'), (src, place) => {
        const [card] = cardPicture(src, place, { template }).alternatives;
        const [gallery] = pictureSources(src, { template, widths: GALLERY_WIDTHS }).alternatives;
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
  ])('of %j asked by %j is none: %s', (srcSet, template) => {
    expect(gallerySrcSet(srcSet, template)).toBe('');
  });
});
