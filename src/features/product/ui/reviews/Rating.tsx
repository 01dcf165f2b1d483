/** Stars out of five (storefront §2, Variant picker: the first N filled for rating N). */
import './Rating.css';

export type RatingProps = {
  readonly rating: number;
  /** How many reviews it is the mean of; left out for the service's own rating, which has none. */
  readonly count?: number | undefined;
  readonly label: string;
};

/**
 * `label` says it in words: 'Calificación: 4 de 5, 12 opiniones', or without the reviews. One element that Rating.css writes into, because a list
 * has hundreds of stars.
 */
export function Rating({ rating, count, label }: RatingProps) {
  const filled = Math.min(5, Math.max(0, Math.round(rating)));
  return <span className="rating" role="img" aria-label={label} data-rating={filled} data-count={count} />;
}
