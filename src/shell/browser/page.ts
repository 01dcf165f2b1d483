/** Starts the code that every page runs before its first interaction; all other code is in its parts. */

import { addPart, startParts } from '#shared/hydration/page-parts.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { reloadStaleBuild } from './head/heal-assets.ts';
import type { PageViews } from './page-later.ts';
import { startToasts } from './toasts/toast-listener.ts';

/** Starts the page; `views` load the components that it renders on demand. */
export function startPage(views: PageViews): void {
  const { suggestions, ...dialogs } = views;
  reloadStaleBuild();
  startPictureFallback();
  startToasts();
  addPart(
    async () => {
      const { laterStarts } = await import('./page-later.ts');
      return laterStarts(views);
    },
    ...Object.values(dialogs),
  );
  holdArrowKeys();
  // All scripts of the page have added their parts by then (HTML, 8.5.3), except one that had to be requested again.
  for (const moment of ['DOMContentLoaded', 'page:late'])
    addEventListener(moment, () => whenShown(startParts));
}

/** Replaces pictures that fail to load, now and later, by the default one (storefront §2, Card; §8). */
export function startPictureFallback(): void {
  const replacement = document.documentElement.dataset['noImage'] ?? '';
  const replace = (image: EventTarget | null): void => {
    if (!(image instanceof HTMLImageElement)) return;
    // The second picture of a card covers the first: a default one would hide it.
    if (image.matches('.card-figure>img')) image.remove();
    if (image.getAttribute('src') === replacement) return;
    // The other sources would have priority.
    image.closest('picture')?.replaceChildren(image);
    image.removeAttribute('srcset');
    image.src = replacement;
  };
  // Errors of pictures do not bubble, but they can be captured.
  document.addEventListener('error', (event) => replace(event.target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);
}

/**
 * Whether a menu or the suggestions handle a key. In a search box left and right (which end with 't') move the caret.
 * The repeated selector adds fewer bytes to every page than a constant.
 */
function isMenuKey({ key, target }: KeyboardEvent): boolean {
  const answering = key.endsWith('t')
    ? '[data-menu],[data-account]'
    : '[data-menu],[data-account],[data-search]';
  return key.startsWith('Arrow') && target instanceof Element && target.closest(answering) !== null;
}

/**
 * Holds arrow keys for the header until the parts of the page have started. `hold-and-replay.ts` is for presses and would
 * add bytes to every page.
 */
export function holdArrowKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent): void => {
    if (!isMenuKey(event)) return;
    event.preventDefault();
    // The menus may listen already, while other parts of the page start.
    event.stopImmediatePropagation();
    held.push(event);
  };
  const replay = (): void => {
    removeEventListener('keydown', hold, true);
    for (const { key, target } of held) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  };
  addEventListener('keydown', hold, true);
  addEventListener('page:ready', replay, { once: true });
}
