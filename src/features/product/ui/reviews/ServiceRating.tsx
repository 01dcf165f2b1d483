/** The service's own rating of an article that is drawn in the browser; nothing for 0. */
import { useProductText } from '../use-product-text.ts';
import { Rating } from './Rating.tsx';

export function ServiceRating({ rating }: { readonly rating: number }) {
  const t = useProductText();
  return rating > 0 ? <Rating rating={rating} label={t('rating', { rating })} /> : null;
}
