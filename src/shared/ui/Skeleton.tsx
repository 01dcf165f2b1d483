/** Placeholders in the size of product cards; hidden from assistive technology, so announce the waiting by `aria-busy`. */
import './Skeleton.css';

export function Skeleton({ count = 1 }: { readonly count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are equal and never move
    <span key={index} className="skeleton skeleton-card" aria-hidden="true" />
  ));
}
