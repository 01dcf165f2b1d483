/** The editors' files of reviews. */
import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../../scripts/sandbox/catalogue/generate.ts';
import { reviewsSchema } from '../../../src/content/schemas/article.ts';
import { contentIds, readJson } from './content-files.ts';

const files = contentIds('reviews', '.json').map((id) =>
  reviewsSchema.parse(readJson(`src/content/reviews/${id}.json`)),
);

describe('reviews', () => {
  test('belong to articles of the sandbox, one file each, in sizes of these', () => {
    const { articles, sizes } = generateCatalogue({ seed: 1, products: 240 });
    const names = new Map(sizes.map(({ id, name }) => [id, name]));
    for (const { sku, reviews } of files) {
      const article = articles.find((each) => each.sku === sku);
      const own = article?.variants.map(({ sizeId }) => names.get(sizeId ?? 0));
      expect(article).toBeDefined();
      for (const { size } of reviews) if (size) expect(own).toContain(size);
    }
    expect(new Set(files.map(({ sku }) => sku)).size).toBe(files.length);
  });

  const review = { date: '2026-10-02', name: 'Ana L.', rating: 5 };
  test.each([
    ['half a star', { rating: 4.5 }],
    ['six stars', { rating: 6 }],
    ['a day of no calendar', { date: '2026-13-02' }],
    ['a fit nobody knows', { fit: 'tight' }],
  ])('with %s are refused', (_, change) => {
    expect(reviewsSchema.safeParse({ sku: 'A', reviews: [review] }).success).toBe(true);
    expect(reviewsSchema.safeParse({ sku: 'A', reviews: [{ ...review, ...change }] }).success).toBe(false);
  });
});
