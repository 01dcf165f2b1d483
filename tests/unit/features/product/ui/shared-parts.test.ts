import { expect, test } from 'vitest';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { unpackProduct } from '#features/product/ui/packed-product.ts';
import { descriptionOf, packedOf } from '#features/product/ui/shared-parts.ts';
import { product, variant } from '../../../fixtures/samples.ts';

const detail: ProductDetail = {
  ...product,
  images: ['https://img.test/a-1.jpg'],
  fullDescription: '<p>Ligeros</p>',
  productSizes: [],
  productColors: [],
  variants: [{ ...variant, images: ['https://img.test/a-1.jpg'] }],
  related: [],
};

test('the pages of an article in all languages share its description and what is bought of it', () => {
  expect(descriptionOf(detail)).toBe(descriptionOf(detail));
  const packed = packedOf(detail, 'https://img.test/');
  expect(packedOf(detail, 'https://img.test/')).toBe(packed);
  expect(unpackProduct(packed, 'https://img.test/').images).toEqual(detail.images);
});

test('below another base of pictures it is another one', () => {
  const other = packedOf(detail, 'https://other.test/');
  expect(other).not.toBe(packedOf(detail, 'https://img.test/'));
  expect(unpackProduct(other, 'https://other.test/').images).toEqual(detail.images);
});
