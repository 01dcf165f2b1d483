/** The service's current article (decision 41, Fresh price and stock). */
import { expect, test, vi } from 'vitest';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';

const fetchProduct = vi.hoisted(() => vi.fn());
vi.mock('#features/product/store/fetch-product.ts', () => ({ fetchProduct }));

test('calls during a request share its answer, a later one makes a new request', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  fetchProduct.mockReturnValue(promise);
  const answers = [fetchFreshProduct('A-1', '/base/'), fetchFreshProduct('A-1', '/base/')];
  const other = fetchFreshProduct('A-2', '/base/');
  await vi.waitFor(() =>
    expect(fetchProduct.mock.calls).toEqual([
      ['A-1', '/base/'],
      ['A-2', '/base/'],
    ]),
  );
  resolve('now');
  await expect(Promise.all([...answers, other])).resolves.toEqual(['now', 'now', 'now']);
  await fetchFreshProduct('A-1', '/base/');
  expect(fetchProduct).toHaveBeenCalledTimes(3);
});

test('a request that failed is sent again', async () => {
  fetchProduct.mockReset().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('now');
  await expect(fetchFreshProduct('A-1')).rejects.toThrow('offline');
  await expect(fetchFreshProduct('A-1')).resolves.toBe('now');
});
