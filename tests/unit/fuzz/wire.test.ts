/** Any answer of a service is refused by a schema or becomes a usable value of the domain; none throws. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { passwordResetSchema } from '#features/account/api/account.ts';
import { addressList, savedAddressesSchema, sessionSchema } from '#features/account/api/wire/account.ts';
import { productListSchema, productsSchema } from '#features/catalogue/api/wire/product-list.ts';
import { taxpayerSchema } from '#features/checkout/api/wire/taxpayer.ts';
import { placeCatalogSchema } from '#features/delivery/api/configuration.ts';
import {
  createdCartSchema,
  paymentDataSchema,
  recordResultSchema,
} from '#features/payment/api/cart-service.ts';
import { stockSchema } from '#features/product/api/stock.ts';
import { articleSchema } from '#features/product/api/wire/article.ts';
import {
  articleDetailSchema,
  productColorSchema,
  productSizeSchema,
  relatedArticleSchema,
  variantSchema,
} from '#features/product/api/wire/article-detail.ts';
import { dataOf, metaSchema } from '#shared/http/wire/envelope.ts';
import { menuRowsSchema } from '#shared/menu/fetch-menu.ts';
import { settingsSchema } from '#shared/settings/settings-wire.ts';
import { ARTICLE, RELATED, VARIANT } from '../fixtures/wire.ts';
import { eachPartReplaced, hostileJson, NO_TEXT, spoiled, unusableNumbers } from './hostile.ts';

const BASE = 'https://img.example/';
const quiet = (): void => undefined;

/** Names in a schema's file: every word before a colon or a comma. */
const src = resolve(import.meta.dirname, '../../../src');
const NAMES = [
  ...new Set(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /wire\/[\w-]+\.ts$|(settings-wire|menu-rows)\.ts$/.test(file.replaceAll('\\', '/')))
      .flatMap((file) => readFileSync(join(src, file), 'utf8').match(/\b[A-Za-z]\w+(?=[:,])/g) ?? []),
  ),
];

const SIZE = { IdTalla: 26, Nombre: '26' };
const COLOR = { IdColor: 1, Nombre: 'Negro', Rgb: '0,0,0', Hex: '#000' };
const DETAIL = {
  articulo: { ...ARTICLE, Descripcion_g: '<p>a</p>', Imagenes: ['b-2.jpg', 'a-1.jpg'] },
  variantes: [VARIANT],
  talla: [SIZE],
  color: [COLOR],
  relacionados: [RELATED],
};
const ADDRESSES = {
  direcciones: [{ IdDireccion: 1, IdUsuario: 9, Nombre: 'Casa', IdPais: 1, Direccion: 'x' }],
};
const PLACES = {
  paises: [{ IdPais: 1, Nombre: 'Guatemala' }],
  departamentos: [{ IdDepartamento: 1, IdPais: 1, Nombre: 'Guatemala' }],
  municipios: [{ IdMunicipio: 101, IdDepartamento: 1, Nombre: 'Mixco' }],
};
const TAXPAYER = {
  Encabezado: [{ Respuesta: 'True', Descripcion: 'ok' }],
  Detalle: [{ Nit: '576937K', Nombre: 'A,B', Nombre_Comercial: '' }],
};
const PAYMENT = {
  action: 'https://pay.example',
  hash: 'ab',
  time: '1700000000',
  amount: '1.00',
  orderid: 'F-1',
};

/** Each schema with a valid answer to be spoiled. */
const SCHEMAS: Readonly<Record<string, readonly [schema: z.ZodMiniType<unknown>, whole: unknown]>> = {
  article: [articleSchema(BASE), ARTICLE],
  variant: [variantSchema(BASE), VARIANT],
  related: [relatedArticleSchema(BASE), RELATED],
  detail: [articleDetailSchema(BASE), DETAIL],
  list: [productListSchema(BASE, quiet), { articulos: [ARTICLE, ARTICLE], total: 2, tallas: [SIZE] }],
  products: [productsSchema(BASE, quiet), [ARTICLE]],
  stock: [stockSchema, { data: { stock: 3 } }],
  size: [productSizeSchema, SIZE],
  color: [productColorSchema, COLOR],
  menu: [menuRowsSchema(quiet), [{ N1: 1, N1_Nombre: 'Hombre', N2: 2, N2_Nombre: 'Zapatos', N3: 0 }]],
  settings: [
    settingsSchema('https://api.example', quiet),
    { parametros: [{ Nombre: 'CORREO', Valor: 'a@b.gt' }] },
  ],
  places: [placeCatalogSchema(quiet), PLACES],
  session: [sessionSchema(quiet), { usuario: { IdUsuario: 9, Nombre: 'M' }, ...ADDRESSES, token: 'abc' }],
  addresses: [addressList(quiet), ADDRESSES.direcciones],
  'saved addresses': [savedAddressesSchema(quiet), ADDRESSES],
  'password reset': [passwordResetSchema, { meta: { resultado: 1 } }],
  taxpayer: [taxpayerSchema, TAXPAYER],
  'cart order': [createdCartSchema, [{ UIdCarrito: 'a', DocumentoLocal: 'b' }]],
  'payment data': [paymentDataSchema, PAYMENT],
  'record result': [recordResultSchema, { Resultado: 0, Mensaje: 'ok' }],
  meta: [metaSchema, { meta: [{ resultado: 1, mensaje: 'a' }] }],
  envelope: [dataOf(articleSchema(BASE)), { data: ARTICLE }],
};

test.each(Object.keys(SCHEMAS))('%s: never throws, and every number of it can be counted with', (name) => {
  const [schema, whole] = SCHEMAS[name] ?? [metaSchema, {}];
  expect(schema.safeParse(whole).success).toBe(true);
  for (const json of eachPartReplaced(whole, NO_TEXT)) schema.safeParse(json);
  const answer = fc.oneof(
    spoiled(whole),
    hostileJson(NAMES),
    hostileJson(NAMES).map((data) => ({ data })),
  );
  fc.assert(
    fc.property(answer, (json) => {
      const parsed = schema.safeParse(json);
      if (parsed.success) expect(unusableNumbers(parsed.data)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
