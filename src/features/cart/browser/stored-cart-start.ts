/** Painting the stored cart where there is one: who has stored nothing loads nothing for it. */
import { MAIN_KEY, SAVED_FOR_LATER_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** When its code cannot be had, the island shows the cart as soon as it is there. */
function paint(): void {
  import('./stored-cart-preview.ts').then(({ watchStoredCart }) => watchStoredCart()).catch(() => undefined);
}

/** Paints the stored lines at once, or says that there are none until another tab stores some. */
export function startStoredCart(): void {
  if (isStored(MAIN_KEY, SAVED_FOR_LATER_KEY)) {
    paint();
    return;
  }
  document.documentElement.dataset['cart'] = 'empty';
  addEventListener('storage', paint, { once: true });
}
