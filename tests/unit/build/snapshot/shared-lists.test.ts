import { expect, test } from 'vitest';
import { withSharedLists } from '#build/snapshot/shared-lists.ts';
import { product } from '../../fixtures/samples.ts';

test('articles are unchanged, and share equal lists, also after a clone', () => {
  const rows = ['A', 'B'].map((sku) => ({
    ...product,
    sku,
    colors: ['Negro'],
    sizes: ['38', '39'],
    tags: ['diario'],
    levels: [1, 2, 3] as const,
    soldOut: [0],
  }));
  const { soldOut: _, ...plain } = { ...product, sku: 'C', tags: ['1', '2'], sizes: [] };
  const shared = withSharedLists([...rows, plain]);
  expect(shared).toStrictEqual([...rows, plain]);
  const [one, other] = structuredClone(shared);
  for (const list of ['colors', 'sizes', 'tags', 'levels', 'soldOut'] as const)
    expect(one?.[list]).toBe(other?.[list]);
});
