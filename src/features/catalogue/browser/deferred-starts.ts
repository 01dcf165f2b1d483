/** Loads scripts of some pages on first use: carousels, size marks on cards, pictures in the menu. */
import { isScarce } from '#shared/hydration/at-rest.ts';
import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { SIZE_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';
import { OPEN_POPOVER } from '#shared/ui/dialogs/older-popovers.ts';

/** Starts the carousels on the first interaction (decision 107, First interaction). */
export function startCarouselOnInteraction(): void {
  onFirstInteraction(() => {
    void import('./carousel.ts').then(({ startCarousels }) => startCarousels()).catch(() => undefined);
  });
}

/** Marks the cards in the shopper's size, once a size is set (decision 24, Mi talla). */
export function startSizeMarks(): void {
  const load = (): void =>
    void loadWithTexts(async () => (await import('./size-marks.ts')).markCardSizes)
      .then((markCardSizes) => markCardSizes())
      .catch(() => undefined);
  if (isStored(SIZE_KEY)) load();
  else document.addEventListener('size:changed', load, { once: true });
}

/** Adds pictures to `[data-menu]` when its first panel opens, unless data are scarce. */
export function startMenuPictures(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (!menu || isScarce()) return;
  const draw = (): void => {
    void import('./menu-pictures.ts')
      .then(({ drawMenuPictures }) => drawMenuPictures(menu))
      .catch(() => undefined);
  };
  // A panel may already be open.
  if (menu.querySelector(`[popover]${OPEN_POPOVER}`)) draw();
  else menu.addEventListener('beforetoggle', draw, { capture: true, once: true });
}
