import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { articleSchema, sku } from '#features/product/api/wire/article.ts';
import { IMAGES } from '../../../../fixtures/connections.ts';
import { ARTICLE, read } from '../../../../fixtures/wire.ts';

const schema = articleSchema(IMAGES);

test('an article of the contract becomes a product: cents, absolute pictures, levels', () => {
  expect(read(schema, ARTICLE)).toEqual({
    id: 7,
    sku: 'TEN-7',
    code: 'C-7',
    name: 'Tenis Volcán',
    price: 50_000,
    discountedPrice: 40_000,
    discount: 20,
    shortDescription: 'Ligero',
    images: [`${IMAGES}ten-7-1.jpg`, `${IMAGES}ten-7-2.jpg`],
    stock: 9,
    isNew: true,
    rating: 4.5,
    brand: 'Volcán Sur',
    colors: ['Negro'],
    tags: ['running'],
    sizes: ['26', '27'],
    levels: [1, 11, 0],
  });
});

test('sizes come from small to large, and the rating with one decimal', () => {
  const { sizes, rating } = schema.parse({
    ...ARTICLE,
    Tallas: ['L', 'XXL', 'M', 'XL', 'S'],
    Calificacion: 4.333,
  });
  expect(sizes).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  expect(rating).toBe(4.3);
});

test('numbers may be numeric strings', () => {
  const texts = {
    ...ARTICLE,
    IdArticulo: '7',
    Precio_SD: '500.00',
    Precio_CD: '400',
    Descuento_Porcentaje: '20',
    Cantidad: '9',
    Nuevo: '1',
    Calificacion: '4.5',
    N1: '1',
    N2: '11',
    N3: '',
  };
  expect(read(schema, texts)).toEqual(read(schema, ARTICLE));
});

test('everything but id, sku, name and price may be missing or null', () => {
  const { IdArticulo, Sku, Nombre_Comercial, Precio_SD } = ARTICLE;
  const bare = { IdArticulo, Sku, Nombre_Comercial, Precio_SD };
  const nulls = Object.fromEntries(Object.keys(ARTICLE).map((key) => [key, null]));
  const expected = {
    id: 7,
    sku: 'TEN-7',
    code: '',
    name: 'Tenis Volcán',
    price: 50_000,
    discountedPrice: 0,
    discount: 0,
    shortDescription: '',
    images: [],
    stock: 0,
    isNew: false,
    rating: 0,
    brand: '',
    colors: [],
    tags: [],
    sizes: [],
    levels: [0, 0, 0],
  };
  expect(read(schema, bare)).toEqual(expected);
  expect(read(schema, { ...nulls, ...bare })).toEqual(expected);
});

test('unknown fields are ignored', () => {
  expect(read(schema, { ...ARTICLE, Otro: { a: 1 } })).toEqual(read(schema, ARTICLE));
});

test.each([
  [{ Precio_SD: null }, 'Precio_SD'],
  [{ Precio_SD: '' }, 'Precio_SD'],
  [{ Precio_SD: '1,234.50' }, 'Precio_SD'],
  [{ Precio_SD: 'Q 100' }, 'Precio_SD'],
  [{ Precio_SD: '1e3' }, 'Precio_SD'],
  [{ Precio_SD: -1 }, 'Precio_SD'],
  [{ Precio_SD: Number.NaN }, 'Precio_SD'],
  [{ Precio_SD: { a: 1 } }, 'Precio_SD'],
  [{ Precio_CD: 'gratis' }, 'Precio_CD'],
  [{ IdArticulo: 0 }, 'IdArticulo'],
  [{ IdArticulo: 1.5 }, 'IdArticulo'],
  [{ IdArticulo: 'siete' }, 'IdArticulo'],
  [{ Sku: '' }, 'Sku'],
  [{ Sku: null }, 'Sku'],
  [{ Sku: '../../etc' }, 'Sku'],
  [{ Sku: 'a\\b' }, 'Sku'],
  [{ Sku: '..' }, 'Sku'],
  [{ Sku: 'a\u0000b' }, 'Sku'],
  [{ Nombre_Comercial: ' ' }, 'Nombre_Comercial'],
  [{ Nombre_Comercial: ['x'] }, 'Nombre_Comercial'],
  [{ Colores: 'Negro' }, 'Colores'],
])('an article with %j is refused at its field', (change, path) => {
  expect(read(schema, { ...ARTICLE, ...change })).toEqual([path]);
});

test.each([
  ['0', 0],
  [0, 0],
  [null, 0],
  [500, 0],
  ['500.00', 0],
  [600, 0],
  ['499.99', 49_999],
])(
  'Precio_CD %j against a list price of Q 500 is a discounted price of %i cents',
  (Precio_CD, discountedPrice) => {
    expect(read(schema, { ...ARTICLE, Precio_CD })).toMatchObject({ price: 50_000, discountedPrice });
  },
);

test.each([
  [{ Precio_CD: 0 }, 0],
  [{ Descuento_Porcentaje: 0 }, 20],
  [{ Descuento_Porcentaje: null }, 20],
  [{ Precio_CD: 499.99, Descuento_Porcentaje: 0 }, 1],
  [{ Descuento_Porcentaje: 250 }, 20],
  [{ Descuento_Porcentaje: '-20' }, 20],
  [{ Precio_SD: 0, Precio_CD: 0, Descuento_Porcentaje: 20 }, 0],
])('the per cent of %j fits the prices: %i', (change, discount) => {
  expect(read(schema, { ...ARTICLE, ...change })).toMatchObject({ discount });
});

test.each([
  [-3, 0],
  ['3', 3],
  [2.7, 2],
])('Cantidad %j is %i units', (Cantidad, stock) => {
  expect(read(schema, { ...ARTICLE, Cantidad })).toMatchObject({ stock });
});

test.each([0, '0.00', '0.004'])(
  'an article with a price of %j cannot be bought: it has no stock',
  (Precio_SD) => {
    expect(read(schema, { ...ARTICLE, Precio_SD, Precio_CD: 0 })).toMatchObject({ price: 0, stock: 0 });
  },
);

test('markup in a name stays text, directional marks are removed', () => {
  const name = '</script><script>__xss=1</script>';
  expect(read(schema, { ...ARTICLE, Nombre_Comercial: `\u202E${name}\u0007` })).toMatchObject({ name });
});

test('any price of two decimals is the same in cents, as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.nat({ max: 3 }), (cents, zeros) => {
      const decimal = (cents / 100).toFixed(2);
      const spellings = [cents / 100, decimal, ` ${decimal}`, decimal + '0'.repeat(zeros)];
      for (const Precio_SD of spellings) {
        expect(read(schema, { ...ARTICLE, Precio_SD, Precio_CD: 0 })).toMatchObject({ price: cents });
      }
    }),
  );
});

test('no price, however spelled, makes a product with a negative price or a fraction of a cent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), (Precio_SD) => {
      const parsed = schema.safeParse({ ...ARTICLE, Precio_SD, Precio_CD: 0 });
      if (parsed.success)
        expect(Number.isSafeInteger(parsed.data.price) && parsed.data.price >= 0).toBe(true);
      else expect(parsed.error.issues[0]?.path).toEqual(['Precio_SD']);
    }),
  );
});

const row = z.object({ Sku: sku });

test.each([
  ['TEN-7', 'TEN-7'],
  [' TEN-7 ', 'TEN-7'],
  [77, '77'],
  ['.a', '.a'],
  ['a.', 'a.'],
  ['a..', 'a..'],
  ['...', '...'],
  ['ñ'.repeat(200), 'ñ'.repeat(200)],
])('%j is the sku %j', (value, text) => {
  expect(read(row, { Sku: value })).toEqual({ Sku: text });
});

test.each([
  '',
  ' ',
  '.',
  '..',
  ' .. ',
  'a.html',
  'a/b',
  'a\\b',
  'a\nb',
  'a\uD83D',
  'ñ'.repeat(201),
  true,
  ['a'],
  null,
])('%j cannot name a page', (value) => {
  expect(read(row, { Sku: value })).toEqual(['Sku']);
});
