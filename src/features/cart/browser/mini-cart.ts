/**
 * The mini-cart's dialog: opened by the browser itself (`command`), filled with what it holds by the press
 * (`fill-on-press.ts`) and at once from the storage, and handed to React from then on. Nothing but this listener is
 * loaded before it is opened for the first time.
 */
import type { Mount } from '#shared/hydration/mounts.ts';

/** Lets `dialog#mini-cart` fill itself when it opens. */
export function startMiniCart(load: () => Promise<Mount>): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
  if (!dialog) return;
  const open = (): void => {
    if (!dialog.open) return;
    watch.disconnect();
    void import('./mini-cart-preview.ts')
      .then(({ drawMiniCart }) => drawMiniCart(dialog, load))
      .catch(() => undefined);
  };
  // Not by the event `toggle`, which younger browsers alone send for dialogs.
  const watch = new MutationObserver(open);
  watch.observe(dialog, { attributeFilter: ['open'] });
  // Somebody may have opened it before this script came.
  open();
}
