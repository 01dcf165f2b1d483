/**
 * Loads the gallery's carousels with the first reach for it or when another colour's pictures are wanted; until then
 * it is a list that the browser scrolls by itself. The press that was first is repeated when the code is there.
 */
import { withTexts } from '#i18n/coming-texts.ts';
import type { ChosenVariant } from '#stores/product/product-choice.ts';

const REACHES = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** Starts waiting, until `gone`, where the gallery does not stay as long as the page. */
export function startGallery(gallery: HTMLElement, gone?: AbortSignal): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  if (gone?.aborted) return;
  gone?.addEventListener('abort', () => waiting.abort(), { signal });
  let pressed: HTMLElement | undefined;
  let wanted: ChosenVariant | undefined;
  let isLoading = false;
  const load = async (): Promise<void> => {
    isLoading = true;
    const mountGallery = await withTexts(async () => (await import('./gallery.ts')).mountGallery);
    if (signal.aborted) return;
    waiting.abort();
    mountGallery(gallery, { images: wanted?.images, gone });
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
