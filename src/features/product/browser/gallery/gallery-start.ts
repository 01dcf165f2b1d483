/**
 * Loads the gallery's carousels with the first reach for it or when another colour's pictures are wanted; until then
 * it is a list that the browser scrolls by itself. A press is held meanwhile; the last one is made when the code is there.
 */
import { joinPictures } from '#features/product/rules/picture-list.ts';
import type { ChosenVariant } from '#features/product/store/product-choice.ts';
import { hold, replay } from '#shared/hydration/hold-and-replay.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';

const REACHES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Starts waiting, until `gone`, where the gallery does not stay as long as the page. */
export function startGallery(gallery: HTMLElement, gone?: AbortSignal): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  if (gone?.aborted) return;
  gone?.addEventListener('abort', () => waiting.abort(), { signal });
  let wanted: ChosenVariant | undefined;
  let isLoading = false;
  const held: { readonly target: HTMLElement }[] = [];
  const load = async (): Promise<void> => {
    isLoading = true;
    const mountGallery = await loadWithTexts(async () => (await import('./gallery.ts')).mountGallery);
    if (signal.aborted) return;
    waiting.abort();
    mountGallery(gallery, { images: wanted?.images, gone });
    delete gallery.dataset['coming'];
    // The presses before the last led to pictures that are left already.
    replay(held.slice(-1), ({ target }) => target.click());
  };
  const start = (): void => {
    if (isLoading) return;
    load().catch(() => {
      isLoading = false;
      // A press of then must not open anything later.
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
      // Those of the colour before are not seen meanwhile.
      gallery.dataset['coming'] = '';
      start();
    },
    { signal },
  );
}
