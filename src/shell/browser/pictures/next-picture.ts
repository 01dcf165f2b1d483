/**
 * Requests the first picture of a product's page as soon as its card is about to be followed (decision 160, Next
 * picture): in parallel with the document, not a round trip after it.
 */

import { GALLERY_SIZES, gallerySrcSet } from '#features/product/rules/gallery-picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';

/** The picture of the card of a link; that of another colour is in no card. */
function cardPicture(link: HTMLAnchorElement): HTMLPictureElement | null {
  const card = link.matches('.card-name a') ? link.closest('.card') : link;
  return card?.querySelector('picture') ?? null;
}

/** Asks for the large picture of what a card's link leads to; for other links nothing. */
export function askNextPicture(link: HTMLAnchorElement): void {
  // A copy chooses among the formats as the card and the page do.
  const picture = cardPicture(link)?.cloneNode(true);
  if (!(picture instanceof HTMLPictureElement) || !/\/producto\/./.test(link.pathname)) return;
  for (const each of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) {
    each.srcset = gallerySrcSet(each.srcset, shopConfiguration.imageTemplate);
    each.sizes = GALLERY_SIZES;
    // A lazy picture outside of the document never comes.
    if (each instanceof HTMLImageElement) Object.assign(each, { loading: 'eager', fetchPriority: 'high' });
  }
}
