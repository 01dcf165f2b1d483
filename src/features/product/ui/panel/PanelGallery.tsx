/** The pictures of the chosen variant where they are drawn in the browser: quick view (storefront §2), articles newer than the build. */

import { useEffect, useRef } from 'react';
import { announceGallery } from '#features/product/store/product-choice.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { Style } from '../buying/Style.tsx';
import gallerySheet from '../picture/Gallery.css?inline';
import { Gallery } from '../picture/Gallery.tsx';
import { useProductText } from '../use-product-text.ts';

export type PanelGalleryProps = {
  readonly name: string;
  /** Give it a `key` of these: its carousels are made once. */
  readonly images: readonly string[];
  /** Exact `sizes` of the large pictures. */
  readonly sizes: string;
};

export function PanelGallery({ name, images, sizes }: PanelGalleryProps) {
  const t = useProductText();
  const gallery = useRef<HTMLElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    if (gallery.current) announceGallery({ gallery: gallery.current, gone: gone.signal });
    return () => gone.abort();
  }, []);
  // An article without pictures shows the default one.
  const shown = images.length === 0 ? [''] : images;
  const total = shown.length;
  return (
    <>
      <Style css={gallerySheet} />
      <Gallery
        ref={gallery}
        name={name}
        images={shown}
        template={shopConfiguration.imageTemplate}
        text={{
          label: t('gallery'),
          zoom: t('zoom'),
          picture: (at) => t('pictureAlt', { name, n: at + 1, total }),
          thumbnail: (at) => t('picture', { n: at + 1, total }),
        }}
        sizes={sizes}
      />
    </>
  );
}
