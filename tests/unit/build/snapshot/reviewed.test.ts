import { expect, test } from 'vitest';
import { collectSnapshot } from '#build/snapshot/collect.ts';
import { withReviews } from '#build/snapshot/snapshot.ts';
import { fakeApi } from './fake-api.ts';

test('an article has the mean of its reviews in every list and on its page, and the others keep none', async () => {
  const snapshot = await collectSnapshot(fakeApi(2).source);
  const [first, second] = snapshot.products;
  const summaries = new Map([[first?.sku ?? '', { count: 3, rating: 4.7 }]]);
  const { products, details } = withReviews(snapshot, summaries);
  expect(products[0]).toMatchObject({ rating: 4.7, reviews: 3 });
  expect(details.get(first?.sku ?? '')).toMatchObject({ rating: 4.7, reviews: 3 });
  expect(products[1]).toBe(second);
});
