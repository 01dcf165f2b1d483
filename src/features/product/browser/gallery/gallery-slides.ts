/** The pictures of a gallery as elements: the same as the page was built with, for the pictures of another colour. */

import { GALLERY_SIZES, GALLERY_WIDTHS } from '#features/product/rules/gallery-picture.ts';
import { pictureSources } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';

type Shape = { readonly widths: readonly number[]; readonly side: number; readonly sizes: string };

/** 480×480 and 118×118 (storefront §2, Product detail gallery). */
const LARGE: Shape = { widths: GALLERY_WIDTHS, side: 480, sizes: GALLERY_SIZES };
const SMALL: Shape = { widths: [160, 320], side: 118, sizes: '118px' };

function picture(image: string, alt: string, { widths, side, sizes }: Shape): HTMLPictureElement {
  const sources = pictureSources(image, {
    template: shopConfiguration.imageTemplate,
    widths,
    isLean: true,
  });
  const element = document.createElement('picture');
  for (const { type, srcSet } of sources.alternatives) {
    const source = document.createElement('source');
    Object.assign(source, { type, srcset: srcSet, sizes });
    element.append(source);
  }
  const img = document.createElement('img');
  Object.assign(img, { alt, width: side, height: side });
  img.src = sources.src;
  element.append(img);
  return element;
}

function slide(content: Element): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'splide__slide';
  item.append(content);
  return item;
}

/** A large picture in its slide. */
export function largeSlide(image: string, alt: string): HTMLLIElement {
  return slide(picture(image, alt, LARGE));
}

/** A thumbnail: a button named 'Imagen {n} de {total}' (ui). */
export function thumbSlide(image: string, label: string): HTMLLIElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.append(picture(image, '', SMALL));
  return slide(button);
}

/** The address of a picture in the size it is looked at closely. */
export function closePicture(image: string): string {
  return pictureSources(image, { template: shopConfiguration.imageTemplate, widths: [960] }).src;
}
