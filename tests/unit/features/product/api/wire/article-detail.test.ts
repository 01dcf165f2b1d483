import { expect, test } from 'vitest';
import { articleDetailSchema } from '#features/product/api/wire/article-detail.ts';
import { IMAGES } from '../../../../fixtures/connections.ts';
import { ARTICLE, RELATED, read, VARIANT } from '../../../../fixtures/wire.ts';

const DETAIL = {
  articulo: { ...ARTICLE, Descripcion_g: '<p>Largo</p>', Imagenes: ['ten-7-10.jpg', 'ten-7-2.jpg'] },
  variantes: [
    { ...VARIANT, Sku: 'c', Orden_Talla: 10, Cantidad: 1 },
    { ...VARIANT, Sku: 'a', Orden_Talla: '2', Cantidad: '4' },
    { ...VARIANT, Sku: 'b', Orden_Talla: 2, Cantidad: -1 },
  ],
  talla: [{ IdTalla: 26, Nombre: '26', Cantidad: 5, Unidad: 'MX' }],
  color: [
    { IdColor: 1, Nombre: 'Negro', Rgb: '0,0,0', Hex: '#000000', Cantidad: 5 },
    { IdColor: 2, Nombre: 'Rojo', Rgb: '255, 0, 10', Hex: 'rojo' },
  ],
  relacionados: [RELATED],
};

function detailOf(value: unknown) {
  const article = read(articleDetailSchema(IMAGES), value);
  return 'detail' in article ? { result: article.detail, rejected: article.rejected } : { result: article };
}

test('variants come in size order, those of one size as they came; the stock is their sum', () => {
  const { result } = detailOf(DETAIL);
  expect(result).toMatchObject({ variants: [{ sku: 'a' }, { sku: 'b' }, { sku: 'c' }], stock: 5 });
});

test('without an order, each colour has its sizes from small to large, and the colours stay as they came', () => {
  const sizes = (color: string, names: readonly string[]) =>
    names.map((Talla) => ({
      ...VARIANT,
      Sku: `${color} ${Talla}`,
      Color: color,
      Talla,
      Orden_Talla: undefined,
    }));
  const variantes = [...sizes('Rojo', ['L', 'XXL', 'M', 'XL', 'S']), ...sizes('Azul', ['XS', 'L'])];
  const talla = ['10', '9½', '9'].map((Nombre, at) => ({ IdTalla: at + 1, Nombre }));
  const { detail } = articleDetailSchema(IMAGES).parse({ ...DETAIL, variantes, talla });
  expect(detail.variants.map(({ sku }) => sku).join()).toBe(
    'Rojo S,Rojo M,Rojo L,Rojo XL,Rojo XXL,Azul XS,Azul L',
  );
  expect(detail.productSizes.map(({ name }) => name)).toEqual(['9', '9½', '10']);
});

test('pictures are sorted by the number in their name', () => {
  const { result } = detailOf(DETAIL);
  expect(result).toMatchObject({ images: [`${IMAGES}ten-7-2.jpg`, `${IMAGES}ten-7-10.jpg`] });
  expect(result).toMatchObject({ variants: [{ images: [`${IMAGES}n-1.jpg`, `${IMAGES}n-2.jpg`] }, {}, {}] });
});

test('each variant has its own pictures, below the base', () => {
  const names = [['n-1.jpg'], ['n-1.jpg'], ['r-1.jpg'], [], ['n-1.jpg'], ['n-1.jpg', 'r-1.jpg']];
  const rows = names.map((images, at) => ({ ...DETAIL.variantes[0], Orden_Talla: at, Imagenes: images }));
  const other = 'https://other.example.test/';
  for (const base of [IMAGES, other, IMAGES]) {
    const { variants, related } = articleDetailSchema(base).parse({ ...DETAIL, variantes: rows }).detail;
    expect(variants.map(({ images }) => images)).toEqual(
      names.map((each) => each.map((name) => base + name)),
    );
    expect(related[0]?.image).toBe(`${base}ten-8-1.jpg`);
  }
});

test('articles below the same base are read by the same schema, which is slow to create', () => {
  expect(articleDetailSchema(IMAGES)).toBe(articleDetailSchema(IMAGES));
});

test('sizes, colours, description and related articles are mapped', () => {
  const { result, rejected } = detailOf(DETAIL);
  expect(result).toMatchObject({
    fullDescription: '<p>Largo</p>',
    productSizes: [{ name: '26' }],
    productColors: [
      { name: 'Negro', hex: '#000000' },
      { name: 'Rojo', hex: '#ff000a' },
    ],
    related: [{ id: 8, sku: 'TEN-8', price: 30_000, discountedPrice: 0, image: `${IMAGES}ten-8-1.jpg` }],
  });
  expect(rejected).toEqual([]);
});

test('an article without variants is bought as itself, with its own stock and numbered pictures', () => {
  const { result } = detailOf({ articulo: ARTICLE, variantes: null });
  expect(result).toMatchObject({
    variants: [],
    stock: 9,
    images: [`${IMAGES}ten-7-1.jpg`, `${IMAGES}ten-7-2.jpg`],
    fullDescription: '',
    related: [],
  });
});

test('a variant without a price cannot be bought, the others can', () => {
  const free = { ...VARIANT, Sku: 'free', Precio_SD: 0, Precio_CD: 0, Orden_Talla: 0 };
  const { result } = detailOf({ ...DETAIL, variantes: [free, VARIANT] });
  expect(result).toMatchObject({ variants: [{ sku: 'free', stock: 0 }, { stock: 4 }], stock: 4 });
});

test.each([
  [
    'whose field tells it',
    { Precio_CD: 240, Descuento_Porcentaje: 20 },
    { discountedPrice: 24_000, discount: 20 },
  ],
  ['that nobody tells', { Precio_CD: 240, Descuento_Porcentaje: 0 }, { discountedPrice: 0, discount: 0 }],
  [
    'of more than everything',
    { Precio_CD: 240, Descuento_Porcentaje: 120 },
    { discountedPrice: 0, discount: 0 },
  ],
  [
    'without a lower price',
    { Precio_CD: 300, Descuento_Porcentaje: 20 },
    { discountedPrice: 0, discount: 0 },
  ],
])('a related article has a discount %s by its field', (_what, row, shown) => {
  const { result } = detailOf({ ...DETAIL, relacionados: [{ ...RELATED, ...row }] });
  expect(result).toMatchObject({ related: [{ price: 30_000, ...shown }] });
});

test('one bad variant is dropped and reported, the others are used', () => {
  const variantes = [VARIANT, { ...VARIANT, Precio_SD: null }, 'x'];
  const { result, rejected } = detailOf({ ...DETAIL, variantes });
  expect(result).toMatchObject({ variants: [{ sku: VARIANT.Sku }], stock: 4 });
  expect(rejected).toEqual([
    { list: 'variantes', index: 1, path: 'Precio_SD' },
    { list: 'variantes', index: 2, path: '' },
  ]);
});

test('an unreadable row of any other list is reported with that list', () => {
  const { rejected } = detailOf({
    ...DETAIL,
    talla: [{ IdTalla: 0, Nombre: '26' }],
    color: [{ IdColor: 1 }],
    relacionados: [RELATED, { ...RELATED, Sku: '' }],
  });
  expect(rejected).toEqual([
    { list: 'talla', index: 0, path: 'IdTalla' },
    { list: 'color', index: 0, path: 'Nombre' },
    { list: 'relacionados', index: 1, path: 'Sku' },
  ]);
});

test('a related article without a picture has none', () => {
  const { result } = detailOf({ ...DETAIL, relacionados: [{ ...RELATED, Imagen_1: null }] });
  expect(result).toMatchObject({ related: [{ sku: 'TEN-8', image: '' }] });
});

test.each([
  [null, ['']],
  [{}, ['articulo']],
  [{ ...DETAIL, articulo: { ...DETAIL.articulo, Precio_SD: null } }, ['articulo.Precio_SD']],
  [{ ...DETAIL, variantes: 'x' }, ['variantes']],
])('data of another shape is refused: %#', (value, paths) => {
  expect(detailOf(value).result).toEqual(paths);
});
