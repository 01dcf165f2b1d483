/** The pictures of the large menu are asked for when its first panel opens, and never where data are scarce. */
import { isScarce } from '#shared/hydration/at-rest.ts';
import { OPEN_POPOVER } from '#shared/ui/dialogs/older-popovers.ts';

/** Finds `[data-menu]`. */
export function startMenuPictures(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (!menu || isScarce()) return;
  const draw = (): void => {
    void import('./menu-pictures.ts')
      .then(({ drawMenuPictures }) => drawMenuPictures(menu))
      .catch(() => undefined);
  };
  // One may have been opened before this was loaded.
  if (menu.querySelector(`[popover]${OPEN_POPOVER}`)) draw();
  else menu.addEventListener('beforetoggle', draw, { capture: true, once: true });
}
