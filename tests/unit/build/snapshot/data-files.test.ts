/** The size of a shopper's files with the sandbox's articles: never above a bound, however many. */
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { listFileText, listPartText } from '#build/snapshot/list-file.ts';
import { fetchProductList } from '#features/catalogue/api/products.ts';
import { listFile } from '#features/catalogue/api/wire/list-file.ts';
import { inParts } from '#features/catalogue/rules/list-file.ts';
import type { Product } from '#features/product/rules/product.ts';
import { suggestionPartText } from '#features/search/rules/suggestion-index.ts';
import { packedTraits } from '#features/search/rules/suggestion-traits.ts';
import { createSandbox } from '../../../../scripts/sandbox/sandbox.ts';

/** Brotli bytes of a data file, at a quality slightly below that of hosts. */
const BOUND = 140 * 1024;
const SANDBOX = 1000;
const PER_PAGE = 500;

const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).byteLength;

let sold: readonly Product[] = [];
beforeAll(async () => {
  const { storeApp, context } = createSandbox({ products: SANDBOX, seed: 1 });
  const connection = {
    baseUrl: 'http://sandbox.test',
    imageBase: 'http://sandbox.test/imagenes/',
    fetch: async (input: string | URL | Request, init?: RequestInit) =>
      storeApp.fetch(new Request(input, init)),
  };
  const pages = Array.from({ length: SANDBOX / PER_PAGE }, (_, at) => at + 1);
  const lists = await Promise.all(
    pages.map((page) => fetchProductList(connection, { levels: [0, 0, 0], page, perPage: PER_PAGE })),
  );
  sold = lists.flatMap((answer) => (answer.ok ? answer.value.products : []));
  context.database.close();
}, 60_000);

/** A catalogue of any size: no two articles have the same sku and name. */
const catalogue = (count: number): readonly Product[] =>
  Array.from({ length: count }, (_, at) => {
    const product = sold[at % sold.length];
    if (!product) throw new Error('the sandbox sells nothing');
    return { ...product, sku: `${product.sku}-${at}`, name: `${product.name} ${at}` };
  });

const entryOf = (product: Product) => ({
  ...packedTraits(product),
  id: product.sku,
  kind: 'product' as const,
  name: product.name,
  key: product.sku,
  price: product.price,
  image: product.images[0] ?? '',
  words: [product.name, product.brand, ...product.colors, ...product.tags].join(' '),
});

test('the files of a list are read as they were written, in one file or several', () => {
  const own = sold[0]?.images[0] ?? '';
  const inColors = new Map([[`${sold[0]?.sku}-0`, [own.length - 1, 0, 'a', 'b'] as const]]);
  for (const products of [[], catalogue(3), catalogue(10_000)]) {
    const [first = [], ...others] = inParts(products);
    const shown = first.map((product, at) => ({
      ...product,
      images: product.images.slice(0, 2),
      ...(at === 0 && { colorPictures: [`${own.slice(0, -1)}a`, `${own.slice(0, -1)}b`] }),
    }));
    const read = (text: string) => listFile.parse(JSON.parse(text));
    expect(read(listFileText({ inColors }, products))).toEqual({ products: shown, parts: others.length + 1 });
    expect(read(listPartText({ inColors }, first))).toEqual({ products: shown, parts: 1 });
  }
});

test.each([10_000, 50_000])('a list of %i articles is in files of a bounded size', (count) => {
  const snapshot = { inColors: new Map() };
  const products = catalogue(count);
  const parts = inParts(products);
  const last = listPartText(snapshot, parts.at(-1) ?? []);
  const first = listFileText(snapshot, products);
  expect(JSON.parse(first)).toMatchObject({ parts: parts.length });
  for (const text of [first, last]) expect(brotliBytes(text)).toBeLessThan(BOUND);
});

test.each([10_000, 50_000])(
  'the suggestions of %i articles are in files of a bounded size',
  (count) => {
    const parts = inParts(catalogue(count));
    for (const part of [parts[0], parts.at(-1)])
      expect(brotliBytes(suggestionPartText((part ?? []).map(entryOf)))).toBeLessThan(BOUND);
  },
  30_000,
);
