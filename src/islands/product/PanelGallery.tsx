/** The pictures of the chosen variant: a large one, and buttons for the others (storefront spec §2, Quick-view popup). */
import { useState } from 'react';
import { shopConfiguration } from '#configuration/settings.ts';
import { pictureSources } from '#domain/picture.ts';
import type { Text } from '#i18n/messages.ts';
import { Picture } from '#ui/Picture.tsx';

export type PanelGalleryProps = {
  readonly name: string;
  readonly images: readonly string[];
  readonly t: Text<'product'>;
};

const { imageTemplate: template } = shopConfiguration;

export function PanelGallery({ name, images, t }: PanelGalleryProps) {
  const [index, setIndex] = useState(0);
  const total = Math.max(1, images.length);
  return (
    <section className="panel-gallery" aria-label={t('gallery')}>
      <Picture
        key={index}
        sources={pictureSources(images[index] ?? '', { template, widths: [320, 480, 640, 960] })}
        alt={t('pictureAlt', { name, n: index + 1, total })}
        width={480}
        height={480}
        sizes="(min-width: 48rem) 448px, 88vw"
        eager
      />
      {images.length < 2 ? null : (
        <div className="panel-thumbs">
          {images.map((image, at) => (
            <button
              key={image}
              type="button"
              aria-label={t('picture', { n: at + 1, total })}
              aria-current={at === index || undefined}
              onClick={() => setIndex(at)}
            >
              <Picture
                sources={pictureSources(image, { template, widths: [160, 320] })}
                alt=""
                width={118}
                height={118}
                sizes="72px"
              />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
