/**
 * Loads the gallery's carousels with the first reach for it or when another colour's pictures are wanted; until then
 * it is a list that the browser scrolls by itself. The press that was first is repeated when the code is there.
 */
import type { ChosenVariant } from '#stores/product-choice.ts';

const REACHES = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** Starts waiting; does nothing on a page without a gallery. */
export function startGallery(): void {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  if (!gallery) return;
  // What the browser scrolls by itself has to be reachable by keyboard, until the carousel takes the focus over.
  gallery.querySelector('.gallery-main .splide__track')?.setAttribute('tabindex', '0');
  const waiting = new AbortController();
  const { signal } = waiting;
  let pressed: HTMLElement | undefined;
  let wanted: ChosenVariant | undefined;
  let isLoading = false;
  const load = async (): Promise<void> => {
    isLoading = true;
    const { mountGallery } = await import('./gallery.ts');
    waiting.abort();
    mountGallery(gallery, wanted?.images);
    delete gallery.dataset['coming'];
    pressed?.click();
  };
  const start = (): void => {
    if (isLoading) return;
    load().catch(() => {
      isLoading = false;
      delete gallery.dataset['coming'];
    });
  };
  for (const reach of REACHES) {
    gallery.addEventListener(
      reach,
      ({ target, type }) => {
        if (type === 'click' && target instanceof Element)
          pressed = target.closest<HTMLElement>('button,img') ?? undefined;
        start();
      },
      { passive: true, signal },
    );
  }
  document.addEventListener(
    'variant:chosen',
    ({ detail }) => {
      if (detail.images.join(' ') === gallery.dataset['images']) return;
      wanted = detail;
      // Those of the colour before are not seen meanwhile.
      gallery.dataset['coming'] = '';
      start();
    },
    { signal },
  );
}
