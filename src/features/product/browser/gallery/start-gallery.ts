/**
 * Loads the gallery's carousels on its first use, or when another colour is chosen. Until then
 * the browser scrolls the list by itself. Presses are held meanwhile, and the last one is replayed.
 */
import { joinPictures } from '#features/product/rules/picture-list.ts';
import type { ChosenVariant } from '#features/product/store/product-choice.ts';
import { hold, replay } from '#shared/hydration/hold-and-replay.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';

const REACHES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Waits for the first reach. @param removed aborted when the gallery is removed before the page is */
export function startGallery(gallery: HTMLElement, removed?: AbortSignal): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  if (removed?.aborted) return;
  removed?.addEventListener('abort', () => waiting.abort(), { signal });
  let wanted: ChosenVariant | undefined;
  let isLoading = false;
  const held: { readonly target: HTMLElement }[] = [];
  const load = async (): Promise<void> => {
    isLoading = true;
    const mountGallery = await loadWithTexts(async () => (await import('./gallery.ts')).mountGallery);
    if (signal.aborted) return;
    waiting.abort();
    mountGallery(gallery, { images: wanted?.images, removed });
    delete gallery.dataset['coming'];
    // The presses before the last led to pictures that were left already.
    replay(held.slice(-1), ({ target }) => target.click());
  };
  const start = (): void => {
    if (isLoading) return;
    load().catch(() => {
      isLoading = false;
      // A press of that moment must not open anything later.
      held.length = 0;
      delete gallery.dataset['coming'];
    });
  };
  for (const reach of REACHES) gallery.addEventListener(reach, start, { passive: true, signal });
  const holdClick = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button,img') : null;
    if (target) {
      hold(event, target);
      held.push({ target });
    }
    start();
  };
  gallery.addEventListener('click', holdClick, { capture: true, signal });
  document.addEventListener(
    'variant:chosen',
    ({ detail }) => {
      if (joinPictures(detail.images) === gallery.dataset['images']) return;
      wanted = detail;
      // Hides the pictures of the previous colour meanwhile.
      gallery.dataset['coming'] = '';
      start();
    },
    { signal },
  );
}
