/** The reviews that editors keep, by the sku of their article. */
import { getCollection } from 'astro:content';
import { type ReviewSummary, summaryOf } from '#features/product/rules/reviews.ts';

/** Reads the review files; stops the build if two of them are about one article. */
export async function reviewSummaries(): Promise<ReadonlyMap<string, ReviewSummary>> {
  const summaries = new Map<string, ReviewSummary>();
  for (const { id, data } of await getCollection('reviews')) {
    if (summaries.has(data.sku))
      throw new Error(`src/content/reviews/${id}.json: another file has the reviews of ${data.sku}`);
    const summary = summaryOf(data.reviews);
    if (summary) summaries.set(data.sku, summary);
  }
  return summaries;
}
