import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedProduct, packedColors, productOfList } from '#features/catalogue/rules/list-file.ts';
import {
  colorPictures,
  packPictures,
  readPackedPictures,
  unpackPictures,
} from '#features/product/rules/color-pictures.ts';
import { product, variant } from '../../../fixtures/samples.ts';

const base = 'https://api.example/articulos/ten-7';
const black = { ...variant, color: 'NEGRO', images: [`${base}-negro-1.jpg`, `${base}-negro-2.jpg`] };
const blue = { ...variant, color: 'Azul marino', images: [`${base}-azul-marino-1.jpg`] };
const colors = ['Negro', 'Azul marino', 'Rosa'];

test('a colour’s picture is the first of its first variant that has one, however its name is written', () => {
  const variants = [{ ...black, images: [] }, black, blue];
  expect(colorPictures({ colors }, { variants })).toEqual([
    `${base}-negro-1.jpg`,
    `${base}-azul-marino-1.jpg`,
    '',
  ]);
  expect(colorPictures({ colors }, undefined)).toEqual(['', '', '']);
});

test('only the differences are packed', () => {
  const [first = ''] = black.images;
  // Both end in an o.
  expect(packPictures(first, [first, blue.images[0] ?? '', ''])).toEqual([
    `${base}-`.length,
    'o-1.jpg'.length,
    'negr',
    'azul-marin',
    '',
  ]);
});

test('one picture for all colours is not packed', () => {
  expect(packPictures('/a.jpg', ['/a.jpg', '/a.jpg'])).toBeUndefined();
  expect(packPictures('/a.jpg', ['/a.jpg', ''])).toBeUndefined();
  expect(packPictures('', ['/a.jpg', '/b.jpg'])).toBeUndefined();
});

test('any pictures unpack to themselves', () => {
  const picture = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 6 }), fc.webUrl());
  fc.assert(
    fc.property(picture, fc.array(picture, { maxLength: 5 }), (first, pictures) => {
      const packed = packPictures(first, pictures);
      if (packed) expect(unpackPictures(first, packed)).toEqual(pictures);
    }),
  );
});

test('the shortest names unpack too, each a prefix or suffix of the other', () => {
  const short = ['a', 'b', 'aa', 'ab', 'ba', 'aaa', 'aba', 'abba', 'aaaa'];
  for (const one of short) {
    for (const other of short.filter((each) => each !== one)) {
      const pictures = [one, other, ''];
      const packed = packPictures(one, pictures);
      expect(packed && unpackPictures(one, packed)).toEqual(pictures);
    }
  }
});

test('a file keeps two pictures of a product and one of each colour', () => {
  const images = ['/n-1.jpg', '/n-2.jpg', '/n-3.jpg'];
  const shoe = { ...product, colors, images };
  const variants = [
    { ...black, images: ['/n-1.jpg'] },
    { ...blue, images: ['/a-1.jpg'] },
  ];
  const row = listedProduct(shoe, packedColors(shoe, { variants }));
  expect(JSON.stringify(row)).not.toContain('n-3');
  expect(productOfList(JSON.parse(JSON.stringify(row)))).toEqual({
    ...shoe,
    images: ['/n-1.jpg', '/n-2.jpg'],
    colorPictures: ['/n-1.jpg', '/a-1.jpg', ''],
  });
  expect(productOfList(listedProduct(product, undefined))).toEqual(product);
  expect(productOfList(listedProduct({ ...product, images: [] }, undefined)).images).toEqual([]);
});

test('packed pictures of an index are read, and any other value is none', () => {
  expect(readPackedPictures([3, 4, 'n', 'm'])).toEqual([3, 4, 'n', 'm']);
  expect(readPackedPictures([0, 0, 'n', 'm'])).toEqual([0, 0, 'n', 'm']);
  for (const other of [
    undefined,
    null,
    'n',
    {},
    [],
    [3],
    [3, -1, 'n'],
    [1.5, 0, 'n'],
    ['3', 4, 'n'],
    [3, 4, 5],
    [3, 4, 'n', 5],
  ]) {
    expect(readPackedPictures(other)).toBeUndefined();
  }
});
