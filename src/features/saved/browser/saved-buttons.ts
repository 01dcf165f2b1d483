/**
 * The two-state buttons of cards and product pages: wishlist and compare. One listener for all of them, also for those
 * that come later; everything else is loaded with the first press, or where something is stored already.
 */

import { isStored } from '#shared/storage/stored-text.ts';
import type { SavedList } from './saved-list-kind.ts';

/** Starts the buttons of one list. */
export function startSavedButtons(list: SavedList): void {
  const repaint = (): void => {
    if (!isStored(list.key)) return;
    import('./saved-marks.ts')
      .then(({ paintSavedButtons }) => paintSavedButtons(list))
      .catch(() => undefined);
  };
  repaint();
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(`[data-action="${list.action}"]`) : null;
    if (!button) return;
    void import('./saved-marks.ts').then(({ press }) => press(list, button)).catch(() => undefined);
  });
  addEventListener('storage', repaint);
  document.addEventListener('list:drawn', repaint);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) repaint();
  });
}
