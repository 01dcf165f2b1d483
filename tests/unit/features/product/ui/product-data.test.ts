import { expect, test } from 'vitest';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { productData } from '#features/product/ui/product-data.ts';
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

const saidOf = (article: ProductDetail): unknown => JSON.parse(decodeJsonAttribute(productData(article)));

test('a page says of its article what the variant that is shown first costs and looks like', () => {
  expect(saidOf(detail)).toEqual({
    sku: 'TEN-7',
    name: 'Tenis "Volcán" d\'Oro',
    price: 40_000,
    discountedPrice: 30_000,
    image: '/v.jpg',
    brand: 'Kinalto',
  });
});

test('without variants, pictures and a brand it says its own prices and no picture', () => {
  const { brand, image, price } = Object(saidOf({ ...detail, brand: '', images: [], variants: [] }));
  expect({ brand, image, price }).toEqual({ brand: undefined, image: '', price: 50_000 });
});
