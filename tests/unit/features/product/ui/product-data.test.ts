import { expect, test } from 'vitest';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { purchasableFromJson } from '#features/product/ui/buying/purchasable.ts';
import { descriptionOf, productData, purchasableJsonOf } from '#features/product/ui/product-data.ts';
import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';
import { product, variant } from '../../../fixtures/samples.ts';

const detail: ProductDetail = {
  ...product,
  name: 'Tenis "Volcán" d\'Oro',
  fullDescription: '',
  productSizes: [],
  productColors: [],
  related: [],
  variants: [{ ...variant, price: 40_000, discountedPrice: 30_000, discount: 25, images: ['/v.jpg'] }],
};

const dataOf = (article: ProductDetail): unknown => JSON.parse(decodeJsonAttribute(productData(article)));

test('the data of a page has price and picture of the variant that is shown first', () => {
  expect(dataOf(detail)).toEqual({
    sku: 'TEN-7',
    name: 'Tenis "Volcán" d\'Oro',
    price: 40_000,
    discountedPrice: 30_000,
    image: '/v.jpg',
    brand: 'Kinalto',
  });
});

test('without variants, pictures and a brand it has the price of the article and no picture', () => {
  const { brand, image, price } = Object(dataOf({ ...detail, brand: '', images: [], variants: [] }));
  expect({ brand, image, price }).toEqual({ brand: undefined, image: '', price: 50_000 });
});

const pictured: ProductDetail = {
  ...product,
  images: ['https://img.test/a-1.jpg'],
  fullDescription: '<p>Ligeros</p>',
  productSizes: [],
  productColors: [],
  variants: [{ ...variant, images: ['https://img.test/a-1.jpg'] }],
  related: [],
};

test('the pages of an article in all languages share its description and the JSON of the purchase box', () => {
  expect(descriptionOf(pictured)).toBe(descriptionOf(pictured));
  const json = purchasableJsonOf(pictured, 'https://img.test/');
  expect(purchasableJsonOf(pictured, 'https://img.test/')).toBe(json);
  expect(purchasableFromJson(json, 'https://img.test/').images).toEqual(pictured.images);
});

test('another base of pictures has another JSON', () => {
  const other = purchasableJsonOf(pictured, 'https://other.test/');
  expect(other).not.toBe(purchasableJsonOf(pictured, 'https://img.test/'));
  expect(purchasableFromJson(other, 'https://other.test/').images).toEqual(pictured.images);
});
