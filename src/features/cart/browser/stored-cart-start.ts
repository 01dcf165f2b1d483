/** Loads the preview of the stored cart, but only if one is stored. */
import { MAIN_KEY, SAVED_FOR_LATER_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** If its code cannot be loaded, the island shows the cart. */
function loadPreview(): void {
  import('./stored-cart-preview.ts').then(({ watchStoredCart }) => watchStoredCart()).catch(() => undefined);
}

/** Shows the stored lines, or an empty cart until another tab stores some. */
export function startStoredCart(): void {
  if (isStored(MAIN_KEY, SAVED_FOR_LATER_KEY)) {
    loadPreview();
    return;
  }
  document.documentElement.dataset['cart'] = 'empty';
  addEventListener('storage', loadPreview, { once: true });
}
