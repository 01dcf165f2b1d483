/** A picture in its sizes and formats. */
import { memo } from 'react';
import type { PictureSources } from '#features/product/rules/picture.ts';

export type PictureProps = {
  readonly sources: PictureSources;
  /** '' if the name of the product is next to it. */
  readonly alt: string;
  /** Reserved size in pixels, so that nothing moves when the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Exact `sizes` for its place. */
  readonly sizes?: string;
  /** The one picture that is the page's largest paint. */
  readonly priority?: boolean;
  /** In the first view, so not lazy; `priority` implies it. */
  readonly eager?: boolean;
  /** Less urgent than the others in the first view. */
  readonly isMinor?: boolean;
  readonly className?: string;
};

const fetchPriorityOf = (priority: boolean, isMinor: boolean): 'high' | 'low' | undefined => {
  if (priority) return 'high';
  return isMinor ? 'low' : undefined;
};

/**
 * AVIF, then JPEG. The page replaces a picture that does not load (`shell/browser/page.ts`). Rendered
 * again only for other sources.
 */
export const Picture = memo(function Picture({
  sources,
  alt,
  width,
  height,
  sizes,
  priority = false,
  eager = false,
  isMinor = false,
  className,
}: PictureProps) {
  return (
    <picture className={className}>
      {sources.alternatives.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={sources.src}
        srcSet={sources.srcSet || undefined}
        sizes={sources.srcSet ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={fetchPriorityOf(priority, isMinor)}
        // A large AVIF takes long to decode, and the next frame would wait for it.
        decoding={priority ? 'async' : undefined}
      />
    </picture>
  );
});
