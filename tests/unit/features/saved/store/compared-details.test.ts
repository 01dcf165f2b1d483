/** Details of compared products, whatever their skus are called. */
import { expect, it, vi } from 'vitest';
import { product } from '../../../fixtures/samples.ts';

const fetchProductDetail = vi.fn(async (_connection: unknown, sku: string) =>
  sku === 'DOWN'
    ? { ok: false, failure: { kind: 'network' } }
    : { ok: true, value: { ...product, sku }, message: '' },
);
vi.mock('#features/product/api/product-detail.ts', () => ({ fetchProductDetail }));

it('are asked for once by every sku, also one that is called as something of an object', async () => {
  const { $comparedDetails, loadComparedDetails } = await import('#features/saved/store/saved-details.ts');
  const skus = ['__proto__', 'constructor', 'KNL-1', 'DOWN'];
  expect(skus.map((sku) => $comparedDetails.get().get(sku))).toEqual(skus.map(() => undefined));
  loadComparedDetails(skus, '/img/');
  expect([...$comparedDetails.get()]).toEqual(skus.map((sku) => [sku, 'loading']));
  await vi.waitFor(() => expect($comparedDetails.get().get('DOWN')).toBe('failed'));
  for (const sku of skus.slice(0, 3)) expect($comparedDetails.get().get(sku)).toMatchObject({ sku });
  loadComparedDetails(skus, '/img/');
  expect(fetchProductDetail.mock.calls.map(([, sku]) => sku)).toEqual([...skus, 'DOWN']);
});
