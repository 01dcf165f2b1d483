/** The options that the gallery passes to Splide (storefront §2, Product detail gallery; §9). */
import { beforeEach, expect, test, vi } from 'vitest';
import { mountGallery } from '#features/product/browser/gallery/gallery.ts';

const asked = vi.hoisted((): Record<string, unknown>[] => []);
vi.mock('@splidejs/splide', () => ({
  Splide: class {
    index = 0;
    constructor(_: unknown, options: Record<string, unknown>) {
      asked.push(options);
    }
    on = () => this;
    mount = () => this;
  },
}));

beforeEach(() => void asked.splice(0));

/** The options of the large carousel and of the thumbnails, for a gallery of so many pictures. */
function optionsFor(count: number) {
  const slides = '<li class="splide__slide"><img alt=""></li>'.repeat(count);
  const part = (name: string) => `<div class="${name}"><ul class="splide__list">${slides}</ul></div>`;
  document.body.innerHTML = `<div data-gallery="Tenis">${part('gallery-main')}${part('gallery-thumbs')}</div>`;
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  if (gallery) mountGallery(gallery);
  const thumbs = asked.find(({ perPage }) => perPage !== undefined);
  return { main: asked.find(({ type }) => type !== undefined), thumbs };
}

test.each([
  [1, { perPage: 1, loops: false }],
  [2, { perPage: 2, loops: true }],
  [3, { perPage: 3, loops: true }],
  [5, { perPage: 3, loops: true }],
])('of %i pictures the large one fades, and this many thumbnails are visible: %j', (count, expected) => {
  const { main, thumbs } = optionsFor(count);
  const { perPage, loops } = expected;
  const dragMinThreshold = { mouse: 10, touch: 10 };
  expect(main).toMatchObject({ type: 'fade', rewind: loops, arrows: loops, drag: loops, dragMinThreshold });
  // Neither moves by itself: only a row of products moves every 2.5 s.
  expect(main).not.toHaveProperty('autoplay');
  expect(thumbs).toMatchObject({ perPage, rewind: loops, arrows: false, dragMinThreshold });
});
