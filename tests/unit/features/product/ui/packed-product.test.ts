import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartItemOf, imagesOf, type Purchasable } from '#features/product/ui/buying/purchasable.ts';
import { withFreshData } from '#features/product/ui/live/use-fresh-product.ts';
import { packProduct, unpackProduct } from '#features/product/ui/packed-product.ts';
import { variant } from '../../../fixtures/samples.ts';

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

describe('a packed product', () => {
  it('comes back as it was', () => {
    expect(unpackProduct(packProduct(base, '/'), '/')).toEqual(base);
  });

  it('comes back whatever its variants are called and cost, and whatever they look like', () => {
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
        // A sku or code that begins with the mark itself cannot come from a catalogue.
        fc.pre(rows.every(({ sku, code }) => !sku.startsWith('*') && !code.startsWith('*')));
        expect(unpackProduct(packProduct(product, at), at).variants).toEqual(variants);
      },
    );
    fc.assert(property);
  });

  it('leaves out what follows from colour, size and the variant before', () => {
    const sizes = ['26', '27'];
    const colors = ['Negro', 'Rojo'];
    const variants = colors.flatMap((color, at) =>
      sizes.map((size, index) => ({
        ...variant,
        id: 700 + at * 2 + index,
        sku: `TEN-7-${color}-${size}`,
        code: `C-7${String(at * 2 + index + 9).padStart(2, '0')}`,
        color,
        size,
        images: [1, 2, 3].map((number) => `/imagenes/${color}-${number}.jpg`),
        name: base.name,
      })),
    );
    const product = { ...base, colors: colors.map((name) => ({ name, hex: '' })), variants };
    const packed = packProduct(product, '/imagenes/');
    expect(packed.base).toBe('/');
    expect(packed.first).toEqual([700, '*09']);
    expect(packed.variants).toEqual([
      [0, 0, 5],
      [1, 1, 5],
      [2, 2, 5],
      [3, 3, 5],
    ]);
    expect(packed.colors.map(([, , ...rest]) => rest)).toEqual([
      [[3, 'imagenes/Negro-', '.jpg'], '*-Negro-'],
      [[3, 'imagenes/Rojo-', '.jpg'], '*-Rojo-'],
    ]);
    expect(unpackProduct(packed, '/imagenes/')).toEqual(product);
  });

  it('leaves out what the shop has all of its pictures below', () => {
    const images = ['https://fotos.example/a/tenis-1.jpg', 'https://fotos.example/a/tenis-2.jpg'];
    const product = { ...base, images, variants: [{ ...variant, name: base.name, images }] };
    const packed = packProduct(product, 'https://fotos.example/a/');
    expect(packed.base).toBe('*tenis-');
    expect(unpackProduct(packed, 'https://fotos.example/a/')).toEqual(product);
  });

  it('says prices and pictures once when all variants share them', () => {
    const many = Array.from({ length: 18 }, (_, index) => ({
      ...variant,
      sku: `TEN-7-${index}`,
      size: String(index),
    }));
    const packed = JSON.stringify(packProduct({ ...base, variants: many }, ''));
    expect(packed.match(/50000/g)).toHaveLength(1);
    expect(packed.match(/n\.jpg/g)).toHaveLength(1);
  });
});

describe('the live answer', () => {
  it('changes price and stock, and leaves no stock to what is gone', () => {
    const gone = { ...variant, sku: 'TEN-7-N-43', size: '43' };
    const built = { ...base, variants: [variant, gone] };
    const live = { ...base, stock: 2, variants: [{ ...variant, price: 40_000, stock: 2, images: [] }] };
    const { variants, stock } = withFreshData(built, live);
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

  it('can be chosen, a size behind the one before it', () => {
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

describe('the pictures of what is chosen', () => {
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
  it('is of the variant, and knows the page of its product', () => {
    const item = cartItemOf(base, variant, { color: 'Negro', size: '42' });
    expect(item).toMatchObject({ id: 7, sku: 'TEN-7-N-42', productSku: 'TEN-7', selectedProductSize: '42' });
  });
});
