/** The first opening of the mini-cart's dialog, which the browser opens itself (`command`). */
import { type Mount, startMount } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';

/** Fills the dialog when it opens: first with a preview of the stored cart, then with React, which `load` brings. */
export function startMiniCart(load: () => Promise<Mount>): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
  if (!dialog) return;
  // Older browsers have no event `toggle` for dialogs.
  const observer = new MutationObserver(fillIfOpen);
  observer.observe(dialog, { attributeFilter: ['open'] });
  fillIfOpen();

  function fillIfOpen(): void {
    if (!dialog?.open) return;
    observer.disconnect();
    fillDialog(dialog, load).catch(() => undefined);
  }
}

async function fillDialog(dialog: HTMLElement, load: () => Promise<Mount>): Promise<void> {
  const { paintStoredCart } = await import('./stored-cart-preview.ts');
  const container = dialog.querySelector<HTMLElement>('[data-mini-cart]');
  if (!container) return;
  startMount(container, load);
  paintStoredCart(container);
  startIsland(container);
}
