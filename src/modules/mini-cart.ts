/**
 * The mini-cart's dialog: opened by the browser itself (`command`), filled at once from the storage, and handed to
 * React from then on. Nothing but this listener is loaded before it is opened for the first time.
 */
import type { LoadMiniCart } from './mini-cart-takeover.ts';

/** Lets `dialog#mini-cart` fill itself when it opens. */
export function startMiniCart(load: LoadMiniCart): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
  const container = dialog?.querySelector<HTMLElement>('[data-mini-cart]');
  if (!dialog || !container) return;
  const listeners = new AbortController();
  const open = (): void => {
    if (!dialog.open) return;
    listeners.abort();
    void import('./mini-cart-takeover.ts').then(({ takeOver }) => takeOver(container, load));
  };
  dialog.addEventListener('toggle', open, { signal: listeners.signal });
}
