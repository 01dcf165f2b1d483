/** The reviews of articles, from the files of editors. */
import { getCollection } from 'astro:content';
import { fitVotes, latestFirst, type Review, summaryOf } from '#features/product/rules/reviews.ts';
import { memoizeRead } from '#shared/html/once/memoize-read.ts';
import { formatDate } from '#shared/i18n/formats.ts';
import { type Locale, serviceLanguage } from '#shared/i18n/locales.ts';
import { pageText } from '#shared/i18n/page-text.ts';
import { OPEN_REVIEWS, type ProductReviewsProps, type ReviewListProps } from './ProductReviews.tsx';

/** By the sku of their article. */
const reviews = memoizeRead(async () => {
  const files = await getCollection('reviews');
  return new Map(files.toReversed().map(({ data }) => [data.sku, data.reviews]));
});

/** The reviews of an article, the latest first. */
export async function reviewsOf(sku: string): Promise<readonly Review[]> {
  return latestFirst((await reviews()).get(sku) ?? []);
}

/** Reviews in words. */
export function reviewList(reviews: readonly Review[], locale: Locale): ReviewListProps {
  const t = pageText(locale, 'content');
  const factsOf = ({ rating, name, date, size, fit }: Review): string =>
    [
      t('reviews.mean', { rating }),
      t('reviews.by', { name, date: formatDate(new Date(date), locale) }),
      ...(size ? [t('reviews.bought', { size })] : []),
      ...(fit ? [t(`reviews.fitted.${fit}`)] : []),
    ].join(' · ');
  return {
    lang: locale === serviceLanguage ? undefined : serviceLanguage,
    reviews: reviews.map((review) => ({ facts: factsOf(review), text: review.text ?? '' })),
  };
}

/** The most reviews of a page; each costs bytes of the document. */
const MAX = 12;

/** The reviews of an article in words; undefined without any. */
export async function productReviews(sku: string, locale: Locale): Promise<ProductReviewsProps | undefined> {
  const reviews = await reviewsOf(sku);
  const summary = summaryOf(reviews);
  if (!summary) return undefined;
  const t = pageText(locale, 'content');
  const fit = fitVotes(reviews);
  const shown = reviews.slice(0, MAX);
  return {
    ...reviewList(shown, locale),
    title: t('reviews.title'),
    mean: t('reviews.mean', { rating: summary.rating }),
    stars: { ...summary, label: t('reviews.rating', summary) },
    fit: fit ? t(`reviews.${fit.fit}`, { votes: fit.votes, of: fit.of }) : '',
    others: t('reviews.others', { count: shown.length - OPEN_REVIEWS }),
  };
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
