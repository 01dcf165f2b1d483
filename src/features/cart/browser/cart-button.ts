/** The header's cart button: its number of units, and the first opening of the mini-cart. */
import { type Mount, startMount } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { MAIN_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Updates `[data-cart-count]`; `data-one` is its name for one unit, `data-other` for none, where 0 is replaced. */
export function startCartBadge(): void {
  const controls = document.querySelectorAll<HTMLElement>('[data-cart-count]');
  const show = (units: number): void => {
    for (const control of controls) showUnits(control, units);
  };
  // If the code cannot be loaded, the number stays.
  const update = (): void => void countUnits().then(show, () => undefined);
  update();
  // The event carries the cart, which a device that stores nothing does not have.
  document.addEventListener('cart:changed', ({ detail }) => {
    show(detail.reduce((sum, line) => sum + (line.isSoldOut ? 0 : line.quantity), 0));
    import('./storage-notice.ts')
      .then(({ notifyStorageProblem }) => notifyStorageProblem())
      .catch(() => undefined);
  });
  addEventListener('storage', update);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

/** Loads the code that reads a cart only if one is stored. */
async function countUnits(): Promise<number> {
  if (!isStored(MAIN_KEY)) return 0;
  const { countStoredUnits } = await import('#features/cart/store/stored-cart.ts');
  return countStoredUnits();
}

function showUnits(control: HTMLElement, units: number): void {
  const { one = '', other = '' } = control.dataset;
  control.setAttribute('aria-label', units === 1 ? one : other.replace('0', String(units)));
  const badge = control.querySelector<HTMLElement>('.count-badge');
  if (!badge) return;
  badge.hidden = units === 0;
  badge.textContent = units > 99 ? '99+' : String(units);
}

/** Fills the dialog when the browser opens it: with a preview of the stored cart, then with React, which `load` brings. */
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
