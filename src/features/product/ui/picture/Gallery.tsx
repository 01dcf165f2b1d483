/**
 * The pictures of a product (storefront §2, Product detail gallery): a list to swipe and thumbnails, complete without
 * scripts. `features/product/browser/gallery/gallery.ts` makes carousels of both when somebody reaches for them. Its styles are in
 * `Gallery.css`, which the place that shows it brings.
 */
/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */
import type { Ref } from 'react';
import { GALLERY_WIDTHS } from '#features/product/rules/gallery-picture.ts';
import { MAX_THUMBS, type PictureSources, pictureSources } from '#features/product/rules/picture.ts';
import { joinPictures } from '#features/product/rules/picture-list.ts';
import { Picture } from './Picture.tsx';

export type GalleryProps = {
  /** Of the product. */
  readonly name: string;
  /** Absolute addresses of the pictures; `['']` shows the default one, alone and as large as it is. */
  readonly images: readonly string[];
  /** URL template of an image service; none: the raw picture. */
  readonly template: string | undefined;
  readonly text: {
    readonly label: string;
    readonly zoom: string;
    /** Names of the picture at a place, from 0, and of the button that leads to it. */
    readonly picture: (at: number) => string;
    readonly thumbnail: (at: number) => string;
  };
  /** Exact `sizes` of the large pictures. */
  readonly sizes: string;
  /** The first picture is the page's largest paint. */
  readonly priority?: boolean;
  readonly ref?: Ref<HTMLElement>;
};

export function Gallery({ name, images, template, text, sizes, priority = false, ref }: GalleryProps) {
  const sources = (image: string, widths: readonly number[]): PictureSources =>
    pictureSources(image, { template, widths, isLean: true });
  const isPictured = images.some((image) => image !== '');
  return (
    <section
      ref={ref}
      className="gallery"
      aria-label={text.label}
      data-gallery={name}
      data-images={joinPictures(images)}
    >
      <div className="splide gallery-main">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <div className="splide__track" tabIndex={0}>
          <ul className="splide__list" role="list">
            {images.map((image, index) => (
              <li key={image} className="splide__slide">
                <Picture
                  sources={sources(image, GALLERY_WIDTHS)}
                  alt={text.picture(index)}
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
            {text.zoom}
          </button>
        ) : null}
      </div>
      {isPictured ? (
        <div className="splide gallery-thumbs" data-count={Math.min(images.length, MAX_THUMBS)}>
          <div className="splide__track">
            <ul className="splide__list" role="list">
              {images.map((image, index) => (
                <li key={image} className="splide__slide">
                  <button
                    type="button"
                    aria-label={text.thumbnail(index)}
                    aria-current={index === 0 ? 'true' : undefined}
                  >
                    <Picture
                      sources={sources(image, [160, 320])}
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
      ) : null}
    </section>
  );
}
