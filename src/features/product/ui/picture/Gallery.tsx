/**
 * The pictures of a product (storefront §2, Product detail gallery): a list to swipe and thumbnails, complete without
 * scripts. `features/product/browser/gallery/start-gallery.ts` makes carousels of both on their first use. The
 * styles are in `Gallery.css`, which the parent imports.
 */
/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard */
import { useEffect, useRef } from 'react';
import { startGallery } from '#features/product/browser/gallery/start-gallery.ts';
import { GALLERY_SIZES, MAX_THUMBS, placedPicture } from '#features/product/rules/picture.ts';
import { joinPictures } from '#features/product/rules/picture-list.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { useProductText } from '../use-product-text.ts';
import { Picture } from './Picture.tsx';

export type GalleryProps = {
  /** Of the product. */
  readonly name: string;
  /** Absolute addresses; none shows the default picture. Carousels are made once: other pictures need another `key`. */
  readonly images: readonly string[];
  /** Exact `sizes` of the large pictures. */
  readonly sizes?: string;
  /** The first picture is the page's largest paint. */
  readonly priority?: boolean;
};

const request = { template: shopConfiguration.imageTemplate };

export function Gallery({ name, images, sizes = GALLERY_SIZES, priority = false }: GalleryProps) {
  const t = useProductText();
  const ref = useCarousels();
  const isPictured = images.length > 0;
  const shown = isPictured ? images : [''];
  const total = shown.length;
  return (
    <section
      ref={ref}
      className="gallery"
      aria-label={t('gallery')}
      data-gallery={name}
      data-images={joinPictures(shown)}
    >
      <div className="splide gallery-main">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
        <div className="splide__track" tabIndex={0}>
          <ul className="splide__list" role="list">
            {shown.map((image, index) => (
              <li key={image} className="splide__slide">
                <Picture
                  sources={placedPicture(image, 'gallery', request)}
                  alt={t('pictureAlt', { name, n: index + 1, total })}
                  width={480}
                  height={480}
                  sizes={sizes}
                  priority={priority && index === 0}
                  eager={index === 0}
                />
              </li>
            ))}
          </ul>
        </div>
        {isPictured ? (
          <button type="button" className="gallery-zoom">
            {t('zoom')}
          </button>
        ) : null}
      </div>
      {isPictured ? <Thumbnails images={images} /> : null}
    </section>
  );
}

function Thumbnails({ images }: Pick<GalleryProps, 'images'>) {
  const t = useProductText();
  const total = images.length;
  return (
    <div className="splide gallery-thumbs" data-count={Math.min(total, MAX_THUMBS)}>
      <div className="splide__track">
        <ul className="splide__list" role="list">
          {images.map((image, index) => (
            <li key={image} className="splide__slide">
              <button
                type="button"
                aria-label={t('picture', { n: index + 1, total })}
                aria-current={index === 0 ? 'true' : undefined}
              >
                <Picture
                  sources={placedPicture(image, 'thumbnail', request)}
                  alt=""
                  width={118}
                  height={118}
                  sizes="118px"
                  eager={index < MAX_THUMBS}
                  isMinor={index < MAX_THUMBS}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Starts a gallery that the browser has rendered; for one of built HTML the page's script does it. */
function useCarousels() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const removed = new AbortController();
    if (ref.current) startGallery(ref.current, removed.signal);
    return () => removed.abort();
  }, []);
  return ref;
}
