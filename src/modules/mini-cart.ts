/**
 * The mini-cart's dialog: opened by the browser itself (`command`), filled at once from the storage, and handed to
 * React from then on. Nothing but this listener is loaded before it is opened for the first time.
 */

/** Lets `dialog#mini-cart` fill itself when it opens. */
export function startMiniCart(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
  dialog?.addEventListener('toggle', () => {
    if (!dialog.open) return;
    const island = dialog.querySelector('astro-island');
    if (island?.hasAttribute('ssr')) {
      void import('./stored-cart-preview.ts').then(({ paintStoredCart }) => paintStoredCart(dialog));
      island.dispatchEvent(new CustomEvent('intent:hydrate'));
    }
  });
}

startMiniCart();
