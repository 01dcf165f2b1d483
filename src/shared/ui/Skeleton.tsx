/** A placeholder in the size of the content that is loading. */
import './Skeleton.css';

export type SkeletonProps = {
  /** `card` has the size of a product card, `line` of a line of text, `box` fills its container. */
  readonly kind: 'card' | 'line' | 'box';
  readonly count?: number;
};

/** Hidden from assistive technology: announce the waiting by `aria-busy` or a status. */
export function Skeleton({ kind, count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are equal and never move
    <span key={index} className={`skeleton skeleton-${kind}`} aria-hidden="true" />
  ));
}
