import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '#features/product/rules/product.ts';
import {
  productStructuredData,
  scriptSafeJson,
} from '#features/product/ui/structured-data/product-json-ld.ts';
import { product, variant } from '../../../../fixtures/samples.ts';

const detail: ProductDetail = {
  ...product,
  fullDescription: '<p>Ligeros</p>',
  productSizes: [],
  productColors: [],
  variants: [variant, { ...variant, sku: 'TEN-7-N-43', size: '43', stock: 0 }],
  related: [],
};
const terms = {
  url: 'https://shop.example/producto/TEN-7',
  days: { min: 1, max: 6 },
  returnDays: 30,
  reviews: [],
};

describe('structured data of a product', () => {
  it('offers it in quetzales with a point, its availability and its address (contract, Promises of every page)', () => {
    const shown = { price: 50_050, discountedPrice: 0, stock: 0, images: ['/a.jpg'] };
    expect(productStructuredData(detail, shown, terms)).toMatchObject({
      '@type': 'Product',
      sku: 'TEN-7',
      offers: {
        price: '500.50',
        priceCurrency: 'GTQ',
        availability: 'https://schema.org/OutOfStock',
        url: terms.url,
        shippingDetails: { shippingRate: { value: 0 } },
        hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      },
    });
  });

  describe('of an article that cannot be bought', () => {
    const free = { ...variant, price: 0, discountedPrice: 0 };
    const said = (changes: Partial<ProductDetail>, images = ['/a.jpg']) =>
      JSON.stringify(
        productStructuredData(
          { ...detail, ...changes },
          { ...(changes.variants?.[0] ?? variant), images },
          terms,
        ),
      );

    it.each<[string, Partial<ProductDetail>]>([
      ['without pictures', { images: [], variants: [{ ...variant, images: [] }] }],
      ['with price 0', { variants: [free] }],
      ['with price 0 in all variants', { variants: [free, { ...free, size: '43' }] }],
      ['with price 0 and no variants', { price: 0, discountedPrice: 0, variants: [] }],
      ['with a discounted price alone', { variants: [{ ...free, discountedPrice: 100 }] }],
    ])('has no offer: %s', (_, changes) => {
      expect(said(changes)).toContain('"@type":"Product"');
      expect(said(changes)).not.toMatch(/Offer|price|availability|ProductGroup/);
    });

    it('has an offer where another variant has a price, and names that variant alone', () => {
      const variants = [free, { ...variant, sku: 'TEN-7-N-44', size: '44', price: 90_000 }];
      const data = JSON.parse(said({ variants }));
      expect(data.offers).toMatchObject({ price: '900.00', availability: 'https://schema.org/InStock' });
      expect(data.isVariantOf.hasVariant).toEqual([expect.objectContaining({ size: '44' })]);
    });
  });

  it('names the available variants, and no group where there are none', () => {
    const groupOf = (variants: ProductDetail['variants']) =>
      JSON.parse(JSON.stringify(productStructuredData({ ...detail, variants }, variant, terms))).isVariantOf;
    expect(groupOf(detail.variants)).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: [{ size: '42', sku: variant.sku }],
    });
    expect(groupOf(detail.variants).hasVariant).toHaveLength(1);
    expect(groupOf(detail.variants.map((each) => ({ ...each, stock: 0 })))).toBeUndefined();
    expect(groupOf([variant])).toBeUndefined();
  });

  it('has an offer that variants share once, and the others refer to it', () => {
    const dear = { ...variant, sku: 'TEN-7-N-44', size: '44', price: 90_000 };
    const variants = [variant, { ...variant, sku: 'TEN-7-N-43', size: '43' }, dear, { ...dear, size: '45' }];
    expect(productStructuredData({ ...detail, variants }, variant, terms)).toMatchObject({
      offers: { '@id': '#1', price: '500.00', url: terms.url },
      isVariantOf: {
        hasVariant: [
          { offers: { '@id': '#1' } },
          { offers: { '@id': '#1' } },
          { offers: { '@type': 'Offer', '@id': '#2', price: '900.00' } },
          { offers: { '@id': '#2' } },
        ],
      },
    });
  });

  it('has a rating only with reviews, with their number and the texts of the page', () => {
    expect(productStructuredData(detail, variant, terms)).not.toHaveProperty('aggregateRating');
    const review = { date: '2026-10-02', name: 'Ana L.', rating: 4 };
    const reviews = [{ ...review, text: 'Muy buenos' }, { ...review, rating: 5 }, review, review];
    const data = productStructuredData(detail, variant, { ...terms, reviews });
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 4 },
      review: [{ author: { name: 'Ana L.' }, reviewBody: 'Muy buenos' }, {}, {}],
    });
  });

  it('cannot close its script, and round-trips (decision 89)', () => {
    const name = '</script><script>__xss=1</script>';
    const text = scriptSafeJson(productStructuredData({ ...detail, name }, { ...variant }, terms));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name });
  });
});
