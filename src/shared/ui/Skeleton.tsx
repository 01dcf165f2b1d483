/** The shape of what is coming, in its final size, so that nothing moves when it is there. */
import './Skeleton.css';

export type SkeletonProps = {
  /** `card` has the size of a product card, `line` of a line of text, `box` fills its container. */
  readonly kind: 'card' | 'line' | 'box';
  readonly count?: number;
};

/** Silent for assistive technology: say the waiting in words (`aria-busy`, a status) where it matters. */
export function Skeleton({ kind, count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
    <span key={index} className={`skeleton skeleton-${kind}`} aria-hidden="true" />
  ));
}
