/** Galleries that are drawn in the browser (quick view, articles newer than the build) become what built ones are. */
import { startGallery } from './gallery/gallery-start.ts';

/** Takes that of an article newer than the build, which may be there already, and waits for more as long as the page is there. */
export function startDrawnGalleries(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-not-found] [data-gallery]'))
    startGallery(gallery);
  document.addEventListener('gallery:drawn', ({ detail: { gallery, gone } }) => startGallery(gallery, gone));
}
