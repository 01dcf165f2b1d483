import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fetchNewProducts,
  fetchProductList,
  filterProducts,
  searchProducts,
} from '#features/catalogue/api/products.ts';
import { fetchPlaceCatalog, fetchSettings } from '#features/delivery/api/configuration.ts';
import { fetchProductDetail } from '#features/product/api/product-detail.ts';
import { fetchStock } from '#features/product/api/stock.ts';
import type { Product } from '#features/product/rules/product.ts';
import { fetchMenu } from '#shared/menu/fetch-menu.ts';
import { failureIn, valueIn } from './answers.ts';
import { type Services, startServices } from './services.ts';

let services: Services;
let products: readonly Product[];

beforeAll(async () => {
  services = await startServices();
  products = valueIn(await fetchProductList(services.store, { levels: [0, 0, 0] })).products;
});
afterAll(async () => {
  expect(services.rejected).toEqual([]);
  await services.close();
});

const skus = (list: readonly Product[]): readonly string[] => list.map(({ sku }) => sku);

test('the menu is a tree of up to three levels with link slugs', async () => {
  const menu = valueIn(await fetchMenu(services.store));
  const [first] = menu;
  expect(menu.length).toBeGreaterThan(2);
  expect(first?.slug).toMatch(/^[a-z0-9-]+$/);
  expect(first?.items[0]?.slug).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
});

test('the whole catalogue at once equals its pages together', async () => {
  const pages = [];
  for (const page of [1, 2, 3]) {
    pages.push(valueIn(await fetchProductList(services.store, { levels: [0, 0, 0], page, perPage: 25 })));
  }
  expect(pages.map(({ products: { length } }) => length)).toEqual([25, 25, 10]);
  expect(pages.map(({ total }) => total)).toEqual([60, 60, 60]);
  expect(pages.flatMap((page) => skus(page.products))).toEqual(skus(products));
});

test('a list answers with its filter values', async () => {
  const { options } = valueIn(await fetchProductList(services.store, { levels: [0, 0, 0] }));
  const { brands, colors, sizes, tags, categories } = options;
  expect([brands, colors, sizes, tags, categories].filter((list) => list.length === 0)).toEqual([]);
  expect(colors.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
});

test('a list of a menu entry holds only articles of that entry', async () => {
  const [menuItem] = valueIn(await fetchMenu(services.store));
  const levels = menuItem?.ids ?? [0, 0, 0];
  const list = valueIn(await fetchProductList(services.store, { levels }));
  expect(list.products.length).toBeGreaterThan(0);
  expect(new Set(list.products.map((product) => product.levels[0]))).toEqual(new Set([menuItem?.id]));
});

test('an article answers with variants in size order, and the sum of their stock', async () => {
  const details = await Promise.all(skus(products).map((sku) => fetchProductDetail(services.store, sku)));
  const several = details.map(valueIn).filter(({ variants }) => variants.length > 1);
  expect(several.length).toBeGreaterThan(0);
  for (const { variants, stock, productSizes } of several) {
    expect(stock).toBe(variants.reduce((sum, variant) => sum + variant.stock, 0));
    const order = productSizes.map(({ name }) => name);
    const places = variants.map(({ size }) => order.indexOf(size));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

test('an unknown sku is HTTP 404 with a message', async () => {
  const failure = failureIn(await fetchProductDetail(services.store, 'no/such sku'));
  expect(failure).toEqual({ kind: 'http', status: 404, message: expect.stringMatching(/.+/) });
});

test('search finds an article by its name, whatever characters the term contains', async () => {
  const [product] = products;
  const { products: found } = valueIn(await searchProducts(services.store, product?.name ?? ''));
  expect(skus(found)).toContain(product?.sku);
  const none = { products: [], isCut: false };
  expect(valueIn(await searchProducts(services.store, '<script>&value=%00'))).toEqual(none);
});

test('the filter call finds the articles of a brand', async () => {
  const { options } = valueIn(await fetchProductList(services.store, { levels: [0, 0, 0] }));
  const [brand] = options.brands;
  const xml = `<Filtro><Grupo>marca</Grupo><Detalle><Tipo>marca</Tipo><Valor>${brand?.name.toLowerCase()}</Valor></Detalle></Filtro>`;
  const { products: found } = valueIn(await filterProducts(services.store, xml));
  expect(skus(found)).toEqual(skus(products.filter((product) => product.brand === brand?.name)));
});

test('new arrivals are new', async () => {
  const arrivals = valueIn(await fetchNewProducts(services.store));
  expect(arrivals.length).toBeGreaterThan(0);
  expect(arrivals.every(({ isNew }) => isNew)).toBe(true);
});

test("live stock is the variant's stock, and an unknown code fails", async () => {
  const details = await Promise.all(skus(products).map((sku) => fetchProductDetail(services.store, sku)));
  const variant = details.map(valueIn).flatMap(({ variants }) => variants)[0];
  expect(valueIn(await fetchStock(services.store, variant?.code ?? ''))).toBe(variant?.stock);
  expect(failureIn(await fetchStock(services.store, 'no such code'))).toMatchObject({
    kind: 'http',
    status: 404,
  });
});

test('the parameters and the country catalogue are complete', async () => {
  const { settings, notes } = valueIn(await fetchSettings(services.store));
  expect(notes).toEqual([]);
  expect(Object.entries(settings).filter(([, value]) => value === '')).toEqual([]);
  expect(settings.whatsapp).toBe('https://wa.me/50223456789');
  const { countries, departments, municipalities } = valueIn(await fetchPlaceCatalog(services.store));
  expect([countries.length, departments.length, municipalities.length]).toEqual([1, 22, 340]);
});
