/** What a product page does by itself before anybody uses it: its gallery, and a choice that nobody may lose. */
import { startEarlyChoice } from './early-choice.ts';
import { startGallery } from './gallery/gallery-start.ts';

/** Starts both. */
export function startProduct(): void {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  if (gallery) startGallery(gallery);
  startEarlyChoice();
}
