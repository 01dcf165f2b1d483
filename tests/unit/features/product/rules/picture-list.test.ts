import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPictures, splitPictures } from '#features/product/rules/picture-list.ts';

test.each([
  [[], ''],
  [[''], ''],
  [['https://img.test/a-1.jpg'], 'https://img.test/a-1.jpg'],
  [['https://img.test/a-1.jpg', 'https://img.test/a-2.jpg'], 'https://img.test/a- 1.jpg 2.jpg'],
  [['/a.jpg', 'https://img.test/b.jpg'], ' /a.jpg https://img.test/b.jpg'],
])('%j are joined as %j', (images, text) => {
  expect(joinPictures(images)).toBe(text);
});

test('pictures split into themselves again', () => {
  const address = fc.webUrl({ withQueryParameters: true });
  const property = fc.property(fc.array(address, { minLength: 1, maxLength: 6 }), (images) => {
    expect(splitPictures(joinPictures(images))).toEqual(images);
  });
  fc.assert(property);
});
