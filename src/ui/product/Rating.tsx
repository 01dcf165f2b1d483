/** Stars out of five (storefront §2, Variant picker: the first N filled for rating N). */
import { Icon } from '#ui/page/Icon.tsx';
import './Rating.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** `label` says it in words: 'Calificación: 4 de 5'. */
export function Rating({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span className="rating" role="img" aria-label={label} data-rating={Math.round(rating)}>
      {STARS.map((star) => (
        <Icon key={star} name="star" size="s" />
      ))}
    </span>
  );
}
