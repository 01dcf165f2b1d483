/** The reviews of articles, from the files of editors. */
import { getCollection } from 'astro:content';
import { latestFirst, type Review } from '#features/product/rules/reviews.ts';
import { memoizeRead } from '#shared/html/once/memoize-read.ts';

/** By the sku of their article. */
const reviews = memoizeRead(async () => {
  const files = await getCollection('reviews');
  return new Map(files.toReversed().map(({ data }) => [data.sku, data.reviews]));
});

/** The reviews of an article, the latest first. */
export async function reviewsOf(sku: string): Promise<readonly Review[]> {
  return latestFirst((await reviews()).get(sku) ?? []);
}

/** Files whose article the shop does not have. */
export async function reviewNotices(skus: ReadonlySet<string>) {
  const files = await getCollection('reviews');
  return files
    .filter(({ data }) => !skus.has(data.sku))
    .map(({ id, data }) => ({
      file: `src/content/reviews/${id}.json`,
      unknown: [{ kind: 'sku', name: data.sku } as const],
      isEmpty: false,
    }));
}
