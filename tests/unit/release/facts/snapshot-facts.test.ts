import { expect, test } from 'vitest';
import {
  type DetailFacts,
  detailFacts,
  snapshotFacts,
} from '../../../../scripts/release/facts/snapshot-facts.ts';
import { collectSnapshot, type Snapshot } from '../../../../src/build/snapshot/collect.ts';
import type { DetailTable } from '../../../../src/build/snapshot/details/detail-table.ts';
import { API, fakeApi } from '../../build/snapshot/fake-api.ts';

/** A detail of a shop of three. */
async function anyDetail() {
  const { details } = await collectSnapshot(fakeApi(3).source);
  const [detail] = [...details.keys()].flatMap((sku) => details.get(sku) ?? []);
  if (!detail) throw new Error('there are no articles');
  return detail;
}

test('facts are equal whether details are kept in memory or not', async () => {
  const kept = await collectSnapshot(fakeApi(30).source);
  const facts = new Map<string, DetailFacts>();
  const table: DetailTable = {
    get: () => undefined,
    set: (sku, detail) => facts.set(sku, detailFacts(detail)),
    keys: () => facts.keys(),
    get size() {
      return facts.size;
    },
  };
  const past = await collectSnapshot({ ...fakeApi(30).source, openDetails: () => table });
  expect(facts.size).toBe(30);
  expect(Object.keys(snapshotFacts(kept, API).articles)).toHaveLength(30);
  expect(snapshotFacts(past, API, (sku) => facts.get(sku))).toEqual(snapshotFacts(kept, API));
});

test('facts survive being stored as JSON, also without variants', async () => {
  const detail = await anyDetail();
  for (const variants of [detail.variants, []]) {
    const facts = detailFacts({ ...detail, variants });
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  }
  expect(detailFacts({ ...detail, variants: [] }).lowest).toBeNull();
});

test('a stock change does not change facts, unless it reaches 0', async () => {
  const detail = await anyDetail();
  const counted = { ...detail, stock: detail.stock + 5 };
  expect(detailFacts(counted)).toEqual(detailFacts(detail));
  const gone = detailFacts({ ...detail, stock: 0 });
  expect([gone.soldOut, gone.digest === detailFacts(detail).digest]).toEqual([true, false]);
});

test('an article changes if its related article is no longer sold', async () => {
  const snapshot = await collectSnapshot(fakeApi(3).source);
  const [first, second] = snapshot.products;
  if (!first || !second) throw new Error('there are no articles');
  const known = { ...detailFacts(await anyDetail()), related: [second.sku] };
  const digestIn = (products: Snapshot['products']): string | undefined =>
    snapshotFacts({ ...snapshot, products }, API, () => known).articles[first.sku]?.digest;
  expect(digestIn(snapshot.products)).not.toBe(digestIn([first]));
  expect(digestIn([first])).toBe(
    snapshotFacts({ ...snapshot, products: [first] }, API, () => ({ ...known, related: [] })).articles[
      first.sku
    ]?.digest,
  );
});
