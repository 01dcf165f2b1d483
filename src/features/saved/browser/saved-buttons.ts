/**
 * The two-state buttons of cards and product pages (storefront §4; decision 59, Toasts; decision 60, Toast corners). All
 * other code is loaded with the first press, or at once if something is saved.
 */
import { COMPARE_KEY, WISHLIST_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';
import type { ButtonList } from './saved-marks.ts';

const LISTS: readonly ButtonList[] = [
  {
    action: 'wishlist',
    key: WISHLIST_KEY,
    position: 'bottom-left',
    removedType: 'info',
    load: async () => {
      const { addToWishlist: add, removeFromWishlist: remove } = await import(
        '#features/saved/store/saved-lists.ts'
      );
      return { add, remove };
    },
  },
  {
    action: 'compare',
    key: COMPARE_KEY,
    position: 'top-right',
    removedType: 'success',
    load: async () => {
      const { addToCompare: add, removeFromCompare: remove } = await import(
        '#features/saved/store/saved-lists.ts'
      );
      return { add, remove };
    },
  },
];

/** Answers presses on the buttons of both lists, and marks those of saved products. */
export function startSavedButtons(): void {
  for (const list of LISTS) startButtons(list);
}

function startButtons(list: ButtonList): void {
  const mark = (): void => {
    if (!isStored(list.key)) return;
    import('./saved-marks.ts').then(({ markButtons }) => markButtons(list)).catch(() => undefined);
  };
  mark();
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(`[data-action="${list.action}"]`) : null;
    if (!button) return;
    void import('./saved-marks.ts')
      .then(({ pressButton }) => pressButton(list, button))
      .catch(() => undefined);
  });
  addEventListener('storage', mark);
  document.addEventListener('list:rendered', mark);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) mark();
  });
}
