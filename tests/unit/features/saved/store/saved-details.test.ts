/** Details of compared products and of the products of a shared link. */
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { readSharedSkus, sharedQuery } from '#features/saved/rules/saved-list.ts';
import type { Answer } from '#shared/http/failure.ts';
import { product } from '../../../fixtures/samples.ts';

const fetchFreshProduct = vi.fn<(sku: string) => Promise<Answer<Pick<ProductDetail, 'sku'>>>>();
vi.mock('#features/product/store/fresh-product.ts', async (load) => ({
  ...(await load()),
  fetchFreshProduct,
}));

afterEach(() => fetchFreshProduct.mockReset());

function detail(sku: string) {
  const value = {
    sku,
    name: `Producto ${sku}`,
    price: 100,
    discountedPrice: 0,
    images: ['/a.jpg', '/b.jpg'],
  };
  return { ok: true, value, message: '' } as const;
}
const http = (status: number) => ({ ok: false, failure: { kind: 'http', status, message: '' } }) as const;

it('the detail of each sku is loaded once, also of one that is named like a property of objects', async () => {
  fetchFreshProduct.mockImplementation(async (sku) =>
    sku === 'DOWN'
      ? { ok: false, failure: { kind: 'network' } }
      : { ok: true, value: { ...product, sku }, message: '' },
  );
  const { $comparedDetails, loadComparedDetails } = await import('#features/saved/store/saved-details.ts');
  const skus = ['__proto__', 'constructor', 'KNL-1', 'DOWN'];
  expect(skus.map((sku) => $comparedDetails.get().get(sku))).toEqual(skus.map(() => undefined));
  loadComparedDetails(skus, '/img/');
  expect([...$comparedDetails.get()]).toEqual(skus.map((sku) => [sku, 'loading']));
  await vi.waitFor(() => expect($comparedDetails.get().get('DOWN')).toBe('failed'));
  for (const sku of skus.slice(0, 3)) expect($comparedDetails.get().get(sku)).toMatchObject({ sku });
  loadComparedDetails(skus, '/img/');
  expect(fetchFreshProduct.mock.calls.map(([sku]) => sku)).toEqual([...skus, 'DOWN']);
});

it('a shared list has the order of the link, without missing products; failures are reported', async () => {
  const { findShared } = await import('#features/saved/store/saved-details.ts');
  fetchFreshProduct.mockImplementation(async (sku) => {
    if (sku === 'GONE') return http(404);
    if (sku === 'DOWN') return http(500);
    if (sku === 'BROKEN') throw new Error('no code');
    return detail(sku);
  });
  const found = await findShared(['B', 'GONE', 'A', 'DOWN', 'BROKEN'], '/img/');
  expect(found.products.map(({ sku, image }) => [sku, image])).toEqual([
    ['B', '/a.jpg'],
    ['A', '/a.jpg'],
  ]);
  expect(found.failed).toEqual(['DOWN', 'BROKEN']);
});

it('requests six products at a time at most', async () => {
  const { findShared } = await import('#features/saved/store/saved-details.ts');
  let underWay = 0;
  let most = 0;
  fetchFreshProduct.mockImplementation(async (sku) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return detail(sku);
  });
  const skus = Array.from({ length: 20 }, (_, index) => `S${index}`);
  expect((await findShared(skus, '')).products).toHaveLength(20);
  expect(most).toBe(6);
});

it('a link carries any sku, also through an address', () => {
  const list = [{ sku: 'A,1' }, { sku: 'Ñ%&/ 2' }];
  const address = new URL(`https://shop.example/favoritos?${sharedQuery(list)}`);
  expect(readSharedSkus(address.searchParams.get('lista') ?? '')).toEqual(['A,1', 'Ñ%&/ 2']);
});
