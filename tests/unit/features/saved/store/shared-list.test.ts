import { afterEach, expect, it, vi } from 'vitest';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { readSharedSkus, sharedQuery } from '#features/saved/rules/wishlist.ts';
import type { Answer } from '#shared/http/failure.ts';

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

it('a shared list has its products in the order of the link, what is gone left out, what failed told', async () => {
  const { findShared } = await import('#features/saved/store/shared-list.ts');
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

it('asks for six products at a time at most', async () => {
  const { findShared } = await import('#features/saved/store/shared-list.ts');
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
