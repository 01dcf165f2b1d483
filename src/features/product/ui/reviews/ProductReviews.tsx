/** The reviews of an article (decision 138, Reviews). The styles are in `ProductReviews.css`, which the parent imports. */
import { Rating, type RatingProps } from './Rating.tsx';

/** A line of facts and the text, '' for none. */
type ReviewTexts = { readonly facts: string; readonly text: string };

export type ReviewListProps = {
  /** Language of the texts, if it is not the page's. */
  readonly lang: string | undefined;
  readonly reviews: readonly ReviewTexts[];
};

export type ProductReviewsProps = ReviewListProps & {
  readonly title: string;
  /** The mean in words, and as stars. */
  readonly mean: string;
  readonly stars: RatingProps;
  /** How the article fits by most votes; '' for unknown. */
  readonly fit: string;
  /** Summary of the reviews that unfold. */
  readonly others: string;
};

/** Reviews in view; the others unfold. */
export const OPEN_REVIEWS = 3;

export function ProductReviews({ lang, reviews, title, mean, stars, fit, others }: ProductReviewsProps) {
  return (
    <section className="reviews below-fold" id="opiniones">
      <h2>{title}</h2>
      <p className="reviews-mean">
        <span>{mean}</span>
        <Rating {...stars} />
      </p>
      {fit === '' ? null : <p>{fit}</p>}
      <ReviewList lang={lang} reviews={reviews.slice(0, OPEN_REVIEWS)} />
      {reviews.length > OPEN_REVIEWS ? (
        <details>
          <summary>{others}</summary>
          <ReviewList lang={lang} reviews={reviews.slice(OPEN_REVIEWS)} />
        </details>
      ) : null}
    </section>
  );
}

export function ReviewList({ lang, reviews }: ReviewListProps) {
  return (
    <ul className="review-list" role="list">
      {reviews.map(({ facts, text }) => (
        <li key={facts + text}>
          <p className="review-facts">{facts}</p>
          {text === '' ? null : <p lang={lang}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
