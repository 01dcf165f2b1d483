/** Stars out of five with the number of reviews (storefront §2, Variant picker: the first N filled for rating N). */
import './Rating.css';

type RatingProps = {
  readonly rating: number;
  /** How many reviews it is the mean of; stars without them say nothing. */
  readonly count: number;
  readonly label: string;
};

/**
 * `label` says it in words: 'Calificación: 4 de 5, 12 opiniones'. One element that Rating.css writes into, because a list
 * has hundreds of stars.
 */
export function Rating({ rating, count, label }: RatingProps) {
  const filled = Math.min(5, Math.max(0, Math.round(rating)));
  return <span className="rating" role="img" aria-label={label} data-rating={filled} data-count={count} />;
}
