import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartItemOf,
  imagesOf,
  type Purchasable,
  purchasableFromJson,
  purchasableToJson,
} from '#features/product/ui/buying/purchasable.ts';
import { withFreshData } from '#features/product/ui/buying/use-fresh-product.ts';
import { variant } from '../../../../fixtures/samples.ts';

const base: Purchasable = {
  id: 7,
  sku: 'TEN-7',
  code: 'C-7',
  name: 'Tenis </script>"\' Volcán',
  price: 50_000,
  discountedPrice: 0,
  discount: 0,
  stock: 9,
  images: ['/n.jpg'],
  colors: [{ name: 'Negro', hex: '#000000' }],
  variants: [{ ...variant, name: 'Tenis </script>"\' Volcán' }],
};

const anyVariant = fc.record({
  id: fc.nat(),
  sku: fc.oneof(
    fc.string(),
    fc.string().map((end) => `TEN-7${end}`),
  ),
  code: fc.oneof(
    fc.string(),
    fc.string().map((end) => `C-7${end}`),
  ),
  color: fc.constantFrom('Negro', 'Rojo'),
  size: fc.string(),
  stock: fc.nat(),
  price: fc.nat(),
  discountedPrice: fc.nat(),
  discount: fc.nat(100),
});

describe('a product as JSON', () => {
  it('decodes to the same product', () => {
    expect(purchasableFromJson(purchasableToJson(base, '/'), '/')).toEqual(base);
  });

  it("decodes to the same product, whatever its variants' names, prices and pictures", () => {
    const pictures = fc.uniqueArray(
      fc.constantFrom('/n-1.jpg', '/n-2.jpg', '/n-3.jpg', '/n.jpg', '/2-1.jpg'),
    );
    const bases = fc.constantFrom('', '/', '/n', '/n.jpg', 'https://fotos.example/');
    const property = fc.property(
      fc.array(anyVariant, { maxLength: 8 }),
      pictures,
      bases,
      (rows, Rojo, at) => {
        const images = { Negro: ['/n.jpg'], Rojo };
        const variants = rows.map((row) => ({
          ...variant,
          ...row,
          images: images[row.color],
          name: base.name,
        }));
        const colors = ['Negro', 'Rojo'].map((name) => ({ name, hex: '' }));
        const product = { ...base, colors, variants };
        expect(purchasableFromJson(purchasableToJson(product, at), at).variants).toEqual(variants);
      },
    );
    fc.assert(property);
  });

  it('has addresses relative to the base of the pictures', () => {
    const images = ['https://fotos.example/a/tenis-1.jpg', 'https://fotos.example/a/tenis-2.jpg'];
    const product = { ...base, images, variants: [{ ...variant, name: base.name, images }] };
    const json = purchasableToJson(product, 'https://fotos.example/a/');
    expect(json.images).toEqual(['tenis-1.jpg', 'tenis-2.jpg']);
    expect(json.colors).toEqual([{ name: 'Negro', hex: '#000000', images: json.images }]);
    expect(purchasableFromJson(json, 'https://fotos.example/a/')).toEqual(product);
  });

  it('has prices and pictures once when all variants share them', () => {
    const many = Array.from({ length: 18 }, (_, index) => ({
      ...variant,
      sku: `TEN-7-${index}`,
      size: String(index),
    }));
    const json = JSON.stringify(purchasableToJson({ ...base, images: [], variants: many }, ''));
    expect(json.match(/50000/g)).toHaveLength(1);
    expect(json.match(/n\.jpg/g)).toHaveLength(1);
  });
});

describe('the fresh answer', () => {
  it('changes price and stock, and leaves no stock to a missing variant', () => {
    const gone = { ...variant, sku: 'TEN-7-N-43', size: '43' };
    const built = { ...base, variants: [variant, gone] };
    const fresh = { ...base, stock: 2, variants: [{ ...variant, price: 40_000, stock: 2, images: [] }] };
    const { variants, stock } = withFreshData(built, fresh);
    expect(stock).toBe(2);
    expect(variants.map(({ price, stock: units }) => [price, units])).toEqual([
      [40_000, 2],
      [50_000, 0],
    ]);
    expect(variants[0]?.images).toEqual(variant.images);
  });
});

describe('a variant that is newer than the build', () => {
  const small = { ...variant, sku: 'TEN-7-N-41', size: '41' };
  const large = { ...variant, sku: 'TEN-7-N-43', size: '43' };
  const red = { ...variant, sku: 'TEN-7-R-42', color: 'Rojo', images: ['/r.jpg'] };

  it('can be chosen, a size after the one before it', () => {
    const built = { ...base, variants: [variant, large] };
    const { variants } = withFreshData(built, {
      ...base,
      variants: [small, variant, { ...red, size: '42.5' }, large],
    });
    expect(variants.map(({ sku }) => sku)).toEqual([small.sku, variant.sku, red.sku, large.sku]);
  });

  it('brings its colour and its pictures', () => {
    const colors = [...base.colors, { name: 'Rojo', hex: '#ff0000' }];
    const { variants, colors: shown } = withFreshData(base, { ...base, colors, variants: [red] });
    expect(shown).toEqual(colors);
    expect(variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      [red.sku, 5],
      [variant.sku, 0],
    ]);
    expect(variants[0]?.images).toEqual(['/r.jpg']);
  });
});

describe('the pictures of a choice', () => {
  it.each([
    [variant, ['/v.jpg'], ['/n.jpg']],
    [{ ...variant, images: [] }, ['/v.jpg'], ['/v.jpg']],
    [undefined, ['/v.jpg'], ['/v.jpg']],
    [undefined, [], []],
  ])('are the variant’s, else the article’s: %#', (sold, images, shown) => {
    expect(imagesOf({ ...base, images }, sold)).toEqual(shown);
  });
});

describe('the cart line', () => {
  it("is of the variant, and has its product's page", () => {
    const item = cartItemOf(base, variant, { color: 'Negro', size: '42' });
    expect(item).toMatchObject({ id: 7, sku: 'TEN-7-N-42', productSku: 'TEN-7', selectedProductSize: '42' });
  });
});
