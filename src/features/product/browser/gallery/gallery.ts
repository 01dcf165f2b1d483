/**
 * The gallery as two carousels: a large one that fades, and thumbnails that control it (storefront §2). It follows the
 * chosen colour, and a press on a picture opens it close up.
 */
import { type Options, Splide } from '@splidejs/splide';
import { MAX_THUMBS, type PicturePlace, placedPicture } from '#features/product/rules/picture.ts';
import { joinPictures, splitPictures } from '#features/product/rules/picture-list.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { clientText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import styles from './carousels.css?inline';
import type { ZoomView } from './gallery-zoom.ts';

const text = clientText('product');
adoptStyles(styles);

/** Pixels a finger or mouse moves before it is a swipe (storefront §9). */
const SWIPE = 10;

/** A thumbnail with room for the mark of the chosen one, and the gap between two; in pixels. */
const THUMB = 122;
const GAP = 8;

type Parts = { readonly main: HTMLElement; readonly thumbs: HTMLElement };
type Carousels = { readonly main: Splide; readonly thumbs: Splide };

function words() {
  return text(pageLocale());
}

function partsOf(gallery: HTMLElement): Parts | undefined {
  const main = gallery.querySelector<HTMLElement>('.gallery-main');
  const thumbs = gallery.querySelector<HTMLElement>('.gallery-thumbs');
  return main && thumbs ? { main, thumbs } : undefined;
}

/** Loops and arrows only with two pictures or more. */
function options(total: number): Options {
  const t = words();
  return {
    rewind: total > 1,
    pagination: false,
    arrows: total > 1,
    drag: total > 1,
    dragMinThreshold: { mouse: SWIPE, touch: SWIPE },
    role: 'group',
    i18n: {
      prev: t('previousPicture'),
      next: t('nextPicture'),
      // Names of the arrows at the ends, where they lead around.
      last: t('previousPicture'),
      first: t('nextPicture'),
      slideLabel: t('picture', { n: '%s', total: '%s' }),
      carousel: t('gallery'),
      slide: '',
      select: '',
    },
  };
}

function markThumb(thumbs: HTMLElement, chosen: number): void {
  for (const [index, button] of thumbs.querySelectorAll('button').entries()) {
    if (index === chosen) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

/** From this width the thumbnails of a product's page are next to the picture (`Gallery.css`). */
const WIDE = 1024;

const isOnPage = ({ main }: Parts): boolean => main.closest('.product-main') !== null;

/** Height of the thumbnails in sight, in pixels. */
function heightOf(total: number): number {
  return Math.min(total, MAX_THUMBS) * (THUMB + GAP) - GAP;
}

/** Splide makes each slide a group, which an item of a list may not be. */
function keepListItems({ main, thumbs }: Parts): void {
  for (const item of [...main.querySelectorAll('li'), ...thumbs.querySelectorAll('li')]) {
    item.removeAttribute('role');
    item.removeAttribute('aria-label');
  }
}

function startCarousels(parts: Parts): Carousels {
  const total = parts.main.querySelectorAll('.splide__slide').length;
  const shared = options(total);
  const main = new Splide(parts.main, {
    ...shared,
    type: 'fade',
    keyboard: total > 1 ? 'focused' : false,
    speed: 300,
  });
  const thumbs = new Splide(parts.thumbs, {
    ...shared,
    arrows: false,
    drag: total > MAX_THUMBS,
    gap: GAP,
    perPage: Math.min(total, MAX_THUMBS),
    mediaQuery: 'min',
    breakpoints: isOnPage(parts) ? { [WIDE]: { direction: 'ttb', height: heightOf(total) } } : {},
    // Keeps the neighbours of the chosen one in sight, so that every picture can be reached.
    ...(total > MAX_THUMBS && { focus: 'center' }),
    keyboard: false,
  });
  main.on('mounted move', () => {
    markThumb(parts.thumbs, main.index);
    thumbs.go(main.index);
  });
  thumbs.mount();
  main.mount();
  // The track no longer scrolls by itself: the carousel takes the focus.
  parts.main.querySelector('.splide__track')?.removeAttribute('tabindex');
  keepListItems(parts);
  return { main, thumbs };
}

/** Replaces the slides by those of other pictures, copies of the first one. */
function fill(gallery: HTMLElement, { main, thumbs }: Parts, images: readonly string[]): void {
  const t = words();
  const total = images.length;
  const name = gallery.dataset['gallery'] ?? '';
  fillList(main, images, (slide, image, index) =>
    fillPicture(slide, 'gallery', { image, alt: t('pictureAlt', { name, n: index + 1, total }) }),
  );
  fillList(thumbs, images, (slide, image, index) => {
    slide.querySelector('button')?.setAttribute('aria-label', t('picture', { n: index + 1, total }));
    fillPicture(slide, 'thumbnail', { image, alt: '' });
  });
  thumbs.dataset['count'] = String(Math.min(total, MAX_THUMBS));
  gallery.dataset['images'] = joinPictures(images);
}

/** Copies the first slide for each picture (decision 235, Ways to render). */
function fillList(
  carousel: HTMLElement,
  images: readonly string[],
  fillSlide: (slide: HTMLElement, image: string, index: number) => void,
): void {
  const list = carousel.querySelector('.splide__list');
  const sample = list?.querySelector('li');
  if (!list || !sample) return;
  const slides = images.map((image, index) => {
    const slide = document.importNode(sample, true);
    fillSlide(slide, image, index);
    return slide;
  });
  list.replaceChildren(...slides);
}

type NewPicture = { readonly image: string; readonly alt: string };

function fillPicture(slide: HTMLElement, place: PicturePlace, { image, alt }: NewPicture): void {
  const { src, alternatives } = placedPicture(image, place, { template: shopConfiguration.imageTemplate });
  const img = slide.querySelector('img');
  if (!img) return;
  for (const [index, source] of slide.querySelectorAll('source').entries())
    source.srcset = alternatives[index]?.srcSet ?? '';
  for (const hint of ['fetchpriority', 'decoding']) img.removeAttribute(hint);
  img.alt = alt;
  img.src = src;
}

export type GalleryOptions = {
  /** The pictures to start with, if they differ from the rendered ones. */
  readonly images?: readonly string[] | undefined;
  /** Aborted when the gallery is removed. */
  readonly removed?: AbortSignal | undefined;
};

/** Makes the carousels. */
export function mountGallery(gallery: HTMLElement, { images, removed }: GalleryOptions = {}): void {
  const parts = partsOf(gallery);
  if (!parts) return;
  if (images && images.length > 0) fill(gallery, parts, images);
  let carousels = startCarousels(parts);
  const destroy = (): void => {
    carousels.main.destroy(true);
    carousels.thumbs.destroy(true);
  };
  removed?.addEventListener('abort', destroy);
  document.addEventListener(
    'variant:chosen',
    ({ detail }) => {
      const wanted = joinPictures(detail.images);
      if (wanted === '' || wanted === gallery.dataset['images']) return;
      destroy();
      fill(gallery, parts, detail.images);
      carousels = startCarousels(parts);
    },
    removed ? { signal: removed } : {},
  );
  parts.thumbs.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('li') : null;
    const index = [...parts.thumbs.querySelectorAll('li')].findIndex((item) => item.isSameNode(pressed));
    if (index >= 0) carousels.main.go(index);
  });
  const opener = parts.main.querySelector<HTMLElement>('.gallery-zoom');
  parts.main.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.splide__slide,.gallery-zoom')) return;
    const index = carousels.main.index;
    const onClose = (last: number): void => {
      if (last !== carousels.main.index) carousels.main.go(last);
    };
    // Without its code, the browser shows the picture alone.
    zoom(gallery, parts.main, { index, opener, onClose }).catch(() =>
      location.assign(imagesOf(gallery)[index] ?? ''),
    );
  });
}

function imagesOf(gallery: HTMLElement): readonly string[] {
  return splitPictures(gallery.dataset['images'] ?? '');
}

/** Opens the pictures close up, starting at an index; afterwards 'Ampliar' has the focus. */
async function zoom(
  gallery: HTMLElement,
  main: HTMLElement,
  { opener, ...view }: Omit<ZoomView, 'pictures'> & { readonly opener: HTMLElement | null },
): Promise<void> {
  const { openZoom } = await import('./gallery-zoom.ts');
  const t = words();
  const shown = main.querySelectorAll('img');
  const pictures = imagesOf(gallery).map((image, at) => ({
    image,
    alt: shown[at]?.alt ?? '',
    shown: shown[at]?.currentSrc ?? '',
  }));
  const text = {
    title: t('zoomTitle'),
    close: t('close'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    previous: t('previousPicture'),
    next: t('nextPicture'),
  };
  openZoom({ ...view, pictures }, text, opener);
}
