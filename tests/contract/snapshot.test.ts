import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectSnapshot, type Snapshot } from '#build/snapshot/collect.ts';
import { productsOfCategory } from '#build/snapshot/snapshot.ts';
import { environmentSource } from '#build/snapshot/source.ts';
import { sizesByColor } from '#features/product/rules/color-sizes.ts';
import { initialVariant } from '#features/product/rules/variant.ts';
import { flattenMenu } from '#shared/menu/menu.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { type RunningSandbox, startSandbox } from '../../scripts/sandbox/sandbox.ts';

const PRODUCTS = 60;
let sandbox: RunningSandbox;
let snapshot: Snapshot;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, providerPort: 0, products: PRODUCTS });
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  const memoryFile = join(folder, 'snapshot.json');
  snapshot = await collectSnapshot({
    ...environmentSource(sandbox.apiOrigin),
    memoryFile,
    perPage: 25,
  });
});
afterAll(() => sandbox.close());

test('a snapshot of the sandbox has every article with its detail, and leaves nothing out', () => {
  expect(snapshot.products).toHaveLength(PRODUCTS);
  expect([...snapshot.details.keys()].toSorted()).toEqual(snapshot.products.map(({ sku }) => sku).toSorted());
  expect(snapshot.leftOut).toEqual([]);
  expect(snapshot.rejected).toEqual([]);
});

test('every article is in the menu, and every entry of the first level has articles', () => {
  for (const item of snapshot.menu) expect(productsOfCategory(snapshot, item.slug)).not.toEqual([]);
  const placed = new Set(snapshot.menu.flatMap(({ slug }) => productsOfCategory(snapshot, slug)));
  expect(placed.size).toBe(PRODUCTS);
  expect(productsOfCategory(snapshot, 'no-such-entry')).toEqual([]);
});

test('the deepest entries divide the articles of the entry above them', () => {
  for (const item of flattenMenu(snapshot.menu)) {
    const below = item.items.reduce((sum, { slug }) => sum + productsOfCategory(snapshot, slug).length, 0);
    expect(below).toBeLessThanOrEqual(productsOfCategory(snapshot, item.slug).length);
  }
});

test('the edge-case articles of the specification are there: no pictures, no variants, sold out, new, reduced', () => {
  const details = [...snapshot.details.keys()].flatMap((sku) => snapshot.details.get(sku) ?? []);
  const edgeCases = [
    details.some(({ images }) => images.length === 0),
    details.some(({ variants }) => variants.length === 0),
    details.some(({ stock }) => stock === 0),
    details.some(({ isNew }) => isNew),
    details.some(({ discountedPrice }) => discountedPrice > 0),
  ];
  expect(edgeCases).toEqual([true, true, true, true, true]);
  expect(snapshot.newProducts.length).toBeGreaterThan(0);
});

test('pictures are addresses below the base of the parameters', () => {
  const { imageBase } = snapshot.settings;
  expect(imageBase).toBe(`${sandbox.apiOrigin}/imagenes/articulos/`);
  const images = snapshot.products.flatMap((product) => product.images);
  expect(images.filter((image) => !image.startsWith(imageBase))).toEqual([]);
});

test('the list and the detail of an article agree', () => {
  for (const product of snapshot.products) {
    const { name, price, discountedPrice, stock, levels, brand } = snapshot.details.get(product.sku) ?? {};
    expect({ name, price, discountedPrice, stock, levels, brand }).toEqual({
      name: product.name,
      price: product.price,
      discountedPrice: product.discountedPrice,
      stock: product.stock,
      levels: product.levels,
      brand: product.brand,
    });
  }
});

test('the list has the sizes in stock of every colour, like the detail', () => {
  const withSoldOut = snapshot.products.filter(({ soldOut }) => soldOut !== undefined);
  expect(withSoldOut.length).toBeGreaterThan(PRODUCTS / 2);
  for (const product of withSoldOut) {
    const variants = snapshot.details.get(product.sku)?.variants ?? [];
    const inStock = product.colors.map((name) =>
      product.sizes.filter((of) =>
        variants.some(({ color, size, stock }) => color === name && size === of && stock > 0),
      ),
    );
    expect(sizesByColor(product)).toEqual(inStock);
  }
});

test('a card shows the picture and the price of the variant that its page opens with', () => {
  for (const product of snapshot.products) {
    const detail = snapshot.details.get(product.sku);
    const first = detail && initialVariant(detail.variants, 'discount');
    if (!first || first.images.length === 0) continue;
    expect([product.sku, product.images[0]]).toEqual([product.sku, first.images[0]]);
    expect([product.sku, priceAfterDiscount(product)]).toEqual([product.sku, priceAfterDiscount(first)]);
  }
});

test('the country catalogue is whole: 22 departments, 340 municipalities', () => {
  expect(snapshot.places.departments).toHaveLength(22);
  expect(snapshot.places.municipalities).toHaveLength(340);
});

test('every brand of an article has a page', () => {
  const names = new Set(snapshot.brands.map(({ name }) => name));
  expect(snapshot.products.filter(({ brand }) => brand !== '' && !names.has(brand))).toEqual([]);
  expect(snapshot.brands.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
});
