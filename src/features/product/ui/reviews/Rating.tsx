/** Stars out of five (storefront §2, Variant picker: the first N filled for rating N). */
import './Rating.css';

export type RatingProps = {
  readonly rating: number;
  /** How many reviews it is the mean of; left out for the service's own rating. */
  readonly count?: number | undefined;
  /** In words: 'Calificación: 4 de 5, 12 opiniones', or without the reviews. */
  readonly label: string;
};

/** One element that Rating.css writes the stars into, because a list has hundreds of them. */
export function Rating({ rating, count, label }: RatingProps) {
  const filled = Math.min(5, Math.max(0, Math.round(rating)));
  return <span className="rating" role="img" aria-label={label} data-rating={filled} data-count={count} />;
}

/** The stars above the name of an article: a link to its reviews if it has any. */
export function ProductStars(props: RatingProps) {
  if (!props.count) return <Rating {...props} />;
  return (
    <a className="product-stars" href="#opiniones">
      <Rating {...props} />
    </a>
  );
}
