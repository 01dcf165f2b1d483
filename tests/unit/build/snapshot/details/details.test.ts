import { expect, test } from 'vitest';
import { collectSnapshot } from '#build/snapshot/collect.ts';
import { allowedFailures } from '#build/snapshot/details/details.ts';
import { failureShareFrom } from '#build/snapshot/source.ts';
import { API, type Fault, fakeApi, skuOf } from '../fake-api.ts';

const failing = (...numbers: number[]): Fault => {
  const paths = new Set(numbers.map((number) => `/api/v1/items/${skuOf(number)}`));
  return (path) => (paths.has(path) ? new Response('', { status: 500 }) : undefined);
};

test.each([
  [0, 0],
  [1, 0],
  [50, 0],
  [51, 1],
  [99, 1],
  [150, 3],
  [10_000, 200],
])('of %i articles %i may be left out', (count, allowed) => {
  expect(allowedFailures(count, 0.02)).toBe(allowed);
});

test('a share of 0 allows nothing to be left out', () => {
  expect(allowedFailures(10_000, 0)).toBe(0);
});

test.each([
  [undefined, 0.02],
  ['', 0.02],
  ['0', 0],
  ['0.1', 0.1],
  ['2', 0.02],
  ['-1', 0.02],
  ['muchos', 0.02],
])('SNAPSHOT_FAILURE_SHARE %j is a share of %f', (value, share) => {
  expect(failureShareFrom(value)).toBe(share);
});

test('one failing article of sixty is tried three times, then left out everywhere and listed', async () => {
  const { source, asked, logged } = fakeApi(60, failing(2));
  const snapshot = await collectSnapshot(source);
  expect(snapshot.products).toHaveLength(59);
  expect(snapshot.details.get(skuOf(2))).toBeUndefined();
  expect(snapshot.newProducts.map(({ sku }) => sku)).toEqual([skuOf(1)]);
  expect(asked.filter((path) => path === '/api/v1/items/SKU-2')).toHaveLength(3);
  expect(snapshot.leftOut).toEqual([
    { sku: 'SKU-2', path: '/api/v1/items/SKU-2', fault: { kind: 'http', status: 500, message: '' } },
  ]);
  expect(logged).toEqual(['Article SKU-2 left out: GET /api/v1/items/SKU-2 failed: HTTP 500']);
});

test('one failing article too many stops the build', async () => {
  const { source } = fakeApi(60, failing(2, 40));
  await expect(collectSnapshot(source)).rejects.toThrow(
    `HTTP 500; 2 articles failed, 1 may (${API}/api/v1/items/SKU-`,
  );
});

test('a small catalogue has to be complete', async () => {
  await expect(collectSnapshot(fakeApi(50, failing(2)).source)).rejects.toThrow('1 articles failed, 0 may');
});

test('no more than eight articles are requested at a time', async () => {
  let open = 0;
  let most = 0;
  const { source } = fakeApi(60, async (path) => {
    if (!path.includes('SKU')) return undefined;
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return undefined;
  });
  await collectSnapshot(source);
  expect(most).toBe(8);
});
