/** Stars out of five (storefront §2, Variant picker: the first N filled for rating N). */
import './Rating.css';

/** One star of 24 × 24, from its tip. */
const STAR = '3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z';

/** The stars from one number up to another, as one path: a list has hundreds of them. */
const stars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${12 + 24 * (from + index)} ${STAR}`).join('');

/** `label` says it in words: 'Calificación: 4 de 5'. */
export function Rating({ rating, label }: { readonly rating: number; readonly label: string }) {
  const filled = Math.min(5, Math.max(0, Math.round(rating)));
  return (
    <svg className="rating" role="img" aria-label={label} data-rating={filled} viewBox="0 0 120 24">
      <path fill="currentColor" d={stars(0, filled)} />
      {filled < 5 ? <path d={stars(filled, 5)} /> : null}
    </svg>
  );
}
